import { describe, expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Course, loadCourse } from "../../src/learning/course.ts";
import { Concept, CourseConfig, Items } from "../../src/learning/course-format.ts";
import { introductionsOf } from "../../src/learning/meeting/introductions.ts";
import { untaughtItems } from "../../src/learning/untaught.ts";

const courses = join(import.meta.dir, "..", "..", "courses");

type Lesson = { id: string; needs?: string[]; says: string; items?: object };

function courseOf(lessons: Lesson[]): Course {
  const config = CourseConfig.parse({
    name: "sample",
    title: "Sample",
    description: "A sample.",
    domain_type: "conceptual",
    license: "MIT",
  });
  const concepts = lessons.map(({ id, needs = [] }) =>
    Concept.parse({
      id,
      title: id,
      description: id,
      unit: "One",
      type: "facts/definitions",
      bloom_target: "remember",
      prerequisites: needs,
    }),
  );
  const items = lessons.map(({ id, says, items = {} }): [string, Items] => [
    id,
    Items.parse({ concept: id, teach: { explanation: says, example: "So." }, ...items }),
  ]);
  return { config, concepts, items: new Map(items) };
}

const found = (...lessons: Lesson[]) =>
  untaughtItems(courseOf(lessons)).map(({ kind, item, missing }) => `${kind} ${item}: ${missing}`);

const word = (term: string, meaning: string, sentence = `Here is ${term}.`) => ({
  vocabulary: [{ term, meanings: [meaning], sentences: [{ text: sentence, translation: "x" }] }],
});

test("a term that stands only within another word is met by its name before it is asked", () => {
  const course = courseOf([
    {
      id: "a",
      says: "Most claims name what a study hopes to find out. A set is {1, 2}.",
      items: {
        definitions: [
          { term: "aim", definition: "what a study hopes to find out" },
          { term: "{1, 2}", definition: "a set" },
        ],
      },
    },
  ]);
  const met = (term: string) => introductionsOf(course).of(`definitions:${term}`, "a")?.word;
  expect([met("aim"), met("{1, 2}")]).toEqual(["aim", undefined]);
});

describe("a word that is asked", () => {
  test("stands in the text beside its meaning", () => {
    expect(found({ id: "a", says: "The word *Brot* means bread.", items: word("Brot", "bread") })).toEqual(
      [],
    );
    expect(found({ id: "a", says: "Bakers make bread.", items: word("Brot", "bread") })).toEqual([
      "vocabulary Brot: the word",
    ]);
    expect(found({ id: "a", says: "Eat your Brot.", items: word("Brot", "bread") })).toEqual([
      "vocabulary Brot: its meaning beside it",
    ]);
  });

  test("is not taught by a longer word that holds it, nor by a meaning far away", () => {
    expect(found({ id: "a", says: "Brotzeit is bread time.", items: word("Brot", "bread") })).toHaveLength(1);
    const far = `Brot ${"and something else ".repeat(10)} is bread.`;
    expect(found({ id: "a", says: far, items: word("Brot", "bread") })).toHaveLength(1);
  });

  test("may be taught by what its concept needs, and not by what comes later or beside it", () => {
    const early = { id: "early", says: "Brot is bread." };
    const asks = { id: "asks", says: "Now you know.", items: word("Brot", "bread") };
    expect(
      found(early, { id: "between", needs: ["early"], says: "On." }, { ...asks, needs: ["between"] }),
    ).toEqual([]);
    expect(found(early, asks)).toHaveLength(1);
  });

  test("comes in a sentence", () => {
    const bare = { vocabulary: [{ term: "Brot", meanings: ["bread"] }] };
    expect(found({ id: "a", says: "Brot is bread.", items: bare })).toEqual([
      "vocabulary Brot: a sentence with it",
    ]);
  });
});

describe("what else is asked", () => {
  const says = "A glacier is a slow river of ice. Where it melts it leaves heaps of stones, called moraines.";

  test("a term, a fact and a simple question need their words in the text", () => {
    const items = {
      definitions: [
        { term: "moraine", definition: "A heap of stones left by ice" },
        { term: "fjord", definition: "A valley flooded by the ocean" },
      ],
      facts: [
        { statement: "A glacier moves.", truth: true, why: "It is a slow river of ice." },
        { statement: "Volcanoes erupt basalt lava.", truth: true, why: "Magma rises through crust." },
      ],
      questions: [
        {
          question: "What is a moraine?",
          bloom: "remember",
          references: ["Stones that ice left."],
          points: ["a heap of stones", "left by melting ice"],
          hints: ["Think."],
        },
        {
          question: "Why is lava hot?",
          bloom: "understand",
          references: ["Radioactive decay heats the mantle."],
          points: ["radioactive decay", "heats the mantle"],
          hints: ["Think."],
        },
      ],
    };
    expect(found({ id: "ice", says, items })).toEqual([
      "definitions fjord: the term, what it means",
      "facts Volcanoes erupt basalt lava.: most of it",
      "questions Why is lava hot?: most of the answer",
    ]);
  });

  test("a question that asks for the learner's own thinking is not expected in a text", () => {
    const question = {
      question: "Which valley would you study first?",
      bloom: "evaluate",
      references: ["The northern one, since few people visit."],
      points: ["northern", "few people visit"],
      hints: ["Think."],
    };
    expect(found({ id: "ice", says, items: { questions: [question] } })).toEqual([]);
  });

  test("a gap needs what goes into it, and a number what it is worked out from", () => {
    const cloze = [
      { text: "A slow river of ice is a ___.", answers: ["glacier"] },
      { text: "A valley under the sea is a ___.", answers: ["fjord"] },
      { text: "Two heaps of stones and three heaps are ___ heaps.", answers: ["5"] },
      { text: "Seven planets minus nineteen comets: ___", answers: ["-12"] },
    ];
    expect(found({ id: "ice", says, items: { cloze } })).toEqual([
      "cloze A valley under the sea is a ___.: fjord",
      "cloze Seven planets minus nineteen comets: ___: most of it",
    ]);
  });

  test("a program needs a worked one before it", () => {
    const outputs = [{ code: "print(1 + 1)", output: "2", why: "One and one." }];
    const worked = "Like this:\n\n```python\ntotal = 1 + 2\nprint(total)\n```";
    expect(found({ id: "code", says: "Use print to show a value.", items: { outputs } })).toEqual([
      "outputs print(1 + 1): a worked program",
    ]);
    expect(found({ id: "code", says: worked, items: { outputs } })).toEqual([]);
  });
});

test("no course that we ship asks what no text teaches", () => {
  for (const name of readdirSync(courses)) {
    const { course } = loadCourse(join(courses, name));
    expect({ name, untaught: course === null ? null : untaughtItems(course) }).toEqual({
      name,
      untaught: [],
    });
  }
});
