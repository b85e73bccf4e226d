import { type FSRS, type FSRSState, fsrs } from "ts-fsrs";
import type { ReviewHistory } from "./histories.ts";

/**
 * How likely the last review of a history was to be remembered, 0 to 1, by the scheduler that will use the parameters:
 * what fits is judged by what it is for, not by the optimizer that made it.
 */
export function recall({ reviews }: ReviewHistory, w: readonly number[]): number {
  const engine = engineFor(w);
  const before = reviews
    .slice(0, -1)
    .reduce<FSRSState | null>((memory, { rating, days }) => engine.next_state(memory, days, rating), null);
  return engine.forgetting_curve(reviews.at(-1)?.days ?? 0, before?.stability ?? 0.001);
}

const engines = new WeakMap<readonly number[], FSRS>();

function engineFor(w: readonly number[]): FSRS {
  const known = engines.get(w);
  if (known !== undefined) return known;
  const made = fsrs({ w: [...w] });
  engines.set(w, made);
  return made;
}
