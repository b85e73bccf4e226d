import { expect, test } from "bun:test";
import { join } from "node:path";
import { Glob } from "bun";
import fc from "fast-check";
import { type Asked, likingsIn } from "../../../src/learning/modality/liking/liking.ts";

type Wish = "more" | "less" | "either";

/** Whole sentences of learners, written before the parser was. At a prompt that asks for no answer all are wishes. */
const wishes: readonly (readonly [text: string, wish: Wish, kinds: string])[] = [
  ["I hate flashcards", "less", "flashcards"],
  ["more code please", "more", "code"],
  ["no more worksheets", "less", "worksheet"],
  ["No more worksheets, please!", "less", "worksheet"],
  ["I prefer worksheets.", "more", "worksheet"],
  ["can we do more coding exercises?", "more", "code"],
  ["I don't like essays", "less", "long_form"],
  ["honestly, I can't stand role plays", "less", "conversation"],
  ["I'd rather have conversations", "more", "conversation"],
  ["Could I have fewer long answers?", "less", "long_form"],
  ["please stop giving me worksheets", "less", "worksheet"],
  ["I'm tired of these worksheets", "less", "worksheet"],
  ["I like code exercises more than worksheets", "more", "code"],
  ["I prefer coding to essays", "more", "code"],
  ["I hate worksheets and essays", "less", "worksheet long_form"],
  ["worksheets are fine again", "either", "worksheet"],
  ["I don't mind worksheets any more", "either", "worksheet"],
  ["less code", "less", "code"],
  ["Je déteste les fiches", "less", "worksheet"],
  ["Je voudrais plus de conversations, s'il te plaît", "more", "conversation"],
  ["Je ne veux plus de fiches d'exercices", "less", "worksheet"],
  ["J'aime bien les exercices de code", "more", "code"],
  ["Ich hasse Karteikarten", "less", "flashcards"],
  ["Bitte mehr Programmieraufgaben", "more", "code"],
  ["Keine Arbeitsblätter mehr, bitte", "less", "worksheet"],
  ["Ich mag Rollenspiele", "more", "conversation"],
  ["Ich mag keine Aufsätze", "less", "long_form"],
  ["Arbeitsblätter sind wieder in Ordnung", "either", "worksheet"],
  ["Odio las tarjetas", "less", "flashcards"],
  ["Más ejercicios de código, por favor", "more", "code"],
  ["No quiero más hojas de trabajo", "less", "worksheet"],
  ["Me gustan las conversaciones", "more", "conversation"],
  ["Saya benci kad imbasan", "less", "flashcards"],
  ["Saya mahu lebih banyak latihan kod", "more", "code"],
  ["Saya tidak mahu lembaran kerja lagi", "less", "worksheet"],
  ["Saya lebih suka perbualan", "more", "conversation"],
];

test.each(wishes)("%s", (text, wish, kinds) => {
  const found = likingsIn(text, null);
  expect(found?.map((one) => one.wish)).toEqual([wish]);
  expect(found?.flatMap((one) => one.kinds).join(" ")).toBe(kinds);
});

test("two wishes in one breath are two wishes", () => {
  expect(likingsIn("More code and fewer worksheets, please", null)).toEqual([
    { wish: "more", kinds: ["code"] },
    { wish: "less", kinds: ["worksheet"] },
  ]);
  expect(likingsIn("Mehr Gespräche, weniger Arbeitsblätter bitte", null)?.map(({ wish }) => wish)).toEqual([
    "more",
    "less",
  ]);
});

const shortAnswer: Asked = { open: false, texts: ["Why is a function better than the same lines twice?"] };
const open: Asked = { open: true, texts: ["Tell me how you would teach fractions to a class."] };

/** Answers that learners really give, with such words in them. */
const answers: readonly (readonly [text: string, asked: Asked])[] = [
  ["less code", shortAnswer],
  ["more code", shortAnswer],
  ["because there is less code to read", shortAnswer],
  ["I like code", shortAnswer],
  ["You write less code and fewer mistakes", shortAnswer],
  ["no code is repeated", shortAnswer],
  ["no more code than needed", shortAnswer],
  ["I prefer worksheets", open],
  ["I hate worksheets, they bore children", open],
  ["I love coding", open],
  ["I like role plays because children talk", open],
  ["Worksheets are boring for children", open],
  ["My pupils hate flashcards", open],
  ["she does not like flashcards", shortAnswer],
  ["The teacher gave us more worksheets", shortAnswer],
  [
    "I hate worksheets",
    { open: false, texts: ["In English: Saya benci lembaran kerja", "I hate worksheets"] },
  ],
  ["I want more conversations", { open: false, texts: ["Saya mahu lebih banyak perbualan"] }],
  [
    "no more worksheets",
    { open: false, texts: ["Translate: keine Arbeitsblätter mehr", "no more worksheets"] },
  ],
  ["Ich hasse Karteikarten", { open: false, texts: ["Auf Deutsch: I hate flashcards"] }],
  ["Me gusta programar", { open: true, texts: ["¿Qué te gusta hacer?"] }],
  ["Saya suka berbual", { open: false, texts: ["Malay for: I like to chat"] }],
  ["Saya suka melukis", shortAnswer],
  ["I like drawing", shortAnswer],
  ["I hate writing", shortAnswer],
  ["J'aime le code", shortAnswer],
  ["the code is longer", shortAnswer],
  ["worksheet", shortAnswer],
  ["conversation", shortAnswer],
  ["Do you like worksheets?", shortAnswer],
  ["What is a flashcard?", shortAnswer],
  ["I don't hate worksheets", shortAnswer],
  ["I hated worksheets at school", open],
];

test.each(answers)("%s: an answer", (text, asked) => {
  expect(likingsIn(text, asked)).toBeNull();
});

test("in a talk, what can only be said to the tutor is heard", () => {
  for (const text of [
    "more code please",
    "no more worksheets please",
    "I hate flashcards",
    "can we have fewer conversations",
    "please stop giving me essays",
    "Ich hasse Arbeitsblätter",
    "Saya tidak mahu perbualan lagi",
  ])
    expect(`${text}: ${likingsIn(text, shortAnswer) !== null}`).toBe(`${text}: true`);
});

test("no key of any course that comes with the program is taken for a wish", async () => {
  const courses = join(import.meta.dir, "..", "..", "..", "courses");
  for await (const file of new Glob("*/items/*.yaml").scan(courses)) {
    const lines = strings(Bun.YAML.parse(await Bun.file(join(courses, file)).text()));
    for (const text of lines)
      expect([file, text, likingsIn(text, { open: false, texts: [] })]).toEqual([file, text, null]);
  }
});

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(strings) : [];
}

test("anything is read in time, and a sentence that goes on is an answer", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...wishes),
      fc.constantFrom(" because I am", " said the man", " in chapter two"),
      ([text], more) => {
        expect(likingsIn(`${text.replace(/[.!?]+$/, "")}${more}`, { open: false, texts: [] })).toBeNull();
      },
    ),
  );
  expect(likingsIn("more code and ".repeat(5000), null)).toBeNull();
});
