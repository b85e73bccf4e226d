import { expect, test } from "bun:test";
import fc from "fast-check";
import { plainText } from "../../../src/lesson/export/block.ts";
import { readBlocks } from "../../../src/lesson/export/blocks.ts";
import { exportLesson } from "../../../src/lesson/export/export.ts";
import { composeSheet } from "../../../src/lesson/export/sheet.ts";
import { times } from "../../sweep.ts";
import { bytesToText, loops, odd, soup } from "./inputs.ts";

test("the teacher's markdown is the lesson byte for byte, under a note and above its references", async () => {
  const { bytes, fileName } = await exportLesson(loops, { format: "md", for: "teacher" });
  const text = bytesToText(bytes);
  expect(fileName).toBe("fixed-loops-in-python-for-3b-teacher.md");
  expect(text).toContain(loops.markdown);
  expect(text.slice(0, text.indexOf(loops.markdown))).toContain("Draft: the teacher has not yet decided");
  expect(text.slice(text.indexOf(loops.markdown) + loops.markdown.length)).toContain(
    "TCH 4-15a, Building programs (curriculum/cfe-computing.md, lines 257–267)",
  );
});

test("the pupils' markdown reads back as the very text it was made from", async () => {
  for (const input of [loops, soup, odd]) {
    const { bytes } = await exportLesson(input, { format: "md", for: "student" });
    const words = (markdown: string): string =>
      composeSheet({ ...input, markdown }, "student", "page")
        .parts.map(({ title, blocks }) => `${title}\n${plainText(blocks)}`)
        .join("\n")
        .replace(/\s+/g, " ");
    expect(words(bytesToText(bytes))).toBe(words(input.markdown));
  }
});

test("words alone read the same, whether or not they are parsed", () => {
  const signs = [
    ..." ,;:.?!'’“”()=+×÷−–—%£€/-",
    ...["1", "9.", "www", "http", "a", "B", "é", " - ", " + ", "  "],
  ];
  const line = fc.array(fc.constantFrom(...signs), { maxLength: 14 }).map((all) => `A${all.join("")}`);
  fc.assert(
    fc.property(line, (words) => {
      // With a rule below it, it is parsed.
      expect(readBlocks(words)).toEqual(readBlocks(`${words}\n\n***`).slice(0, -1));
    }),
    { numRuns: times(400, 20_000) },
  );
});
