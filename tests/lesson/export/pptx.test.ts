import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { Block } from "../../../src/lesson/export/block.ts";
import { readBlocks } from "../../../src/lesson/export/blocks.ts";
import { deckOf, wordsOnSlide } from "../../../src/lesson/export/deck.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { body, sizesFor } from "../../../src/lesson/export/slide-sizes.ts";
import { slidesOf } from "../../../src/lesson/export/slides.ts";
import { loops, odd, soup } from "./inputs.ts";
import { checkXml, openOffice, slidesIn, wordsOf } from "./office.ts";

const pptx = async (input = loops, audience: "teacher" | "student" = "teacher") =>
  (await exportLesson(input, { format: "pptx", for: audience })).bytes;

describe("PPTX", () => {
  test("is 16:9, opens with the lesson, and has real titles", async () => {
    const bytes = await pptx();
    expect(openOffice(bytes).part("ppt/presentation.xml")).toContain('cx="12192000" cy="6858000"');
    const [opening = "", second = ""] = slidesIn(bytes);
    expect(wordsOf(opening)).toContain("Fixed loops in Python for 3B");
    expect(wordsOf(opening)).toContain("Draft: the teacher has not yet decided");
    expect(second).toMatch(/<p:ph\s[^>]*type="title"/);
  });

  test("the class sees no note, and an answer only where it is shown; the speaker notes hold them all", async () => {
    const bytes = await pptx();
    const slides = slidesIn(bytes).map(wordsOf);
    const asked = slides.filter((words) => !/^(?:Answers|The answer)$/m.test(words)).join("\n");
    expect(asked).toContain("Guided practice");
    expect(asked).not.toMatch(/Answer:|Teacher:|named place|misconception|deliberate|For the teacher/i);
    const starter = slides.findIndex((words) => words.includes("What is a variable?"));
    const notes = openOffice(bytes).part(`ppt/notesSlides/notesSlide${starter + 1}.xml`);
    expect(wordsOf(notes)).toContain("2. What is a variable? Answer: A named place in memory");
    expect(notes.match(/<a:p>/g)?.length ?? 0).toBeGreaterThan(3);
    expect(slides[starter + 1]).toContain("A named place in memory");
  });

  test("a pupil's deck holds no answer and no note, in any byte", async () => {
    const { names, part } = openOffice(await pptx(loops, "student"));
    const all = names.filter((name) => name.endsWith(".xml")).map((name) => wordsOf(part(name)));
    expect(all.join("\n")).not.toMatch(
      /named place|The answer|Answer:|misconception|number line|starts at 0/i,
    );
  });

  test("nothing on a pupil's slide is under 16 pt, and code keeps its indent", async () => {
    for (const slide of slidesIn(await pptx(loops, "student"))) {
      for (const [, size] of slide.matchAll(/ sz="(\d+)"/g))
        expect(Number(size)).toBeGreaterThanOrEqual(1600);
    }
    const all = slidesIn(await pptx(loops, "student")).join("");
    expect(all).toContain("<a:t>    distance = day + 1</a:t>");
    expect(all).toContain('typeface="Courier New"');
    expect(all).toContain("<a:tbl>");
  });

  test("is sound inside: one set of properties a paragraph, one number a shape, all of it XML", async () => {
    const bytes = await pptx(odd, "student");
    for (const slide of slidesIn(bytes)) {
      checkXml(slide);
      for (const [paragraph] of slide.matchAll(/<a:p>.*?<\/a:p>/gs)) {
        expect(paragraph.match(/<a:pPr\b/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
      const ids = [...slide.matchAll(/<p:cNvPr id="(\d+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
    const words = slidesIn(bytes).map(wordsOf).join("\n");
    for (let row = 1; row <= 200; row++) expect(words).toContain(`row${row}x`);
    for (const end of [
      "level13x",
      "longline-end",
      "code-end",
      "bigcell-end",
      "paragraph-end",
      "longword-end",
      "finis-end",
    ])
      expect(words.replace(/\s/g, "")).toContain(end);
  });

  test("no slide is ever overfull, and no word is lost on the way", () => {
    const words = fc.array(
      fc.oneof(
        fc.lorem({ maxCount: 60 }),
        fc.string({ minLength: 1, maxLength: 400 }).map((s) => s.replace(/[^\w ]/g, "") || "x"),
        fc.constant("長い文章".repeat(40)),
      ),
      { minLength: 1, maxLength: 4 },
    );
    const paragraphs = words.map((all) => all.join("\n\n"));
    const lists = words.map((all) => all.map((one, at) => `${"  ".repeat(at)}- ${one}`).join("\n"));
    const code = fc
      .array(fc.string({ maxLength: 300 }), { maxLength: 50 })
      .map((lines) => `~~~~\n${lines.join("\n").replace(/[~\r\n]+/g, "\n")}\n~~~~`);
    const tables = fc
      .array(fc.lorem({ maxCount: 120 }), { maxLength: 30 })
      .map((cells) => `| a | b |\n|---|---|\n${cells.map((cell) => `| x | ${cell} |`).join("\n")}`);
    const blocks = fc
      .array(fc.oneof(paragraphs, lists, code, tables), { maxLength: 6 })
      .map((all) => readBlocks(all.join("\n\n### Heading\n\n")));
    const letters = (value: unknown): string => JSON.stringify(value).replace(/\s/g, "");
    fc.assert(
      fc.property(
        blocks,
        fc.constantFrom("teacher" as const, "student" as const),
        (content: Block[], audience) => {
          const pages = slidesOf(content, "T", sizesFor(audience));
          for (const { pieces } of pages) {
            const height = pieces.reduce((sum, piece) => sum + piece.height, 0);
            expect(height).toBeLessThanOrEqual(body.height + 0.01);
          }
          for (const block of content) {
            if (block.kind !== "code") continue;
            const lines = pages.flatMap(({ pieces }) =>
              pieces.flatMap((piece) => (piece.kind === "code" ? piece.lines : [])),
            );
            expect(letters(lines.join("").replace(/\s/g, ""))).toContain(
              letters(block.text.replace(/\s/g, "")).slice(1, -1),
            );
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

test("content guidance and the plan are in the notes of the first slide, and on none", () => {
  const { slides } = deckOf(soup, "teacher");
  expect(slides[0]?.notes).toContain("Uses sharp knives and hot hobs.");
  expect(slides[0]?.notes).toContain("HWB 2-30a");
  expect(slides.map(wordsOnSlide).join("\n")).not.toMatch(/sharp knives and hot hobs|HWB/);
});
