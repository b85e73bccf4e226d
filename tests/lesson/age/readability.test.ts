import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { proseOf } from "../../../src/lesson/check/age/prose.ts";
import { measure } from "../../../src/lesson/check/age/readability.ts";
import { sentencesOf } from "../../../src/lesson/check/age/sentences.ts";

const none = () => false;
const of = (markdown: string) => measure(proseOf(markdown).passages, none);
const textsOf = (markdown: string) => proseOf(markdown).passages.map(({ text }) => text.trim());

describe("reading level", () => {
  test("is Flesch–Kincaid's: 0.39 words a sentence, 11.8 syllables a word, less 15.59", () => {
    // 6 words, 6 syllables, 1 sentence: 0.39 × 6 + 11.8 × 1 − 15.59
    expect(of("The cat sat on the mat.")).toMatchObject({
      words: 6,
      sentences: 1,
      grade: -1.45,
      readingAge: 5,
    });
    // 9 words, 17 syllables, 2 sentences; "instructions" twice is long, "computers" is an everyday word
    const two = of("Computers follow instructions. People write the instructions for them.");
    expect(two).toMatchObject({ words: 9, sentences: 2, wordsPerSentence: 4.5, longWords: 0.22 });
    expect(two.grade).toBeCloseTo(0.39 * 4.5 + 11.8 * (17 / 9) - 15.59, 1);
  });

  test("is measured on prose alone: no code, addresses, headings, pictures or tables of numbers", () => {
    const markdown = [
      "# Utilisation of considerable terminology",
      "",
      "Read [this page](https://example.org/extraordinarily/complicated) first, or https://example.org/administration too.",
      "",
      "```python",
      "configuration = initialise()",
      "```",
      "",
      "| i | total |",
      "|---|---|",
      "| 1 | 10 |",
      "",
      "Call `initialise()` now.",
    ].join("\n");
    expect(textsOf(markdown)).toEqual(["Read this page first, or  too.", "Call • now."]);
    expect(of(markdown).longWords).toBe(0);
  });

  test("names the hardest sentences with their lines", () => {
    const { hardest } = of(
      "A cat sat on a mat.\nUnderstanding computational complexity requires considerable concentration.\n\n- It is a dog and a cat.",
    );
    expect(hardest[0]).toMatchObject({
      line: 2,
      longWords: expect.arrayContaining(["computational", "complexity"]),
    });
    expect(hardest.map(({ line }) => line).sort()).toEqual([1, 2, 4]);
  });

  test("of nothing is nothing", () => {
    expect(of("```\ncode\n```")).toMatchObject({
      words: 0,
      grade: null,
      readingAge: null,
      longWords: null,
      hardest: [],
    });
  });
});

test("a sentence ends where a reader stops, not at every full stop", () => {
  const [passage] = proseOf("Use a loop, e.g. a for loop. Pi is 3.14 here! Did Dr. Ng say so? Yes").passages;
  expect(passage && sentencesOf(passage).map(({ text }) => text)).toEqual([
    "Use a loop, e.g. a for loop.",
    "Pi is 3.14 here!",
    "Did Dr. Ng say so?",
    "Yes",
  ]);
});

test("every line is a line of the text, whatever the markdown", () => {
  const piece = fc.constantFrom(
    "# A\n",
    "Some words. More words.\n",
    "- item\n",
    "> quote\n",
    "\n",
    "`x` and **y**\n",
    "| a | b |\n|---|---|\n",
    "```\n",
    "---\n",
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const markdown = pieces.join("");
      const lines = markdown.split("\n").length;
      for (const { line } of proseOf(markdown).passages.flatMap(sentencesOf)) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
      }
    }),
  );
});
