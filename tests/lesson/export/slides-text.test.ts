import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { parseLesson } from "../../../src/lesson/document.ts";
import { type Deck, deckOf, wordsOnSlide } from "../../../src/lesson/export/deck.ts";
import type { ExportInput } from "../../../src/lesson/export/model.ts";
import { readSlide, slideSection, typedSlide } from "../../../src/lesson/export/slide-text.ts";
import { slidesText } from "../../../src/lesson/export/slides-text.ts";
import { times } from "../../sweep.ts";
import { draftedFrom, notePaths } from "../companions/every-subject.ts";
import { wrongInDeck } from "./deck-check.ts";
import { loops, soup } from "./inputs.ts";

const written = (input: ExportInput): ExportInput => ({
  ...input,
  markdown: slidesText(input, "Heat"),
  title: "Heat: slides",
  part: "slides",
});
const folded = (words: string) => words.replace(/\s+/g, " ").trim();
const shown = ({ slides }: Deck) =>
  slides.slice(1).map((one) => ({
    label: one.label,
    minutes: one.minutes,
    notes: folded(one.notes),
    words: folded(wordsOnSlide(one)),
    right: one.body.kind === "choice" ? one.body.answer : null,
    figures: one.body.kind === "pieces" ? one.body.pieces.filter(({ kind }) => kind === "figure").length : 0,
  }));

describe("slides as text", () => {
  test.each([
    ["loops", loops],
    ["soup", soup],
  ] as const)("of %s give the very deck that the lesson gives, for the class and for pupils", (_, input) => {
    expect(shown(deckOf(written(input), "teacher"))).toEqual(shown(deckOf(input, "teacher")));
    const pupils = shown(deckOf(written(input), "student"));
    // Words that stand among the resources have a slide in a pupil's deck only.
    const own = shown(deckOf(input, "student")).filter(({ words }) => !words.startsWith("Vocabulary"));
    expect(pupils.map(({ words }) => words)).toEqual(own.map(({ words }) => words));
    expect(pupils.every(({ notes, right }) => notes === "" && right === null)).toBe(true);
  });

  test("of a lesson of any subject give its deck, and nothing overflows", () => {
    for (const { lesson } of notePaths()
      .slice(0, times(6, 1_000))
      .map((path) => draftedFrom(path))) {
      const input = { ...soup, markdown: lesson, title: parseLesson(lesson).title ?? "" };
      const deck = deckOf(written(input), "teacher");
      expect(shown(deck)).toEqual(shown(deckOf(input, "teacher")));
      expect(wrongInDeck(deck)).toEqual([]);
    }
  });

  test("a slide that was typed is read as it was typed, or is refused with a sentence", () => {
    const words = fc.lorem({ maxCount: 6 }).map((one) => one.replace(/\.$/, ""));
    const line = fc.oneof(
      words,
      fc.constantFrom(
        "- one",
        "1. two",
        "# x",
        "## y",
        "```",
        "~~~",
        "$x^2$",
        "a * b",
        "### Teacher notes",
        "---",
        "\\",
        "| a | b |",
      ),
    );
    const text = fc.array(line, { maxLength: 8 }).map((lines) => lines.join("\n").trim());
    fc.assert(
      fc.property(
        words,
        fc.oneof(fc.constant(""), words),
        fc.option(fc.integer({ min: 1, max: 90 })),
        text,
        text,
        (title, label, minutes, body, notes) => {
          const slide = { title, label, minutes, text: body, notes };
          try {
            const [section, ...more] = parseLesson(
              `# T: slides\n\n${typedSlide(slide)}## Next\n\nText.\n`,
            ).sections;
            expect(more.map((one) => one.title)).toEqual(["Next"]);
            expect(section === undefined ? null : readSlide(section)).toEqual(slide);
          } catch (problem) {
            expect(String(problem)).toContain("This is not one slide");
          }
        },
      ),
      { numRuns: times(100, 4_000) },
    );
  });

  test("an ordinary slide is not refused, whatever signs it has", () => {
    const slide = {
      label: "Main",
      title: "What is 2 * 3 * 4_5_6? [x] #1",
      minutes: 5,
      text: "- a\n- b\n\n```\n# c\n```",
      notes: "# say it\nthen go on",
    };
    const [section] = parseLesson(typedSlide(slide)).sections;
    expect(section === undefined ? null : readSlide(section)).toEqual(slide);
  });

  test("a question that is data has its answer on the next slide, and not for pupils", () => {
    const block =
      "```question\nkind: choice\nprompt: What is hot?\noptions:\n  - text: Ice\n  - text: Steam\n    right: true\nwhy: Because it zzboilszz.\n```";
    const section = slideSection({ label: "", title: "Check", minutes: null, text: block, notes: "" });
    const input: ExportInput = {
      ...soup,
      markdown: `# Heat: slides\n\n${section}`,
      title: "Heat: slides",
      part: "slides",
    };
    const [, question, answer, ...rest] = deckOf(input, "teacher").slides;
    expect(rest).toEqual([]);
    expect(question?.body).toMatchObject({ kind: "choice", answer: null });
    expect(answer?.body).toMatchObject({ kind: "choice", answer: "B" });
    expect(JSON.stringify(answer)).toContain("zzboilszz");
    const pupils = deckOf(input, "student");
    expect(pupils.slides).toHaveLength(2);
    expect(JSON.stringify(pupils)).not.toContain("zzboilszz");
  });

  test("a slide that is left out is on no deck, and says so in the text", () => {
    const section = slideSection({ label: "", title: "Check", minutes: null, text: "", notes: "" });
    const input: ExportInput = {
      ...soup,
      markdown: `# Heat: slides\n\n${section}`,
      title: "Heat: slides",
      part: "slides",
    };
    expect(section).toContain("left out");
    expect(deckOf(input, "teacher").slides).toHaveLength(1);
  });
});
