import { bloomLevels } from "../../../bloom.ts";
import type { Chance } from "../../../chance.ts";
import { foldText } from "../../../text/fold.ts";
import type { BloomLevel } from "../../course-format.ts";
import { isTask } from "../../pieces.ts";
import type { PastError } from "../../progress.ts";
import type { ExerciseRequest } from "../exercise.ts";
import type { Candidate } from "./candidate.ts";

export type Wish = Pick<ExerciseRequest, "history" | "errors" | "due" | "bloom">;

/**
 * The questions of one exercise: what the learner got wrong first, then what is due, then what the last exercises did not use, then what
 * is nearest to the wanted level; chance decides among equals. Never the same piece of material twice while there is
 * other material.
 */
export function chooseQuestions(
  candidates: readonly Candidate[],
  wish: Wish,
  count: number,
  chance: Chance,
): Candidate[] {
  const lately = new Map(
    wish.history.slice(-remembered).flatMap(({ uses }, i) => uses.map((use) => [use, i + 1])),
  );
  const wrong = wrongWords(wish.errors);
  const ranked = chance
    .shuffled(candidates)
    .sort(
      (a, b) =>
        Number(isRemedial(b, wrong)) - Number(isRemedial(a, wrong)) ||
        urgency(b.question.item, wish) - urgency(a.question.item, wish) ||
        (lately.get(a.question.item) ?? 0) - (lately.get(b.question.item) ?? 0) ||
        distance(a.question.bloom, wish.bloom) - distance(b.question.bloom, wish.bloom),
    );
  const order = eachFirst(ranked, wrong);
  const chosen: Candidate[] = [];
  const taken = new Set<string>();
  for (const pass of ["other material", "other wording"] as const) {
    for (const one of order) {
      const key = pass === "other material" ? one.question.item : one.question.prompt;
      const same = [key, one.question.prompt, answerOf(one)].some((name) => taken.has(name));
      if (chosen.length >= count || same) continue;
      if (pass === "other wording" && chosen.length >= fewest) break;
      chosen.push(one);
      taken.add(one.question.item).add(one.question.prompt).add(answerOf(one));
    }
  }
  return chosen;
}

/** What is due; first what no stack of cards brings back. */
function urgency(item: string, { due }: Wish): number {
  return due.has(item) ? (isTask(item) ? 2 : 1) : 0;
}

/** One question on each word that went wrong comes before a second on any of them. */
function eachFirst(ranked: readonly Candidate[], wrong: ReadonlySet<string>): Candidate[] {
  const firsts = [...wrong].flatMap((word) => ranked.find((one) => isRemedial(one, new Set([word]))) ?? []);
  return [...new Set([...firsts.reverse(), ...ranked])];
}

/** Whether it asks for something that this learner took for something else, or did not know. */
export function isRemedial({ question }: Candidate, wrong: ReadonlySet<string>): boolean {
  const asks = [question.prompt, ...question.accepted, ...question.references, nameOf(question.item)];
  return wrong.size > 0 && asks.some((text) => wrong.has(foldText(text)));
}

/** What was asked, expected and answered when something went wrong lately: both sides of a confusion come back. */
export function wrongWords(errors: readonly PastError[]): Set<string> {
  const words = errors.slice(-rememberedErrors).flatMap((error) => {
    const both = error.error_type.includes("confusion") ? [error.actual] : [];
    return [error.question, error.expected, ...both];
  });
  return new Set(words.map(foldText).filter((word) => /[\p{L}\p{N}]{2}/u.test(word)));
}

const fewest = 2;
const remembered = 3;
const rememberedErrors = 10;

/** Two questions with one answer are one question, and the first gives the second away. */
function answerOf({ question }: Candidate): string {
  const answer = foldText(question.accepted[0] ?? "");
  return answer === "" ? question.prompt : `= ${answer}`;
}

function nameOf(item: string): string {
  return item.slice(item.indexOf(":") + 1);
}

function distance(a: BloomLevel, b: BloomLevel): number {
  return Math.abs(bloomLevels.indexOf(a) - bloomLevels.indexOf(b));
}
