import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument } from "../../src/documents/read-document.ts";

const photo = (name: string) =>
  readFileSync(join(import.meta.dir, "../learning/exercises/image-review/fixtures", name));

/** About a second each, in the process and with the limits that a teacher's photo has. */
test("a photo of a printed page is read on this computer, in English or Malay", async () => {
  const english = await readDocument(photo("english.png"), "page.png");
  expect(english).toMatchObject({ ok: true, document: { format: "photo", title: "page" } });
  expect(JSON.stringify(english)).toContain("Thank you very much.");
  const malay = await readDocument(photo("malay.png"), "page.png", { language: "ms" });
  expect(JSON.stringify(malay)).toContain("terima kasih");
});

test("a photo in which no print can be made out says so, as does a language that is not read here", async () => {
  expect(await readDocument(photo("blank.png"), "dark.png")).toMatchObject({
    ok: false,
    message: expect.stringMatching(/^dark\.png holds no print that can be made out/),
  });
  expect(await readDocument(photo("english.png"), "p.png", { language: "ja" })).toMatchObject({
    ok: false,
    message: expect.stringMatching(/English and Malay can/),
  });
});
