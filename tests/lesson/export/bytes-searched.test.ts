import { describe, expect, test } from "bun:test";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { findBrowser, renderPdf } from "../../../src/lesson/export/pdf.ts";
import { saidBy } from "./bytes-searched.ts";
import { soup } from "./inputs.ts";

const browser = findBrowser(process.env);
if (browser === null)
  console.log("skipped: searching PDF bytes, because no Chrome, Chromium or Edge was found");

const question = [
  "kind: choice",
  "prompt: Which of them melts first?",
  "options: [{ text: wax, right: true, misconception: zzhiddenzz }, { text: iron }]",
  "why: zzreasonzz",
].join("\n");
const cycle =
  "kind: label\nprompt: Complete it.\nfigure: { kind: cycle, title: From egg to moth, stages: [egg, caterpillar, chrysalis, moth] }\nblanks: [{ mark: A, answers: [caterpillar] }, { mark: B, answers: [chrysalis, cocoon] }]";
const block = (source: string) => `\`\`\`question\n${source}\n\`\`\``;
const input = {
  ...soup,
  part: "quiz" as const,
  title: "Change: quiz",
  markdown: `# Change: quiz\n\n## Questions\n\n${block(question)}\n\n${block(cycle)}\n`,
};

describe.skipIf(browser === null)("a PDF is searched to its last byte", () => {
  test("what is planted in it is found, wherever it is hidden", async () => {
    const letters = [..."zzlettersapart"].map((one) => `<span style="letter-spacing:.2px">${one}</span>`);
    const said = await saidBy(
      await renderPdf(`<!doctype html><html lang="en"><title>zznamezz</title>
        <p>the zzseenzz stands here</p><p style="color:#fff">the zzwhitezz</p><p>${letters.join("")}</p>
        <svg role="img" aria-label="a zzpicturezz" width="9" height="9"><rect width="9" height="9"/></svg>
        <a href="https://example.org/zzlinkzz">page</a>`),
      "pdf",
    );
    for (const secret of ["zznamezz", "zzseenzz", "zzwhitezz", "zzlettersapart", "zzpicturezz", "zzlinkzz"])
      expect([secret, said.includes(secret)]).toEqual([secret, true]);
    expect(said).not.toContain("zznobodywrotethiszz");
  });

  test("a pupil's holds no answer and no thought behind one, a teacher's does; its figure is drawn, with its words and its blanks", async () => {
    const answers = /caterpillar|chrysalis|cocoon|zzhiddenzz|zzreasonzz|Answer key/i;
    const pupils = await exportLesson(input, { format: "pdf", for: "student" });
    const said = await saidBy(pupils.bytes, "pdf");
    expect(said).not.toMatch(answers);
    expect(said).toContain("blank A");
    expect(said).toContain("From egg to moth");
    // Drawn as lines and letters, no picture of them: sharp at any size.
    expect(said).not.toContain("/Subtype /Image");
    const teachers = await exportLesson(input, { format: "pdf", for: "teacher" });
    const told = await saidBy(teachers.bytes, "pdf");
    for (const answer of ["caterpillar", "chrysalis", "zzhiddenzz", "zzreasonzz"])
      expect(told).toContain(answer);
  });
});

test("no other file of a pupil's holds it either: not in alternative text, ids or the data of a picture", async () => {
  for (const format of ["docx", "pptx", "html", "md"] as const) {
    const { bytes } = await exportLesson(input, { format, for: "student" });
    const said = await saidBy(bytes, format);
    expect([
      format,
      /caterpillar|chrysalis|cocoon|zzhiddenzz|zzreasonzz|Answer key/i.exec(said)?.[0] ?? null,
    ]).toEqual([format, null]);
    expect([format, said.includes("blank A")]).toEqual([format, true]);
  }
});
