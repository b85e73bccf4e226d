import { describe, expect, test } from "bun:test";
import { Question } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { judgePoints } from "../../../src/learning/exercises/conversation/judge-points.ts";
import { isSure } from "../../../src/learning/exercises/conversation/judged.ts";
import { judgeShortAnswer } from "../../../src/learning/short-answers/judge-short-answer.ts";

type Asked = { question: string; reference: string; right: readonly string[]; wrong: readonly string[] };

function verdictOn({ question, reference }: Asked, answer: string) {
  return judgeShortAnswer({ question, references: [reference], answer });
}

const choices: readonly Asked[] = [
  {
    question: "Five salaries and one millionaire: which average describes the room, and why?",
    reference: "The median, because the mean is drawn upwards by one very large value.",
    right: [
      "median since one large value draws the mean up",
      "the mean is drawn upwards by the millionaire, so the median",
    ],
    wrong: ["mean", "the mean, because of one very large value", "the mean describes it since it is large"],
  },
  {
    question: 'Is it tidak or bukan in "Dia ___ guru", and why?',
    reference: "Bukan, because guru is a noun; tidak denies verbs and adjectives.",
    right: ["Bukan because a noun follows; tidak is for verbs and adjectives"],
    wrong: ["tidak", "tidak, because guru is a noun"],
  },
  {
    question: "What would you look for a name in a sorted list with, and why?",
    reference: "Binary search, because it halves the range each time; linear search looks at every element.",
    right: [
      "linear search looks at every element, so binary search",
      "not linear search but binary search, because it halves the range each time",
    ],
    wrong: [
      "linear search",
      "linear search, binary search looks at every element",
      "linear search, because it halves the range each time",
    ],
  },
  {
    question: "Welche Anrede passt zu einem Richter, und warum?",
    reference: "Sie, weil er eine Respektsperson ist; du sagt man zu Freunden.",
    right: ["Sie, weil er eine Respektsperson ist"],
    wrong: ["du, weil er eine Respektsperson ist"],
  },
  {
    question: "¿Cuál pesa más, y por qué?",
    reference: "El plomo, porque es más denso; el corcho flota.",
    right: ["el plomo, porque es más denso"],
    wrong: ["el corcho", "el corcho, porque es más denso"],
  },
];

describe("who names the other one of two things", () => {
  for (const asked of choices) {
    test(`has not answered: ${asked.question}`, () => {
      for (const answer of asked.wrong) {
        const found = verdictOn(asked, answer);
        expect([answer, found.verdict, isSure(found)]).toEqual([answer, "incorrect", true]);
      }
    });
    test(`and who names the right one has: ${asked.question}`, () => {
      for (const answer of asked.right)
        expect([answer, verdictOn(asked, answer).verdict]).toEqual([answer, "correct"]);
    });
  }
});

describe("a number in words", () => {
  const numbers: readonly Asked[] = [
    {
      question: "How do you say 615 in Malay, and how is it built?",
      reference: "Enam ratus lima belas: six hundreds and fifteen.",
      right: ["Enam ratus lima belas, six hundreds and then fifteen"],
      wrong: [
        "lima ratus enam belas",
        "enam ratus lima",
        "enam ratus lima puluh",
        "enam ratus lima belas satu",
      ],
    },
    {
      question: "How do you say 92 in French, and how is it built?",
      reference: "Quatre-vingt-douze: four twenties and twelve.",
      right: ["quatre-vingt-douze: four times twenty and twelve"],
      wrong: ["quatre-vingt-deux", "soixante-douze, four twenties and twelve"],
    },
    {
      question: "How do you say 75 in German, and what comes first?",
      reference: "Fünfundsiebzig: the five comes first.",
      right: ["fünfundsiebzig, and the five comes first"],
      wrong: ["siebenundfünfzig", "siebenundfünfzig: the five comes first"],
    },
  ];
  for (const asked of numbers)
    test(`is right whole and in its order alone: ${asked.question}`, () => {
      for (const answer of asked.right)
        expect([answer, verdictOn(asked, answer).verdict]).toEqual([answer, "correct"]);
      for (const answer of asked.wrong)
        expect([answer, verdictOn(asked, answer).verdict]).toEqual([answer, "incorrect"]);
    });
});

describe("what is to be said in a language", () => {
  const asked: Asked = {
    question: "Ask politely where the station is, in German.",
    reference: "Entschuldigung, wo ist der Bahnhof?",
    right: ["entschuldigung wo ist der bahnhof", "Wo ist der Bahnhof? Entschuldigung!"],
    wrong: [
      "Entschuldigung, wo ist Bahnhof der?",
      "Entschuldigung, wo der Bahnhof ist",
      "wo ist der Bahnhof",
    ],
  };
  test("is surely right only where each phrase is whole and in order", () => {
    const isYes = (answer: string) => {
      const found = verdictOn(asked, answer);
      return found.verdict === "correct" && isSure(found);
    };
    for (const answer of asked.right) expect([answer, isYes(answer)]).toEqual([answer, true]);
    for (const answer of asked.wrong) expect([answer, isYes(answer)]).toEqual([answer, false]);
  });
});

test("idea by idea it is no surer: the parts of a number are no other number, and words out of order no sentence", async () => {
  const judgedBy = async (prompt: string, reference: string, points: readonly string[], answer: string) => {
    const question = Question.parse({
      id: "1",
      prompt,
      kind: "short_answer",
      weighing: "points",
      bloom: "apply",
      accepted: [],
      references: [reference],
      points,
      truth: null,
      wrong: null,
      hints: ["-", "-"],
      explanation: "",
      error_type: null,
      item: "own",
      source: "questions",
    });
    const found = await judgePoints(question, answer, judgeShortAnswer);
    return isSure(found) ? found.verdict : "compare";
  };
  const number = (answer: string) =>
    judgedBy(
      "How do you say 615 in Malay, and how is it built?",
      "Enam ratus lima belas: six hundreds and fifteen.",
      ["Enam ratus.", "Lima belas."],
      answer,
    );
  expect(await number("enam ratus lima belas")).toBe("correct");
  expect(await number("lima ratus enam belas")).toBe("incorrect");
  const station = (answer: string) =>
    judgedBy(
      "Ask politely where the station is, in German.",
      "Entschuldigung, wo ist der Bahnhof?",
      ["Says Entschuldigung.", "Asks for der Bahnhof."],
      answer,
    );
  expect(await station("Entschuldigung, wo ist der Bahnhof?")).toBe("correct");
  expect(await station("Entschuldigung, wo ist Bahnhof der?")).toBe("compare");
});
