import { afterAll, describe, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deckOf } from "../../../src/lesson/export/deck.ts";
import { findBrowser, renderPdf } from "../../../src/lesson/export/pdf.ts";
import { swept } from "../../sweep.ts";
import { draftedFrom } from "../companions/every-subject.ts";
import { wrongInDeck } from "../export/deck-check.ts";
import { filesToPrint } from "./files.ts";
import { missingPrograms, openAll } from "./opened.ts";
import { pagesOf } from "./page-boxes.ts";
import { wrongOnPages } from "./page-check.ts";

const missing = missingPrograms();
if (missing.length > 0)
  console.log(
    `skipped: lessons and companions printed and looked at, because there is no ${missing.join(", no ")}`,
  );
if (findBrowser(process.env) === null)
  console.log("skipped: planted faults on a page, because no Chrome, Chromium or Edge was found");

test("what is printed is of every subject and every shape, in three formats, sixty files and more", () => {
  const files = filesToPrint();
  expect(new Set(files.map(({ subject }) => subject)).size).toBeGreaterThan(11);
  expect(new Set(files.map(({ shape }) => shape)).size).toBe(8);
  expect(files.length).toBeGreaterThanOrEqual(60);
  for (const format of ["docx", "pptx", "pdf"] as const)
    expect(files.filter((file) => file.format === format).length).toBeGreaterThanOrEqual(20);
});

test.skipIf(findBrowser(process.env) === null)(
  "what is planted on a page is found, each fault and no other",
  async () => {
    const square =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const at = (left: number, top: number, inside: string) =>
      `<div style="position:absolute;left:${left}px;top:${top}px;white-space:nowrap">${inside}</div>`;
    const page = (body: string) =>
      `<section style="position:relative;height:900px;break-after:page">${body}</section>`;
    const planted: [string, string][] = [
      [at(40, 40, "All is well here.") + at(40, 80, "A. one<br>B. two<br>C. three"), ""],
      [at(40, 40, "one sentence") + at(60, 44, "another on it"), '"one sentence" on "another on it"'],
      [
        at(40, 200, `<img src="${square}" width="200" height="90">`) + at(60, 230, "words"),
        '"words" on a picture',
      ],
      [
        at(40, 0, "C. three<br>D. four") + at(40, 80, "And so on."),
        "option C is parted from the one before it",
      ],
      [at(-110, 40, `<img src="${square}" width="200" height="90">`), "a picture runs off it"],
    ];
    const html = `<!doctype html><html lang="en"><style>@page{size:A4;margin:20mm}body{margin:0;font:16px sans-serif}</style>${planted.map(([body]) => page(body)).join("")}`;
    const pages = await pagesOf(await renderPdf(html));
    const found = planted.map((_, number) =>
      wrongOnPages(pages.slice(number, number + 1)).map((one) => one.replace("page 1: ", "")),
    );
    const foot = { text: "Page 2 of 2", left: 40, right: 90, top: 800, bottom: 810 };
    const empty = { width: 595, height: 842, words: [foot], pictures: [] };
    expect(wrongOnPages([empty, empty])).toEqual(["page 2: there is nothing on it"]);
    const far = { text: "far out", left: 560, right: 640, top: 90, bottom: 100 };
    expect(wrongOnPages([{ width: 595, height: 842, words: [far], pictures: [] }])).toEqual([
      'page 1: "far out" runs off it',
    ]);
    expect(found).toEqual(planted.map(([, fault]) => (fault === "" ? [] : [fault])));
  },
);

test("no slide of a lesson of any subject runs out of its boxes, measured for the font it is made for", () => {
  const paths = [...new Set(filesToPrint().map(({ path, shape }) => `${path}|${shape}`))];
  for (const one of swept(paths, 4)) {
    const [path = "", wish = ""] = one.split("|");
    const { lesson: markdown, note } = draftedFrom(path, wish);
    const input = {
      markdown,
      title: note.title,
      subtitle: "7B",
      status: "decided" as const,
      evidence: [],
      guidance: [],
      madeBy: "",
    };
    expect([path, wrongInDeck(deckOf(input, "teacher"))]).toEqual([path, []]);
  }
});

describe.skipIf(missing.length > 0)("printed and opened", () => {
  const folder = mkdtempSync(join(tmpdir(), "teacher-assist-printed-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("nothing overprints, overflows or splits", async () => {
    const opened = await openAll(swept(filesToPrint(), 2), folder);
    expect(opened.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    for (const { name, pages } of opened) expect([name, pages > 0]).toEqual([name, true]);
  }, 1_800_000);
});
