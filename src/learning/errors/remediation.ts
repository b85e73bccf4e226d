import type { ConceptProgress } from "../progress.ts";
import { confusionsOf } from "./confusions.ts";
import { unanswered } from "./error-type.ts";
import { quoted, times } from "./error-words.ts";
import { misconceptionsOf } from "./misconceptions.ts";
import { errorsByItem, folded, itemOf, lastOf, nameIn, rightSince } from "./past-errors.ts";

export type Remediation = {
  /** What to practise, by `itemKey`, most often wrong first; only what an exercise has named as its material. */
  focus: string[];
  /** What to set beside each other: what was meant, and what was taken for it. */
  pairs: [meant: string, taken: string][];
  /** One sentence for the learner. */
  why: string;
  /** It has come back often enough to be a misconception. */
  persistent: boolean;
};

const most = 10;

/** What the errors of a concept ask for (exercise-modalities §8.3.1, §8.3.3); `null` when all of it has gone right since. */
export function remediationFor(progress: ConceptProgress): Remediation | null {
  const open = openItems(progress);
  if (open.length === 0) return null;
  const names = new Set(open.map(({ item }) => item));
  const pairs = confusionsOf(progress).filter(({ meant }) => names.has(folded(meant)));
  const [worst] = misconceptionsOf(progress);
  const [first] = open;
  const again = first === undefined ? "" : `${quoted(first.text)} went wrong ${times(first.count)}.`;
  return {
    focus: focusOf(
      progress,
      open.map(({ item }) => item),
    ),
    pairs: pairs.slice(0, most).map(({ meant, taken }) => [meant, taken]),
    why: worst?.words ?? again,
    persistent: worst !== undefined,
  };
}

/** Items that went wrong and have not gone right since, most often first, of equals the latest. A blank is no error. */
function openItems(progress: ConceptProgress): { item: string; text: string; count: number }[] {
  const byItem = errorsByItem(progress);
  return Array.from(byItem, ([item, all]) => {
    const errors = all.filter(({ error_type }) => error_type !== unanswered);
    return { item, errors, last: lastOf(errors) };
  })
    .filter(({ item, errors, last }) => errors.length > 0 && !rightSince(progress, byItem, [item], last))
    .sort((a, b) => b.errors.length - a.errors.length || Date.parse(b.last) - Date.parse(a.last))
    .slice(0, most)
    .map(({ item, errors: [first, ...more] }) => ({
      item,
      text: first === undefined ? item : itemOf(first),
      count: more.length + 1,
    }));
}

function focusOf({ exercise_history }: ConceptProgress, items: readonly string[]): string[] {
  const keys = new Map<string, string>();
  for (const { uses } of exercise_history) for (const key of uses) keys.set(nameIn(key), key);
  return items.flatMap((item) => keys.get(item) ?? []);
}
