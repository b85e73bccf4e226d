import type { ConceptProgress, PastError } from "../progress.ts";
import { folded, grouped, lastOf } from "./past-errors.ts";

export type Confusion = {
  /** As first written; `taken` stood where `meant` belonged, in most of the errors. */
  meant: string;
  taken: string;
  /** Both ways round together. */
  count: number;
  /** It also happened the other way round. */
  bothWays: boolean;
  /** In how many exercises. */
  exercises: number;
  /** The last time. */
  last: string;
};

/** Types of error that say one thing stood in another's place (exercise-modalities §8.3); the rest is plain error. */
const mixedUp = new Set([
  "vocabulary_confusion",
  "false_friend",
  "relationship_confusion",
  "correlation_causation",
  "register_mismatch",
  "confusion",
]);

/** What the learner mixes up on a concept, most often first. */
export function confusionsOf({ error_history }: Pick<ConceptProgress, "error_history">): Confusion[] {
  const mixUps = error_history.flatMap((error) => {
    const pair = pairOf(error);
    return pair === null ? [] : [{ error, pair }];
  });
  return Array.from(grouped(mixUps, ({ pair }) => pairKey(pair)).values(), summed).sort(
    (a, b) => b.count - a.count || Date.parse(b.last) - Date.parse(a.last),
  );
}

type Pair = { meant: string; taken: string };

/** The same for both directions. */
export function pairKey({ meant, taken }: Pair): string {
  return [folded(meant), folded(taken)].sort().join("\n");
}

/** What was taken for what; `null` where the error is none of that kind, or does not say. */
export function pairOf({ error_type, expected, actual, detail }: PastError): Pair | null {
  if (!mixedUp.has(error_type)) return null;
  const noted = /\bmixe[ds] up (.+?) (?:\/|and|with|for) (.+?)\s*[.!]?$/iu.exec(detail);
  const meant = expected.trim() || (noted?.[1] ?? "");
  const taken = actual.trim() || (noted?.[2] ?? "");
  return folded(meant) === "" || folded(taken) === "" || folded(meant) === folded(taken)
    ? null
    : { meant, taken };
}

function summed(found: readonly { error: PastError; pair: Pair }[]): Confusion {
  const directions = grouped(found, ({ pair }) => folded(pair.meant));
  const [usual] = [...directions.values()].sort((a, b) => b.length - a.length);
  const { meant, taken } = usual?.[0]?.pair ?? { meant: "", taken: "" };
  const errors = found.map(({ error }) => error);
  return {
    meant,
    taken,
    count: found.length,
    bothWays: directions.size > 1,
    exercises: new Set(errors.map(({ exercise_id }) => exercise_id)).size,
    last: lastOf(errors),
  };
}
