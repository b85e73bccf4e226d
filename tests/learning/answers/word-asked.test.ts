import { describe, expect, test } from "bun:test";
import { chanceFrom } from "../../../src/chance.ts";
import { Items } from "../../../src/learning/course-format.ts";
import { judgeHeard } from "../../../src/learning/exercises/audio/judge.ts";
import type { Question } from "../../../src/learning/exercises/conversation/conversation-record.ts";
import { judgeReply } from "../../../src/learning/exercises/conversation/judge-reply.ts";
import { wordQuestions } from "../../../src/learning/exercises/conversation/word-questions.ts";
import { type KeyEntry, keyEntry } from "../../../src/learning/exercises/worksheet/body.ts";
import { judgeQuestion } from "../../../src/learning/exercises/worksheet/judge-question.ts";
import { materialOf } from "../../../src/learning/exercises/worksheet/material.ts";
import { sentenceCloze, translation } from "../../../src/learning/exercises/worksheet/sections/vocabulary.ts";
import { judgeShortAnswer } from "../../../src/learning/short-answers/judge-short-answer.ts";
import { courseOf, request } from "../exercises/worksheet/small-course.ts";

const word = (term: string, meanings: string[], text: string, translation: string, more = {}) => ({
  term,
  meanings,
  sentences: [{ text, translation }],
  ...more,
});

/** Two ways to say "see you", which nothing but time tells apart; two that the course says are taken for each other. */
const material = {
  vocabulary: [
    word("sampai nanti", ["see you (today)", "see you later"], "Sampai nanti, Pak.", "See you, sir."),
    word("jumpa lagi", ["see you", "see you again"], "Jumpa lagi, Aina.", "See you, Aina."),
    word("ambil", ["to take", "take"], "Saya ambil bas.", "I take the bus.", { confusions: ["bawa"] }),
    word("bawa", ["to take", "take along"], "Saya bawa payung.", "I take an umbrella.", {
      confusions: ["ambil"],
    }),
    word("empat", ["four"], "Saya ada empat kucing.", "I have four cats."),
    word("lapan", ["eight"], "Dia ada lapan ayam.", "He has eight hens."),
  ],
};
const course = courseOf("language", material);
const items = Items.parse({ concept: "haus", teach: { explanation: "x", example: "y" }, ...material });
const asked = wordQuestions(course, items, chanceFrom(1));

function talk(start: string, term: string): Question {
  const found = asked.find(
    ({ question }) => question.prompt.startsWith(start) && question.item.endsWith(`:${term}`),
  );
  if (found === undefined) throw new Error(`nothing is asked about ${term} with "${start}"`);
  return found.question;
}

async function said(question: Question, text: string) {
  const { verdict, note } = await judgeReply(body, question, text, judgeShortAnswer);
  return { verdict, note };
}

const body = {
  type: "direct_question",
  domain: "language",
  vocabulary: material.vocabulary.map(({ term }) => term),
  slips: [],
  scene: null,
  teaching: null,
  questions: [],
  progress: { phase: "asking", at: 0, answers: [], heard: null, unread: 0, said: 0 },
} satisfies Parameters<typeof judgeReply>[0];

describe("a figure where the word was asked for", () => {
  test("is not right in talk, in a gap, by ear or on a sheet, and is told to be written as a word", async () => {
    const verdicts = [
      await said(talk("How do you say", "empat"), "4"),
      await said(talk("Complete the sentence", "empat"), "4"),
      judgeHeard(
        { kind: "type", said: "empat", meaning: "four", piece: "x", options: [], accepted: ["empat"] },
        "4",
      ),
      ...onSheets("empat", "terms").map((entry) => judgeQuestion(entry, "4", [])),
    ];
    expect(verdicts.length).toBeGreaterThan(3);
    for (const { verdict, note } of verdicts) {
      expect(verdict).toBe("incorrect");
      expect(note).toContain("as a word");
    }
  });

  test("is right where it says what the word means, and where a fact is asked", async () => {
    expect((await said(talk("What does", "empat"), "4")).verdict).toBe("correct");
    for (const entry of onSheets("empat", "meanings"))
      expect(judgeQuestion(entry, "4", []).verdict).toBe("correct");
    const [entry] = onSheets("empat", "terms");
    if (entry === undefined) throw new Error("nothing is asked");
    const prompt = "A spider has ___ legs.";
    const fact = { ...entry, prompt, uses: [`cloze:${prompt}`], accepted: ["eight"] };
    expect(judgeQuestion(fact, "8", []).verdict).toBe("correct");
  });
});

describe("several words of the course with the meaning that is shown", () => {
  test("are all right where nothing says which is wanted", async () => {
    expect((await said(talk("Complete the sentence", "jumpa lagi"), "sampai nanti")).verdict).toBe("correct");
    expect((await said(talk("Complete the sentence", "sampai nanti"), "jumpa lagi")).verdict).toBe("correct");
  });

  test("are half right, and not called a mistake, where the question says which is wanted", async () => {
    const half = await said(talk("How do you say", "jumpa lagi"), "sampai nanti");
    expect(half).toMatchObject({ verdict: "partial" });
    expect(half.note).toContain("also");
    for (const entry of onSheets("jumpa lagi", "terms"))
      expect(judgeQuestion(entry, "sampai nanti", ["sampai nanti"])).toMatchObject({ verdict: "partial" });
  });

  test("are wrong where the course says that one is taken for the other", async () => {
    expect((await said(talk("Complete the sentence", "ambil"), "bawa")).verdict).toBe("incorrect");
    expect((await said(talk("How do you say", "bawa"), "ambil")).verdict).toBe("incorrect");
  });
});

/** All that is asked about a word in the sections that ask for words: its meaning, the word itself, the word in a sentence. */
function onSheets(term: string, words: "terms" | "meanings"): KeyEntry[] {
  const entries = [1, 2, 3, 4].flatMap((seed) => {
    const sheet = materialOf(request({ course, seed }), items, seed);
    return [translation, sentenceCloze].flatMap((maker) => {
      const section = maker.make(sheet, material.vocabulary.length);
      return section === null ? [] : section.questions.map((question) => keyEntry(question, section, "1.1"));
    });
  });
  const own = entries.filter((entry) => entry.words === words && entry.uses.includes(`vocabulary:${term}`));
  expect(own.length).toBeGreaterThan(0);
  return own;
}
