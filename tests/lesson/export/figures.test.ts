import { describe, expect, test } from "bun:test";
import { drawFigure } from "../../../src/figures/draw-figure.ts";
import { readFigure } from "../../../src/figures/read-figure.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import type { ExportFormat } from "../../../src/lesson/export/model.ts";
import { soup } from "./inputs.ts";
import { checkXml, openOffice, wordsOf } from "./office.ts";

const line = "kind: number-line\nfrom: -4\nto: 4\njumps:\n  - { from: -3, to: 2, label: plus five }";
const cell = "kind: cycle\nstages: [larva, pupa, butterfly]\nblanks: [pupa]";
const broken = "kind: cycle\nstages: [egg]\nblanks: [chrysalis]";
const tall = `kind: timeline\nevents:\n${Array.from({ length: 20 }, (_, at) => `  - { at: ${1900 + at}, label: Event number ${at} of many }`).join("\n")}`;
const fenced = (source: string) => `\`\`\`figure\n${source}\n\`\`\``;
const input = {
  ...soup,
  markdown: `# A lesson\n\n## Main\n\n${fenced(line)}\n\n1. Name the stages.\n\n   ${fenced(cell).replace(/\n/g, "\n   ")}\n\n${fenced(broken)}\n\n${fenced(tall)}\n`,
};
const alt = (source: string) => drawFigure(readFigure(source), "print").alt;
const made = new Map<string, Promise<Uint8Array>>();
/** Each file is made once. */
const exported = (format: ExportFormat, audience: "teacher" | "student" = "student"): Promise<Uint8Array> => {
  const file =
    made.get(format + audience) ?? exportLesson(input, { format, for: audience }).then(({ bytes }) => bytes);
  made.set(format + audience, file);
  return file;
};

describe("figures in a lesson's files", () => {
  test("stand in HTML as drawings with their words, and break nothing where they are broken", async () => {
    const html = new TextDecoder().decode(await exported("html"));
    expect(html.match(/<svg [^>]*role="img"/g)).toHaveLength(3);
    expect(html).toContain(`aria-label="${alt(line)}"`);
    expect(html).toContain("A figure that stands here cannot be drawn");
    expect(html).not.toContain("kind: ");
  });

  test("stand in DOCX as pictures with the same words", async () => {
    const { part, names } = openOffice(await exported("docx"));
    const xml = part("word/document.xml");
    checkXml(xml);
    expect(names.filter((name) => /^word\/media\/.*\.png$/.test(name))).toHaveLength(3);
    for (const source of [line, cell, tall]) expect(xml).toContain(`descr="${alt(source)}"`);
  });

  test("stand on slides, each whole and inside its slide", async () => {
    const { part, names } = openOffice(await exported("pptx", "teacher"));
    const slides = names.filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name)).map(part);
    const pictures = slides.flatMap((xml) => [...xml.matchAll(/<p:pic>.*?<\/p:pic>/gs)].map(([one]) => one));
    expect(pictures).toHaveLength(3);
    for (const source of [line, cell, tall]) expect(pictures.join("")).toContain(`descr="${alt(source)}"`);
    for (const picture of pictures) {
      const [, x = 0, y = 0, width = 0, height = 0] = (
        /<a:off x="(\d+)" y="(\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"/.exec(picture) ?? []
      ).map(Number);
      expect([x >= 0, y >= 0, x + width <= 12192000, y + height <= 6858000]).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(width).toBeGreaterThan(600000);
    }
  });

  test("markdown keeps the block; a pupil's file has no answer in any byte, a teacher's has the key", async () => {
    const teacher = new TextDecoder().decode(await exported("md", "teacher"));
    expect(teacher).toContain(fenced(line));
    expect(teacher).toContain(fenced(cell).replace(/\n/g, "\n   "));
    const pupils = new TextDecoder().decode(await exported("md"));
    expect(pupils).toContain(fenced(line));
    for (const format of ["md", "html", "docx", "pptx"] as const) {
      const bytes = await exported(format);
      const all =
        format === "md" || format === "html"
          ? new TextDecoder().decode(bytes)
          : openOffice(bytes)
              .names.filter((name) => /\.(xml|rels)$/.test(name))
              .map(openOffice(bytes).part)
              .join("\n");
      expect([format, /pupa|chrysalis/.test(all)]).toEqual([format, false]);
      expect([format, /blank 1/.test(all)]).toEqual([format, true]);
    }
    const key = openOffice(await exported("docx", "teacher")).part("word/document.xml");
    expect(wordsOf(key)).toContain("1: pupa");
  });
});
