import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import type { DocumentText } from "../../../src/documents/document-text.ts";
import { findIn } from "../../../src/workspace/notes/found.ts";
import { textBlocks } from "../../../src/workspace/notes/text-blocks.ts";
import { times } from "../../sweep.ts";
import { labelledNotes, measured } from "./labelled.ts";

const seen = (text: string) => text.replace(/[*_`]/g, "").replace(/\s+/g, " ").trim();

/** Everything found, with the block that it is said to stand in. */
function textsOf(document: DocumentText) {
  const found = findIn(document);
  const items = [...found.ideas, ...found.examples, ...found.mistakes, ...found.rest];
  return [
    ...items.map(({ text, at }) => ({ text, at })),
    ...found.words.flatMap(({ term, meaning, at }) => [
      { text: term, at },
      { text: meaning, at },
    ]),
    ...found.questions.map(({ text, at }) => ({ text, at })),
    ...found.questions.flatMap(({ answer }) => (answer === null ? [] : [{ text: answer, at: null }])),
  ];
}

const piece = fc.oneof(
  fc.constantFrom(
    "Photosynthesis needs light.",
    "chlorophyll: the green substance in leaves",
    "1. Why is it green? [2 marks]",
    "2) Draw a leaf and label it.",
    "Answers: 1. It takes in red light. 2. See the board.",
    "e.g. pondweed in a jar gives off bubbles",
    "Mistake: plants eat soil.",
    "Q3 What is a stoma?",
    "A3 A hole in the leaf.",
    "**xylem** - carries water",
    "Water that falls is called precipitation.",
    "What is 3/4 of 12? (9)",
    "Bring scissors",
    "# Vocabulary",
    "## Answers",
    "## Soalan",
    "LEAVES",
    "| word | meaning |",
    "| leaf | a flat green part of a plant |",
    "Homework:",
  ),
  fc.string({ unit: fc.constantFrom(..."aé 水?:=-–.#*|1)(_\\[]¿"), maxLength: 30 }),
);
const documents = fc.array(piece, { maxLength: 14 }).map((lines) => textBlocks(lines.join("\n"), "a note"));

describe("what is found in somebody's material", () => {
  test("notes of ten subjects, five languages and many shapes: nearly every line is put where a person put it", () => {
    const { lines, right, answers, answered, wrong } = measured(labelledNotes);
    console.info(
      `loose notes: ${right} of ${lines} lines as labelled, ${answered} of ${answers} answers with their question`,
    );
    expect(labelledNotes.length).toBeGreaterThanOrEqual(25);
    expect({ enough: right / lines > 0.95, wrong }).toEqual({ enough: true, wrong });
    expect({ enough: answered / answers > 0.9, wrong }).toEqual({ enough: true, wrong });
  });

  test("nothing is invented: whatever is found stands in the block that it is said to stand in", () => {
    const holds = (document: DocumentText) => {
      const all = seen(document.blocks.map(({ text }) => text).join("\n"));
      for (const { text, at } of textsOf(document)) {
        const within = at === null ? all : seen(document.blocks[at]?.text ?? "");
        // What is to be done with a sum stands before it, in a block of its own.
        const told = text.lastIndexOf(": ");
        const stands =
          within.includes(seen(text)) ||
          (told > 0 &&
            all.includes(seen(text.slice(0, told))) &&
            within.includes(seen(text.slice(told + 2))));
        expect({ text, stands }).toEqual({ text, stands: true });
      }
    };
    for (const { text, name } of labelledNotes) holds(textBlocks(text, name));
    fc.assert(fc.property(documents, holds), { numRuns: times(150, 3_000) });
  });

  test("nothing is lost: every word of every line stands in what was found, or in a heading or a label", () => {
    const keeps = (document: DocumentText) => {
      const kept = new Set(
        [document.title, ...textsOf(document).map(({ text }) => text)].join("\n").match(/\p{L}{2,}/gu),
      );
      const found = findIn(document);
      for (const [at, { kind, text }] of document.blocks.entries()) {
        const parts = [
          ...found.ideas,
          ...found.words,
          ...found.examples,
          ...found.questions,
          ...found.mistakes,
          ...found.rest,
        ];
        const used = parts.some((one) => one.at === at);
        const missing = (text.match(/[\p{L}]{2,}/gu) ?? []).filter((word) => !kept.has(word));
        // Only what says what stands below or behind it may go: a heading, a label, marks, the number of a question.
        const structure =
          kind === "heading" || kind === "row" || missing.every((word) => isLabel(text, word));
        expect({ text, missing, lost: missing.length > 0 && !structure, used }).toMatchObject({
          lost: false,
        });
      }
    };
    const isLabel = (text: string, word: string) =>
      /^(?:marks?|answers?|mistake|called|means|is|are|e|g)$/i.test(word) || text.startsWith(word);
    for (const { text, name } of labelledNotes) keeps(textBlocks(text, name));
    // A task, and below it a sum that says by itself what to do.
    keeps(textBlocks("a note\n\n2) Draw a leaf and label it.\n\na=\n", "a note"));
    fc.assert(fc.property(documents, keeps), { numRuns: times(150, 3_000) });
  });

  test("each thing found keeps the page or the slide it stands on", () => {
    const { ideas, words, questions } = findIn({
      title: "Rivers",
      format: "pptx",
      blocks: [
        { kind: "heading", text: "Rivers", page: 1 },
        { kind: "item", text: "A river begins at its source.", page: 1 },
        { kind: "heading", text: "Key words", page: 2 },
        { kind: "row", text: "tributary | a river that joins another", page: 2 },
        { kind: "paragraph", text: "Where does a river end?", page: 3 },
      ],
    });
    expect(ideas).toMatchObject([{ text: "A river begins at its source.", page: 1 }]);
    expect(words).toMatchObject([{ term: "tributary", meaning: "a river that joins another", page: 2 }]);
    expect(questions).toMatchObject([{ text: "Where does a river end?", answer: null, page: 3 }]);
  });

  test("a file made to be slow is read all the same", () => {
    const long = 1_900;
    const slow = [
      "a ".repeat(long),
      "?".repeat(long),
      "[[".repeat(long),
      "(".repeat(long),
      `x is ${"a ".repeat(long)}`,
      `${"answer ".repeat(300)}:`,
      `#${" ".repeat(long)}x`,
      "#a".repeat(long),
      "1. ".repeat(600),
      `${"a b c? ".repeat(300)}!`,
      "*".repeat(long),
      `a${" ".repeat(long)}[2 marks`,
      "=".repeat(long),
      "= 1, ".repeat(300),
      "A. ".repeat(600),
      ". ".repeat(900),
    ];
    const text = Array.from({ length: 1_600 }, (_, at) => slow[at % slow.length]).join("\n");
    expect(findIn(textBlocks(text, "slow")).title).not.toBe("");
  });
});
