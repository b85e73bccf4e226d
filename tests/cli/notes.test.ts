import { expect, test } from "bun:test";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { docxOf, para } from "../documents/made.ts";
import { scratch, teacherAssist } from "./harness.ts";

test("a document becomes a note in the workspace, once, and one that cannot be read leaves nothing behind", async () => {
  using here = scratch();
  mkdirSync(join(here.dir, "workspace", "topics"), { recursive: true });
  const run = (args: string[], input?: string) =>
    teacherAssist(args, { cwd: here.dir, ...(input === undefined ? {} : { input }) });
  const topics = () => readdirSync(join(here.dir, "workspace", "topics"));
  writeFileSync(join(here.dir, "half.docx"), docxOf(para("Hello.")).subarray(0, 300));
  const half = await run(["notes", "add", "half.docx"]);
  expect([half.code, topics()]).toEqual([1, []]);
  expect(half.err).toContain("half.docx cannot be read: it is damaged, cut off");
  expect(half.err).toContain("Nothing was saved.");

  writeFileSync(
    join(here.dir, "Levers.docx"),
    docxOf(
      `${para("Levers", "Titel")}${para("A lever is a bar that turns about a pivot.")}${para("What is a pivot?")}`,
    ),
  );
  const added = await run(["notes", "add", "Levers.docx"]);
  expect([added.code, added.out]).toEqual([
    0,
    expect.stringMatching(/^topics\/Levers\.md: Levers\. Found: /),
  ]);
  expect(readFileSync(join(here.dir, "workspace/topics/Levers.md"), "utf8")).toContain("Levers.docx");
  const again = await run(["notes", "add", "Levers.docx"]);
  expect([again.code, again.err]).toEqual([
    2,
    expect.stringContaining("Name it with --topic, or replace it with --force."),
  ]);
  const piped = await run(
    ["notes", "add", "-", "--topic", "Pulleys", "--json"],
    "A pulley is a wheel with a rope.\n",
  );
  expect(JSON.parse(piped.out)).toMatchObject({ path: "topics/Pulleys.md", title: "Pulleys", source: "" });
  const marked = await run(
    ["notes", "add", "-", "--topic", "Marked"],
    "Aisha Rahman has dyslexia and got 4 of 10.\n",
  );
  expect([marked.code, topics().includes("Marked.md")]).toEqual([3, false]);
  expect(marked.err).toContain("--allow-personal-data");
  const listed = JSON.parse((await run(["notes", "list", "--json"])).out);
  expect(listed.notes.map(({ path }: { path: string }) => path)).toEqual([
    "topics/Levers.md",
    "topics/Pulleys.md",
  ]);
  expect((await run(["notes", "ad"])).err).toContain("Did you mean add?");
  expect((await run(["notes", "add", "none.docx"])).err).toContain("There is no file");
});
