import { expect, test } from "bun:test";
import fc from "fast-check";
import { type Lesson, parseLesson } from "../../src/lesson/document.ts";
import { replaceSection } from "../../src/lesson/splice.ts";
import { times } from "../sweep.ts";

/** Lines that make markdown hard: half-open blocks, headings of every sort, odd line ends. */
const line = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 12 }) },
  fc.constantFrom(
    "",
    "",
    "## Starter",
    "## Main",
    "  ## Plenary (5 min)  ",
    "Timings\n---",
    "---",
    "===",
    "# Title",
    "### Inner",
    "```",
    "```python",
    "~~~~",
    "<!--",
    "-->",
    "<pre>",
    "<div>",
    "> ## quoted",
    "- item",
    "  - nested",
    "1. one",
    "| a | b |",
    "|---|---|",
    "    code",
    "\tcode",
    "title: x",
    "[Starter]: http://x",
    "[^1]: note",
    "trailing  ",
    "\uFEFF",
  ),
);
const newline = fc.constantFrom("\n", "\n", "\r\n", "\r");
const markdown = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(line, newline), { maxLength: 25 }), newline)
  .map(
    ([bom, lines, end]) =>
      (bom ? "\uFEFF" : "") + lines.map(([text, eol]) => text.replace("\n", end) + eol).join(""),
  );

const everythingElse = (lesson: Lesson, index: number) =>
  Bun.hash(
    JSON.stringify([
      lesson.markdown.slice(0, lesson.sections[0]?.start),
      ...lesson.sections.map(({ text }, at) => (at === index ? null : text)),
    ]),
  );

test("the beginning and the sections join to the very bytes of the lesson", () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const { sections } = parseLesson(text);
      const start = sections[0]?.start ?? text.length;
      expect(text.slice(0, start) + sections.map((section) => section.text).join("")).toBe(text);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
      for (const { line: at, text: own } of sections) {
        expect(own.trimStart().startsWith((text.split(/\r\n|\n|\r/)[at - 1] ?? "").trim())).toBe(true);
      }
    }),
    { seed: 1, numRuns: times(125, 500) },
  );
});

test("a section replaced by itself changes nothing", () => {
  fc.assert(
    fc.property(markdown, (text) => {
      for (const section of parseLesson(text).sections)
        expect(replaceSection(text, section.id, section.text)).toBe(text);
    }),
    { seed: 1, numRuns: times(75, 300) },
  );
});

test("replacing a section leaves every other byte as it was, in any order of replacements", () => {
  const changes = fc.array(fc.tuple(fc.nat(), markdown), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(markdown, changes, (text, list) => {
      let lesson = parseLesson(text);
      for (const [pick, newText] of list) {
        if (lesson.sections.length === 0) return;
        const index = pick % lesson.sections.length;
        const before = everythingElse(lesson, index);
        const idsBefore = lesson.sections.map(({ id }) => id);
        const changed = attempt(() => replaceSection(lesson.markdown, idsBefore[index] ?? "", newText));
        if (changed === null) continue;
        lesson = parseLesson(changed);
        expect(everythingElse(lesson, index)).toBe(before);
        expect(lesson.sections.map(({ id }) => id)).toEqual(idsBefore);
      }
    }),
    { seed: 1, numRuns: times(75, 300) },
  );
});

test("two sections can be replaced in either order", () => {
  fc.assert(
    fc.property(markdown, markdown, markdown, (text, one, two) => {
      const [first, second] = parseLesson(text).sections;
      if (first === undefined || second === undefined) return;
      const ab = attempt(() => replaceSection(replaceSection(text, first.id, one), second.id, two));
      const ba = attempt(() => replaceSection(replaceSection(text, second.id, two), first.id, one));
      expect(ab).toBe(ba);
    }),
    { seed: 1, numRuns: times(75, 300) },
  );
});

/** null where the new text was refused: allowed, and rare. */
function attempt(change: () => string): string | null {
  try {
    return change();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
