import type { ConceptProgress } from "../progress.ts";
import { unanswered } from "./error-type.ts";
import { errorInWords } from "./error-words.ts";

export type WeakSpot = {
  error_type: string;
  /** For the learner. */
  words: string;
  count: number;
  /** In the last two weeks. */
  recent: number;
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

/** What goes wrong most, by type of error (exercise-modalities §8.3). What was left blank shows no type of error. */
export function weakSpots(progressByConcept: Iterable<ConceptProgress>, now: Date): WeakSpot[] {
  const since = now.getTime() - recentMs;
  const done = { recent: 0, before: 0 };
  const types = new Map<string, { recent: number; before: number; concepts: Map<string, number> }>();
  for (const { concept_id, reviews, error_history } of progressByConcept) {
    for (const { review } of reviews) done[Date.parse(review) >= since ? "recent" : "before"]++;
    for (const { error_type, at } of error_history) {
      if (error_type === unanswered) continue;
      const found = types.get(error_type) ?? { recent: 0, before: 0, concepts: new Map() };
      types.set(error_type, found);
      found[Date.parse(at) >= since ? "recent" : "before"]++;
      found.concepts.set(concept_id, (found.concepts.get(concept_id) ?? 0) + 1);
    }
  }
  return Array.from(types, ([error_type, { recent, before, concepts }]) => ({
    error_type,
    words: errorInWords(error_type),
    count: recent + before,
    recent,
    concepts: [...concepts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([id]) => id),
    trend: trendOf({ recent, before }, done),
  })).sort((a, b) => b.count - a.count || a.error_type.localeCompare(b.error_type));
}

type Sides = { recent: number; before: number };

function trendOf(errors: Sides, done: Sides): WeakSpot["trend"] {
  if (done.recent < enough || done.before < enough) return "unclear";
  const now = errors.recent / done.recent;
  const then = errors.before / done.before;
  if (now > then * change) return "rising";
  return now * change < then ? "falling" : "steady";
}
