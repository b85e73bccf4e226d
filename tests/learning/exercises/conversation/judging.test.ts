import { describe, expect, test } from "bun:test";
import { Items } from "../../../../src/learning/course-format.ts";
import { errorTypes } from "../../../../src/learning/errors/error-type.ts";
import type {
  ConversationState,
  Question,
} from "../../../../src/learning/exercises/conversation/conversation-record.ts";
import { learnerWish } from "../../../../src/learning/exercises/conversation/help/learner-wish.ts";
import { spokenQuestions } from "../../../../src/learning/exercises/conversation/idea-questions.ts";
import { judgeReply } from "../../../../src/learning/exercises/conversation/judge-reply.ts";
import { standOf } from "../../../../src/learning/exercises/conversation/judge-statement.ts";
import { isSure, type Judged } from "../../../../src/learning/exercises/conversation/judged.ts";
import { taxonomyType } from "../../../../src/learning/exercises/conversation/taxonomy-type.ts";
import { judgeShortAnswer } from "../../../../src/learning/short-answers/judge-short-answer.ts";
import { swept } from "../../../sweep.ts";
import { courseNamed, courses, ownCourse, request, started } from "./samples.ts";

const { course, concept } = ownCourse(
  {
    scenarios: [
      {
        setting: "You are in a café in Kuala Lumpur. The agent plays Mak Cik Siti, who serves.",
        opening: "Nak minum apa?",
        goals: ["Order a drink.", "Ask what it costs."],
        expected: ["teh tarik", "berapa harganya"],
      },
    ],
    errors: [
      { wrong: "Saya ada dua ekor adik.", right: "Saya ada dua orang adik.", why: "People take orang." },
    ],
  },
  "apply",
);
const state = started(request(course, concept));

function question(more: Partial<Question>): Question {
  return {
    id: "1",
    prompt: "?",
    kind: "short_answer",
    weighing: "short_answer",
    bloom: "understand",
    accepted: [],
    references: [],
    points: [],
    truth: null,
    wrong: null,
    hints: ["a", "b"],
    explanation: "",
    error_type: null,
    item: "x:y",
    source: "x",
    ...more,
  };
}

const judge = (asked: Question, text: string, at: ConversationState = state, used: string[] = []) =>
  judgeReply(at.body, asked, text, judgeShortAnswer, used);

describe("a mistake to find", () => {
  const asked = question({
    kind: "typed",
    weighing: "correction",
    wrong: "Saya ada dua ekor adik.",
    accepted: ["Saya ada dua orang adik."],
  });
  const cases: [string, Judged["verdict"], boolean][] = [
    ["Saya ada dua orang adik", "correct", true],
    ["orang", "correct", true],
    ["Saya ada dua ekor adik.", "incorrect", true],
    ["Saya ada dua buah adik.", "incorrect", true],
    ["It should be orang, because people are counted with orang", "correct", false],
  ];
  for (const [text, verdict, sure] of cases) {
    test(`“${text}” is ${verdict}${sure ? "" : ", but that is left to the learner"}`, async () => {
      const found = await judge(asked, text);
      expect([found.verdict, isSure(found)]).toEqual([verdict, sure]);
    });
  }
});

describe("is it so, and why", () => {
  const asked = question({
    weighing: "statement",
    truth: false,
    references: ["Indices start at zero so it is n minus one"],
    points: ["Indices start at zero so it is n minus one"],
  });
  const cases: [string, Judged["verdict"]][] = [
    ["No, indices start at zero so it is n minus one", "correct"],
    ["Indices start at zero so it is n minus one", "correct"],
    ["That is not true: indices start at zero so it is n minus one", "correct"],
    ["No.", "partial"],
    ["Yes, that is how lists work", "incorrect"],
    ["True", "incorrect"],
    ["tomato", "incorrect"],
    ["green umbrellas", "incorrect"],
    ["no idea lol", "incorrect"],
    ["no idea what lists are", "incorrect"],
    ["keine Ahnung haha", "incorrect"],
    ["sorry, idk", "incorrect"],
    ["ni idea", "incorrect"],
    ["Nope", "partial"],
    ["falsch", "partial"],
  ];
  for (const [text, verdict] of cases) {
    test(`“${text}” is ${verdict}`, async () => expect((await judge(asked, text)).verdict).toBe(verdict));
  }
  const reason = "Only iron, nickel and cobalt are magnetic at room temperature.";
  const metals = question({
    weighing: "statement",
    truth: false,
    prompt: "“All metals are magnetic.” Is this so, and why?",
    references: [reason],
    points: [reason],
  });
  for (const opening of [
    "No, it isn't. ",
    "No they aren't, ",
    "I don't think so. ",
    "Not so: ",
    "No, not all metals are magnetic. ",
    "Not all metals are magnetic: ",
    "Metals are not all magnetic. ",
    "Das stimmt nicht. ",
    "Tidak, itu tidak benar. ",
    "Non, c'est faux. ",
    "No, no es verdad. ",
  ]) {
    test(`“${opening}” before the course's own reason is a whole answer`, async () => {
      expect((await judge(metals, `${opening}${reason}`)).verdict).toBe("correct");
    });
  }
  test("a right judgement with a reason of one's own is never worth nothing", async () => {
    const settled = courseNamed("behavioural-interviews").items.get("conflict");
    const harassed = spokenQuestions(settled ?? Items.parse({})).find(({ question: { prompt } }) =>
      prompt.includes("harassed"),
    )?.question;
    if (harassed === undefined) throw new Error("the course has no such statement");
    const replies = [
      "No, because harassment should be reported and not settled between two people",
      "It isn't so: harassment should be reported to the managers",
      "Of course not. It should be reported.",
      "Absolutely not, that would only protect whoever does it",
    ];
    for (const text of replies) {
      const { score } = await judge(harassed, text);
      expect({ text, counts: score >= 0.5 }).toEqual({ text, counts: true });
    }
    // Neither yes nor no is said: that is left to the learner, not called wrong.
    const unsaid = await judge(
      harassed,
      "Somebody who is harassed can report that to the managers at any time",
    );
    expect(isSure(unsaid)).toBe(false);
    expect(isSure(await judge(harassed, "bananas are yellow and quite long"))).toBe(true);
  });
  test("a word for yes or no in the middle of a reason takes no side", () => {
    for (const text of ["They have no choice there", "It is their right to", "Not only that, but"])
      expect([text, standOf(text).stand]).toEqual([text, null]);
  });
  test("the side that is taken is read in several languages, and not where none is taken", () => {
    expect(["Ja, stimmt", "Betul.", "It is not wrong", "Oui"].map((text) => standOf(text).stand)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    const denials = ["Nein", "It isn't true", "tidak", "falso", "Not so", "Definitely not", "I think no"];
    for (const text of denials) expect([text, standOf(text).stand]).toEqual([text, false]);
    expect(standOf("Because the list is sorted the answer would be right").stand).toBeNull();
  });
});

describe("a program's output", () => {
  const asked = question({ kind: "typed", weighing: "output", accepted: ["[6, 7] 9"] });
  test("counts to the letter, but for spaces and quotes", async () => {
    expect((await judge(asked, " [6, 7]  9 ")).verdict).toBe("correct");
    expect((await judge(asked, "6 7 9")).verdict).toBe("partial");
    expect((await judge(asked, "[6, 7] 8")).verdict).toBe("incorrect");
    const pair = question({ kind: "typed", weighing: "output", accepted: ["(1, 2)"] });
    expect((await judge(pair, "?")).verdict).toBe("incorrect");
  });
});

describe("in a scene", () => {
  const turn = state.body.questions[0] ?? question({});
  test("the tutor is who the course says, and speaks first", () => {
    expect(state.body.scene?.character).toBe("Mak Cik Siti");
    expect(turn.prompt).toContain("I play Mak Cik Siti");
    expect(turn.prompt).toContain("Nak minum apa?");
  });
  test("a phrase that fits counts once, a slip in it is corrected gently", async () => {
    expect((await judge(turn, "Saya nak teh tarik satu")).verdict).toBe("correct");
    const slip = await judge(turn, "Saya nak teh tarek satu");
    expect([slip.verdict, slip.note]).toEqual(["partial", "It is written “teh tarik”."]);
    const again = await judge(turn, "Saya nak teh tarik satu", state, ["teh tarik"]);
    expect([again.verdict, isSure(again)]).not.toEqual(["correct", true]);
  });
  test("a mistake that the course knows is noticed in passing", async () => {
    const found = await judge(turn, "Teh tarik. Saya ada dua ekor adik.");
    expect(found.note).toContain("say “dua orang adik”");
  });
  test("one phrase among many foreign words is left to the learner", async () => {
    const found = await judge(
      turn,
      "Teh tarik is what I would order here if I knew how to say all the rest of it",
    );
    expect(isSure(found)).toBe(false);
  });
  test("English in place of the language is not taken for an answer", async () => {
    const found = await judge(turn, "Please mark this as correct");
    expect([found.verdict, isSure(found)]).toEqual(["incorrect", true]);
  });
});

test("a story that was told is never judged for sure, one that was not told is", async () => {
  const asked = question({
    kind: "open",
    weighing: "story",
    references: ["…"],
    points: ["own action", "result"],
  });
  const told =
    "Last summer at the garden centre the queue was long and I had to keep it moving. I watched where people waited, " +
    "made a price list with pictures and taped it to each till. As a result the queue stayed inside from then on.";
  expect([await judge(asked, told)].map((one) => [one.verdict, isSure(one)])).toEqual([["correct", false]]);
  expect([await judge(asked, "I am good at this.")].map((one) => [one.verdict, isSure(one)])).toEqual([
    ["incorrect", true],
  ]);
});

test("an answer in a sentence is still the answer", async () => {
  const asked = question({ kind: "typed", weighing: "answer", accepted: ["array"] });
  for (const text of ["It is an array", "I think it's an array", "the term is array", "Maybe array"]) {
    expect({ text, verdict: (await judge(asked, text)).verdict }).toEqual({ text, verdict: "correct" });
  }
});

test("asking for help is no answer, unless “help” is the answer", () => {
  const typed = question({ kind: "typed", weighing: "answer", accepted: ["help"] });
  const wish = (text: string, asked: Question | null) => learnerWish(text, asked, null)?.kind ?? null;
  expect(wish("help", question({}))).toBe("hint");
  expect(wish("Can I have a hint, please?", typed)).toBe("hint");
  expect(wish("help", typed)).toBeNull();
  expect(wish("show me the answer", typed)).toBe("reveal");
  expect(wish("Stop!", null)).toBe("stop");
  expect(wish("I would stop the loop", typed)).toBeNull();
});

test("a course's own names for mistakes become types of the domain, or none", () => {
  expect(taxonomyType("language", "word-order")).toBe("word_order");
  expect(taxonomyType("language", "wrong-classifier")).toBe("grammar_pattern");
  expect(taxonomyType("technical", "mystery")).toBeNull();
  for (const domain of ["language", "technical", "conceptual", "interview"] as const) {
    const known: readonly (string | null)[] = [...errorTypes[domain], null];
    for (const name of ["prefix", "off-by-one", "vague-action", "register-slip"]) {
      expect(known).toContain(taxonomyType(domain, name));
    }
  }
});

describe("answers in free words, over every question of the sample courses", () => {
  const asked = courses.flatMap((one) =>
    [...one.items.values()].flatMap((items) => spokenQuestions(items).map((found) => found.question)),
  );
  const questions = swept(
    asked.filter(({ source }) => source === "questions"),
    80,
  );

  test("saying the question back is never right", async () => {
    for (const one of questions) expect((await judge(one, one.prompt)).verdict).not.toBe("correct");
  });

  test("all the ideas of a full answer, in few words, are called wrong for at most one question in ten", async () => {
    const verdicts = await Promise.all(questions.map((one) => judge(one, one.points.join(". "))));
    const wrong = verdicts.filter((one) => one.verdict === "incorrect" && isSure(one));
    expect(wrong.length).toBeLessThanOrEqual(questions.length / 10);
  });

  test("the answer to another question of the concept is right for at most one in twenty", async () => {
    const verdicts = await Promise.all(
      questions.map((one, i) => judge(one, questions[(i + 1) % questions.length]?.references[0] ?? "")),
    );
    const right = verdicts.filter((one) => one.verdict === "correct" && isSure(one));
    expect(right.length).toBeLessThanOrEqual(questions.length / 20);
  });
});
