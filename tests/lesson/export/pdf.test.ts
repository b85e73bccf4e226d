import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { ExportError } from "../../../src/lesson/export/model.ts";
import { findBrowser, renderPdf } from "../../../src/lesson/export/pdf.ts";
import { slug } from "../../../src/lesson/export/safe-text.ts";
import { soup } from "./inputs.ts";

const browser = findBrowser(process.env);
if (browser === null) console.log("skipped: PDF tests, because no Chrome, Chromium or Edge was found");
const leftovers = (): string[] =>
  readdirSync(tmpdir()).filter(
    (name) => name.startsWith("teacher-assist.tmp-") && name.includes(`-${process.pid}-`),
  );

describe("PDF", () => {
  test.skipIf(browser === null)("is printed by the browser, and nothing stays behind", async () => {
    const before = leftovers();
    const file = await exportLesson(soup, { format: "pdf", for: "student" });
    expect(new TextDecoder().decode(file.bytes.slice(0, 5))).toBe("%PDF-");
    expect(file).toMatchObject({
      mediaType: "application/pdf",
      fileName: "knife-skills-lentil-soup-pupils.pdf",
    });
    expect(leftovers()).toEqual(before);
  });

  test("without a browser a person is told what to do instead", async () => {
    const env = { PATH: "/nowhere", CHROME_PATH: "/nowhere/chrome" };
    const problem = await renderPdf("<p>x</p>", { env }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ExportError);
    expect(String(problem)).toMatch(/CHROME_PATH says \/nowhere\/chrome.*HTML.*Print/);
  });

  test("a browser that hangs is ended, one that fails is named", async () => {
    const before = leftovers();
    const hangs = await renderPdf("<p>x</p>", { env: { CHROME_PATH: "/bin/cat" }, timeoutMs: 300 }).catch(
      String,
    );
    const script = `${import.meta.dir}/fixtures/hangs.sh`;
    const slow = await renderPdf("<p>x</p>", { env: { CHROME_PATH: script }, timeoutMs: 300 }).catch(String);
    expect(hangs).toContain("made no PDF");
    expect(slow).toContain("did not finish");
    expect(leftovers()).toEqual(before);
  });

  test("the browser asked for comes first, then the PATH, then the usual places", () => {
    const there = (paths: string[]) => (path: string) => paths.includes(path);
    expect(findBrowser({ CHROME_PATH: "/x/c", PATH: "/a" }, there(["/x/c", "/a/chromium"]))).toBe("/x/c");
    expect(findBrowser({ PATH: "/a:/b" }, there(["/b/google-chrome"]))).toBe("/b/google-chrome");
    expect(findBrowser({ PATH: "" }, there(["/snap/bin/chromium"]))).toBe("/snap/bin/chromium");
    expect(findBrowser({ PATH: "/a" }, there([]))).toBeNull();
  });
});

test("file names are safe on every system", () => {
  expect(slug("Fünf Äpfel & crème brûlée: Größe?")).toBe("funf-apfel-creme-brulee-grosse");
  expect(slug("../../etc/passwd")).toBe("etc-passwd");
  expect(slug('CON: "a<b>|c*?\\')).toBe("con-a-b-c");
  expect(slug("日本語の授業")).toBe("日本語の授業");
  expect(slug("  ")).toBe("lesson");
  expect(slug("…")).toBe("lesson");
  expect(Buffer.byteLength(slug("授".repeat(300)))).toBeLessThanOrEqual(180);
});
