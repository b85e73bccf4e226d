import { expect, test } from "bun:test";
import fc from "fast-check";
import { addToNote } from "../../../src/workspace/notes/add-to-note.ts";
import { type NoteParts, writeNote } from "../../../src/workspace/notes/write-note.ts";
import { parseTopic } from "../../../src/workspace/topic.ts";
import { noteOf } from "../../../src/workspace/topic-notes.ts";
import { times } from "../../sweep.ts";

const nothing: NoteParts = { title: "", ideas: [], words: [], tasks: [], misconceptions: [], questions: [] };
const titles = ["The riot of 1190", "Practice with fractions", "Vocabulary", "Misconceptions about heat"];
const whole = {
  ideas: [{ text: "The crowd owed money to the people it attacked" }, { text: "Why did nobody stop it?" }],
  words: [{ term: "Debt", meaning: "what somebody owes" }],
  example: {
    problem: "Who gained from the riot?",
    steps: ["Read the roll of debts.", "Find who owed most: the knights.", "Tax = rent + toll = 12 + 3"],
    solution: "The knights",
  },
  tasks: [
    { text: "Name the castle", answer: "York", level: "easy" as const },
    { text: "Explain who burned the records", answer: "", level: "medium" as const },
    { text: "1/5 + 3/5 =", answer: "4/5", level: "hard" as const },
  ],
  misconceptions: [
    {
      think: "The victims caused the riot.",
      truth: "Debtors began it.",
      question: "True or false?",
      options: ["True", "False"],
      answer: "B",
      why: "Debtors began it.",
    },
    { think: "It was over in an hour.", truth: "" },
  ],
  questions: [{ text: "Who was king?", answer: "Richard" }],
};
type Name = keyof typeof whole;
const names = Object.keys(whole) as Name[];

function expectSame(topic: ReturnType<typeof parseTopic>, given: NoteParts): void {
  const at = (wanted: string) =>
    given.tasks.filter(({ level }) => level === wanted).map(({ text, answer }) => ({ text, answer }));
  expect(topic?.keyIdeas).toEqual(given.ideas.map(({ text }) => text));
  expect(topic?.vocabulary).toEqual(given.words.map(({ term, meaning }) => ({ term, meaning })));
  if (given.example === undefined) expect(topic?.example).toBeNull();
  else expect(topic?.example).toMatchObject(whole.example);
  expect(topic?.practice).toEqual({ easy: at("easy"), medium: at("medium"), hard: at("hard") });
  expect(topic?.misconceptions.map(({ think, truth }) => ({ think, truth }))).toEqual(
    given.misconceptions.map(({ think, truth }) => ({ think, truth })),
  );
  expect(topic?.retrieval).toEqual(given.questions.map(({ text, answer }) => ({ text, answer })));
}

test("a note that we wrote of any of its parts has those, each in its kind, and nothing of another kind", () => {
  fc.assert(
    fc.property(
      fc.subarray(names, { minLength: 1 }),
      fc.constantFrom(...titles),
      fc.boolean(),
      (some, title, more) => {
        const parts: NoteParts = {
          ...nothing,
          ...Object.fromEntries(some.map((name) => [name, whole[name]])),
          title,
          rest: more ? [{ text: "Sheet 4 of 7: for the wall" }] : [],
        };
        const note = writeNote(parts);
        const topic = parseTopic("topics/mine.md", note);
        expect(topic?.title).toBe(title);
        expectSame(topic, parts);
      },
    ),
    { numRuns: times(150, 2_000) },
  );
});

test("what is added to somebody's own note is read as what it is, and so is what stood there", () => {
  const own =
    "Riot of York\n\nThe crowd owed money to those it attacked.\n\ndebt: what somebody owes\nroll: a list\n";
  fc.assert(
    fc.property(fc.subarray(["example", "tasks", "misconceptions"] as const, { minLength: 1 }), (some) => {
      const added = Object.fromEntries(some.map((name) => [name, whole[name]]));
      const note = addToNote(own, { title: "Riot" }, added) ?? "";
      expectSame(parseTopic("topics/riot.md", note), {
        ...nothing,
        ideas: [{ text: "The crowd owed money to those it attacked." }],
        words: [
          { term: "debt", meaning: "what somebody owes" },
          { term: "roll", meaning: "a list" },
        ],
        ...added,
      });
      expect(noteOf("topics/riot.md", note).keywords.join(" ")).not.toMatch(/pupils think|problem|answer/i);
    }),
    { numRuns: 20 },
  );
});

test("a word that an idea defines is one of the words of a note that has no others", () => {
  const note = writeNote({
    ...nothing,
    title: "Heat",
    ideas: [{ text: "Conduction is a way that heat moves." }],
  });
  expect(parseTopic("topics/heat.md", note)?.vocabulary).toEqual([
    { term: "Conduction", meaning: "a way that heat moves" },
  ]);
});

test("whatever is given for a lesson, in whatever order, is in the note, with all that stood there", () => {
  const rest = [{ text: "Sheet 4 of 7: for the wall", page: 2 }];
  const given = ["example", "tasks", "misconceptions", "ideas"] as const;
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...given], { minLength: 1 }),
      fc.subarray([...given]),
      (order, already) => {
        const there = Object.fromEntries(already.map((name) => [name, whole[name]]));
        let note = writeNote({ ...nothing, title: "Heat", ...there, rest });
        for (const name of order) note = addToNote(note, { title: "Heat" }, { [name]: whole[name] }) ?? note;
        const added = Object.fromEntries(order.map((name) => [name, whole[name]]));
        expectSame(parseTopic("topics/heat.md", note), { ...nothing, ...there, ...added });
        expect(note).toContain("Sheet 4 of 7: for the wall *(page 2)*");
      },
    ),
    { numRuns: times(60, 500) },
  );
});
