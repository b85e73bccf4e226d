import { expect, test } from "bun:test";
import fc from "fast-check";
import { pageIn } from "../../../src/workspace/notes/page-mark.ts";
import { type NoteParts, writeNote } from "../../../src/workspace/notes/write-note.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";
import { times } from "../../sweep.ts";

/** Whatever a person may type: markup, code, other scripts, several lines. */
const line = fc
  .oneof(
    fc.string({ unit: fc.constantFrom(..."ab cé水 #-*_`>|1.)A:[]<&~\\!=+"), minLength: 1, maxLength: 24 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 24 }),
    fc.constantFrom(
      "## Practice",
      "---",
      "**Answer:** x",
      "- [ ] done",
      "| a | b |",
      "<!-- x",
      "1. one",
      "$x^2$",
    ),
  )
  .map((text) => text.replace(/[\s\p{Cc}]+/gu, " ").trim());
/** A mark that would open something is written with a backslash, which shows the mark: as people see it. */
function shown<T>(read: T): T {
  return JSON.parse(JSON.stringify(read), (_, value) =>
    typeof value === "string" ? value.replaceAll("\\", "") : value,
  );
}
const told = (text: string) => /[\p{L}\p{N}]/u.test(text);
const text = fc
  .array(line, { minLength: 1, maxLength: 3 })
  .map((lines) => lines.join("\n").trim())
  // A fence that is left open is closed.
  .filter((one) => told(one) && !/^\s*(?:`{3}|~{3})/m.test(one));
const plain = text.filter((one) => !/^\s*\*\*Answer/im.test(one));
const task = fc.record({ text: plain, answer: fc.oneof(fc.constant(""), plain) });
const level = fc.constantFrom("easy" as const, "medium" as const, "hard" as const);
const term = line.map((one) => one.replace(/[*:]/g, "").replace(/ +/g, " ").trim()).filter(told);

const parts: fc.Arbitrary<NoteParts> = fc.record({
  title: line.filter(told),
  ideas: fc.array(fc.record({ text }), { maxLength: 4 }),
  words: fc.array(fc.record({ term, meaning: text.filter((one) => !/^[:*\s]/.test(one)) })),
  tasks: fc.array(fc.tuple(task, level).map(([one, how]) => ({ ...one, level: how }))),
  misconceptions: fc.array(fc.record({ think: plain, truth: plain })),
  questions: fc.array(task, { maxLength: 4 }),
  rest: fc.array(fc.record({ text }), { maxLength: 4 }),
});

test("what is written as a note is read as the same note, whatever stands in it", () => {
  fc.assert(
    fc.property(parts, (written) => {
      const given = shown(written);
      const topic = shown(parseTopic("packs/x/topics/mine.md", writeNote(written)));
      const at = (wanted: string) =>
        given.tasks
          .filter((one) => one.level === wanted)
          .map(({ text: asked, answer }) => ({ text: asked, answer }));
      expect(topic?.title).toBe(given.title);
      expect(topic?.keyIdeas).toEqual(given.ideas.map((idea) => idea.text));
      expect(topic?.vocabulary).toEqual([...given.words]);
      expect(topic?.practice).toEqual({ easy: at("easy"), medium: at("medium"), hard: at("hard") });
      expect(topic?.retrieval).toEqual([...given.questions]);
      expect(topic?.misconceptions.map(({ think, truth }) => ({ think, truth }))).toEqual([
        ...given.misconceptions,
      ]);
    }),
    { numRuns: times(60, 500) },
  );
});

test("an example comes back, and no line of it, however it begins, swallows what follows", () => {
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 4 }), text, text, (problem, steps, solution, idea) => {
      const note = writeNote({
        title: "x",
        ideas: [],
        words: [{ term: "word", meaning: idea.replace(/^[:*\s]+/, "") || "x" }],
        example: { problem, steps, solution },
        tasks: [],
        misconceptions: [],
        questions: [{ text: "Why?", answer: "Because." }],
      });
      const topic = parseTopic("packs/x/topics/mine.md", note);
      expect(shown(topic?.example?.steps)).toEqual(shown(steps));
      expect(topic?.retrieval).toEqual([{ text: "Why?", answer: "Because." }]);
      expect(topic?.vocabulary.length).toBe(1);
      const same = (one: string) =>
        one
          .replaceAll("\\", "")
          .replace(/\s+/g, " ")
          .replace(/^\*\*problem:?\*\*:?\s*/i, "");
      if (!/^\s{0,3}(?:`{3}|~{3})/m.test(problem))
        expect(same(topic?.example?.problem ?? "")).toBe(same(problem));
    }),
    { numRuns: times(60, 500) },
  );
});

test("a program stands in the solution as it is, with its result beside it", () => {
  const code = "```python\n# not a heading\nfor i in range(3):\n    print(i)\n```";
  const note = writeNote({
    ...nothing,
    title: "For loops",
    example: { problem: "Count to two.", steps: ["Begin at 0."], solution: code, result: "0, 1, 2" },
  });
  expect(parseTopic("packs/x/topics/x.md", note)?.example).toEqual({
    figure: "",
    problem: "Count to two.",
    steps: ["Begin at 0."],
    solution: code,
    result: "0, 1, 2",
  });
});

test("a question that shows a mistake keeps its options, its answer and its reason", () => {
  const note = writeNote({
    ...nothing,
    title: "Fractions",
    subject: "Mathematics",
    ages: [10, 12],
    level: "Second",
    source: "fractions.docx",
    misconceptions: [
      {
        think: "Add tops and bottoms.",
        truth: "Make the parts equal first.",
        question: "What is 1/2 + 1/3?",
        options: ["2/5", "5/6", "1/6"],
        answer: "B",
        why: "because 3/6 + 2/6 = 5/6",
      },
    ],
  });
  const topic = parseTopic("packs/x/topics/x.md", note);
  expect(topic).toMatchObject({
    subject: "Mathematics",
    ages: [10, 12],
    levels: ["Second"],
    sources: ["fractions.docx"],
  });
  expect(topic?.misconceptions[0]).toMatchObject({
    question: "What is 1/2 + 1/3?",
    options: [
      { letter: "A", text: "2/5" },
      { letter: "B", text: "5/6" },
      { letter: "C", text: "1/6" },
    ],
    answer: "B",
    why: "because 3/6 + 2/6 = 5/6",
  });
});

test("what comes from a document keeps its page, and a note of nothing is still a note", () => {
  const note = writeNote({
    ...nothing,
    title: "Rivers",
    ideas: [{ text: "A river has a source.", page: 3 }],
  });
  const [idea = ""] = parseTopic("packs/x/topics/x.md", note)?.keyIdeas ?? [];
  expect(pageIn(idea)).toEqual({ text: "A river has a source.", page: 3 });
  expect(parseTopic("packs/x/topics/x.md", writeNote({ ...nothing, title: "Empty" }))?.title).toBe("Empty");
});

const nothing: NoteParts = { title: "", ideas: [], words: [], tasks: [], misconceptions: [], questions: [] };
