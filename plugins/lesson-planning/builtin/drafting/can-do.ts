import { about, sharedWith } from "../../../../src/lesson/check/review/words.ts";
import { isVerbOfOutcomes } from "../../../../src/lesson/export/i-can.ts";
import { sentencesIn } from "../../../../src/text/sentences.ts";
import type { Task } from "../../../../src/workspace/topic.ts";
import { type Hinge, quotable } from "./items.ts";
import { firstDraft, type LessonPlan } from "./plan.ts";
import { chosenHinges, tasksSet } from "./teaching-sections.ts";

/** What pupils do in this lesson, each thing as one text: its tasks, its hinge question and its exit question. */
export function doneInLesson(plan: LessonPlan): string[] {
  return [
    ...tasksSet(plan).map(({ text, answer }) => `${text}\n${answer}\n${sumIn(text, plan)}`),
    ...hingesAsked(plan).map(
      ({ question, options, answer, reteach }) => `${question}\n${options.join("\n")}\n${answer}\n${reteach}`,
    ),
  ].filter((text) => text.trim() !== "");
}

/** "Work out 3/4 − 1/2." says in figures what the lesson is called, and what its words mean. */
function sumIn(text: string, { title, topic }: LessonPlan): string {
  return about(text).size > 2
    ? ""
    : [title, ...(topic?.tasks ?? []), ...(topic?.vocabulary ?? []).map(({ term }) => term)].join(" ");
}

/** The misconceptions that a question of this lesson asks about. */
export function hingesAsked(plan: LessonPlan): Hinge[] {
  return [
    ...chosenHinges(plan, firstDraft(plan, "main")).slice(0, 1),
    ...chosenHinges(plan, firstDraft(plan, "plenary")).slice(1, 2),
  ];
}

/**
 * How much of what a statement speaks of comes up in the one thing that pupils do which is nearest to it: 0 to 1. 0 where it
 * is less than half or a single word of several: then a lesson would aim at something that nobody does in it.
 */
export function borneOut(statement: string, done: readonly string[]): number {
  const said = about(statement);
  const most = Math.max(0, ...done.map((text) => sharedWith(said, about(text)).length));
  return most < Math.min(2, said.size) || most < said.size / 2 || said.size === 0 ? 0 : most / said.size;
}

/** "When you should wash your hands" as it is said of pupils, or by one. */
function saidOf(whose: "my" | "their", task: string): string {
  const [doer, done, self] = whose === "my" ? ["I", "me", "myself"] : ["they", "them", "themselves"];
  return task
    .replace(/\byou (are|were)\b/g, (_, verb) =>
      whose === "my" ? `I ${verb === "are" ? "am" : "was"}` : `they ${verb}`,
    )
    .replace(/\byou(?= \p{L})(?! (?:and|or|in|on|at|to|from|with|for|by|about)\b)/gu, doer)
    .replace(/\byou\b/g, done)
    .replace(/\byoursel(?:f|ves)\b/g, self)
    .replace(/\byour\b/g, whose);
}

/** Pupils read it before they have done it. */
const longest = 70;

/** "Iron and sulfur are mixed.", "Run-length coding is used.": it begins with a noun that could be a verb, and asks for nothing. */
const tells =
  /^\p{L}+-|^\p{L}+(?: (?!(?:how|why|what|which|that|where|when|who|whether|if|because)\b)[\p{L}-]+){0,4} (?:is|are|was|were|has|have|had)\b/iu;

/**
 * What a task lets pupils do, to follow "pupils can" or "I can": "name one symptom of plague", "answer "Why …?"". null where
 * its words lean on what stands below it, or are too many.
 */
export function canDo({ text }: Task, whose: "my" | "their"): string | null {
  const [line = ""] = text.split("\n");
  const [first = ""] = sentencesIn(line);
  const [verb = ""] = /^\p{L}+/u.exec(first) ?? [];
  if (first === "" || /[`|_]|\b(?:these|below|above|following)\b/i.test(first)) return null;
  if (first.endsWith("?")) {
    const asked = quotable(first);
    return asked.length > longest ? null : `answer "${asked}"`;
  }
  if (!isVerbOfOutcomes(verb) || tells.test(first)) return null;
  const aim = saidOf(whose, first.replace(/\bthis\b/gi, "a").replace(/[.!](\*?)$/, "$1"));
  // "Explain: …" asks for what stands behind it.
  if (aim.split(" ").length < 3 || aim.length > longest || /^\p{L}+:|[.!?] /u.test(aim)) return null;
  const lowered = aim.charAt(0).toLowerCase() + aim.slice(1);
  return /\d/.test(aim) ? `${lowered}, and others like it` : lowered;
}
