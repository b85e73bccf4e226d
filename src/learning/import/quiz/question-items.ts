import { gap } from "../../exercises/flashcards/card.ts";
import type { DraftItems } from "../draft.ts";
import type { QuizAnswer, QuizQuestion } from "./quiz.ts";

/** What a question gives a course; `explanation` is for the concept's teaching. Only what the question itself says. */
export type QuestionItems = { items: DraftItems; explanation?: string } | { why: string };

export function questionItems(question: QuizQuestion): QuestionItems {
  switch (question.type) {
    case "choice":
      return choice(question, question.answers);
    case "short":
      return short(question, question.answers);
    case "truth":
      return truth(question);
    case "matching":
      return matching(question.text, question.pairs);
    case "number":
      return number(question, question.value, question.tolerance);
    case "essay":
      return question.points.length < 3
        ? {
            why: "An essay needs marking notes with three points or more; this one has none, so nothing could be graded.",
          }
        : {
            items: {
              essays: [
                {
                  prompt: question.text,
                  bloom: "analyze",
                  key_points: question.points,
                  words: question.words ?? 250,
                },
              ],
            },
          };
    case "gaps":
      return {
        items: { cloze: question.gaps.map(({ text, answers }) => ({ text, answers, ...hintOf(question) })) },
      };
    case "ordering":
      return question.parts.length < 3
        ? { why: "Fewer than three parts to put in order." }
        : { items: { orderings: [{ prompt: question.text, parts: question.parts }] } };
    case "description":
      return { items: {}, explanation: question.text };
  }
}

function choice(question: QuizQuestion, answers: readonly QuizAnswer[]): QuestionItems {
  const full = answers.filter(({ fraction }) => fraction >= 100);
  const right = full.length > 0 ? full : answers.filter(({ fraction }) => fraction > 0);
  if (right.length === 0) return { why: "No answer is marked as right." };
  const offered = answers.map(({ text }) => text).toSorted((a, b) => a.localeCompare(b));
  const list = `${right.length === 1 ? "One of these" : "Some of these"}: ${offered.join("; ")}`;
  return asked(
    question,
    right.map(({ text }) => text),
    full.length > 1 ? "each" : "all",
    offered.length > right.length ? [list] : [],
  );
}

function short(question: QuizQuestion, answers: readonly QuizAnswer[]): QuestionItems {
  // "*" stands for anything in Moodle: alone it is the answer to everything else.
  const right = answers
    .filter(({ fraction }) => fraction >= 100)
    .map(({ text }) => text.replaceAll("*", "").trim())
    .filter((text) => text !== "");
  if (right.length === 0) return { why: "No answer in words is marked as right." };
  if (/_{3,}/.test(question.text)) {
    const text = question.text.replace(/_{3,}/, gap);
    return { items: { cloze: [{ text, answers: right, ...hintOf(question) }] } };
  }
  return asked(question, right, "each", []);
}

function number(question: QuizQuestion, value: string, tolerance: string): QuestionItems {
  const near = Number(tolerance) > 0 ? `${value}, give or take ${tolerance}` : value;
  const digits = String(Math.trunc(Math.abs(Number(value)))).length;
  const size = `A number with ${digits} ${digits === 1 ? "digit" : "digits"} before the point.`;
  return {
    items: {
      questions: [
        {
          question: question.text,
          bloom: "remember",
          references: references(question, [value]),
          points: [near],
          hints: hints(question, [size]),
        },
      ],
    },
  };
}

/** `each`: any one of the answers is right by itself. `all`: they are right together. */
function asked(
  question: QuizQuestion,
  right: readonly string[],
  counts: "each" | "all",
  derived: readonly string[],
): QuestionItems {
  const answers = counts === "each" ? [...right] : [right.join("; ")];
  const [first = ""] = right;
  const begin = `It begins with “${Array.from(first)[0] ?? ""}”.`;
  return {
    items: {
      questions: [
        {
          question: question.text,
          bloom: "remember",
          references: references(question, answers),
          points: counts === "each" ? [first] : [...right],
          hints: hints(question, derived.length > 0 ? derived : [begin]),
        },
      ],
    },
  };
}

function references({ feedback }: QuizQuestion, answers: readonly string[]): string[] {
  return feedback === "" ? [...answers] : [...answers, `${answers[0]}. ${feedback}`];
}

function hints({ hints: own }: QuizQuestion, derived: readonly string[]): string[] {
  return [...own, ...derived].slice(0, 4);
}

function hintOf({ hints: [hint] }: QuizQuestion): { hint?: string } {
  return hint === undefined ? {} : { hint };
}

/** Where the bank gives no reason, none is asked for: it is a gap then, and remembered as one. */
function truth(question: QuizQuestion & { type: "truth" }): QuestionItems {
  const why = [question.because, question.feedback].filter((one) => one !== "").join(" ");
  if (why !== "") return { items: { facts: [{ statement: question.text, truth: question.truth, why }] } };
  const text = `True or false? ${question.text} ${gap}`;
  return { items: { cloze: [{ text, answers: [String(question.truth)], ...hintOf(question) }] } };
}

/** The shorter side names things, the longer one says what they are; names that come again are groups. */
function matching(prompt: string, pairs: readonly { left: string; right: string }[]): QuestionItems {
  if (pairs.length === 0) return { why: "It has no pairs in words." };
  const groups = Map.groupBy(pairs, ({ right }) => right);
  if (groups.size > 1 && [...groups.values()].every(({ length }) => length >= 2)) {
    const named = Array.from(groups, ([name, members]) => [name, members.map(({ left }) => left)] as const);
    return { items: { categories: [{ prompt, groups: Object.fromEntries(named) }] } };
  }
  const length = (side: "left" | "right") => pairs.reduce((sum, pair) => sum + pair[side].length, 0);
  const [term, definition] =
    length("left") < length("right") ? (["left", "right"] as const) : (["right", "left"] as const);
  return {
    items: { definitions: pairs.map((pair) => ({ term: pair[term], definition: pair[definition] })) },
  };
}
