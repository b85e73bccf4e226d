import type { ConceptProgress } from "../progress.ts";
import { isSlip, unanswered } from "./error-type.ts";
import { errorInWords } from "./error-words.ts";

export type WeakSpot = {
  error_type: string;
  /** For the learner. */
  words: string;
  count: number;
  /** In the last two weeks. */
  recent: number;
  /** What it was made on, in the course's own words: what should have been answered, most often first; three at most. */
  examples: string[];
  /** Of the concepts it was made on, those with most of it first. */
  concepts: string[];
  /** Errors for each exercise, the last two weeks against the time before; "unclear" while there is too little of either. */
  trend: "rising" | "falling" | "steady" | "unclear";
};

const recentMs = 14 * 86_400_000;
/** Fewer exercises than this on a side say nothing about a trend. */
const enough = 3;
/** By how much a rate must change to be called a change. */
const change = 1.25;

/**
 * What goes wrong most, by type of error (exercise-modalities §8.3): what was not known before slips, of which it takes
 * more than two to weigh as much. What was left blank shows no type of error.
 */
export function weakSpots(progressByConcept: Iterable<ConceptProgress>, now: Date): WeakSpot[] {
  const since = now.getTime() - recentMs;
  const done = { recent: 0, before: 0 };
  const types = new Map<string, Found>();
  for (const { concept_id, reviews, error_history } of progressByConcept) {
    for (const { review } of reviews) done[Date.parse(review) >= since ? "recent" : "before"]++;
    for (const { error_type, at, expected, question } of error_history) {
      if (error_type === unanswered) continue;
      const found = types.get(error_type) ?? {
        recent: 0,
        before: 0,
        concepts: new Map(),
        answers: new Map(),
      };
      types.set(error_type, found);
      found[Date.parse(at) >= since ? "recent" : "before"]++;
      count(found.concepts, concept_id);
      count(found.answers, shortly(expected || question));
    }
  }
  return Array.from(types, ([error_type, { recent, before, concepts, answers }]) => ({
    error_type,
    words: errorInWords(error_type),
    count: recent + before,
    recent,
    examples: mostFirst(answers)
      .filter((answer) => /\p{L}/u.test(answer) && answer.length <= longest)
      .slice(0, 3),
    concepts: mostFirst(concepts),
    trend: trendOf({ recent, before }, done),
  })).sort((a, b) => weight(b) - weight(a) || b.count - a.count || a.error_type.localeCompare(b.error_type));
}

/** As in a score: a slip is half of what was not known, and of equals the latter comes first. */
function weight({ error_type, count }: WeakSpot): number {
  return isSlip(error_type) ? count / 2 - 0.25 : count;
}

/** The first that was accepted, without a choice's letter and the sentence on the back of a card. */
function shortly(answer: string): string {
  const [line = ""] = answer.trim().split("\n");
  return (line.split(" / ")[0] ?? "").replace(/^[A-Z][.)] /, "").trim();
}

/** A sentence is no name of what is weak. */
const longest = 40;

type Found = Sides & { concepts: Map<string, number>; answers: Map<string, number> };

function count(all: Map<string, number>, name: string): void {
  all.set(name, (all.get(name) ?? 0) + 1);
}

function mostFirst(all: ReadonlyMap<string, number>): string[] {
  return [...all].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name);
}

type Sides = { recent: number; before: number };

function trendOf(errors: Sides, done: Sides): WeakSpot["trend"] {
  if (done.recent < enough || done.before < enough) return "unclear";
  const now = errors.recent / done.recent;
  const then = errors.before / done.before;
  if (now > then * change) return "rising";
  return now * change < then ? "falling" : "steady";
}
