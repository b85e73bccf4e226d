import type { Modality } from "../course-format.ts";
import type { ConceptProgress } from "../progress.ts";
import { isOfCards } from "../result.ts";

const weekMs = 7 * 86_400_000;

export type Week = Partial<Record<Modality, number>>;

/** How many exercises of each modality the last seven days had. A stack of cards is one, however many concepts it is of. */
export function weekOf(progress: Iterable<ConceptProgress>, now: Date): Week {
  const week: Week = {};
  const stacks = new Set<string>();
  for (const { exercise_history } of progress)
    for (const done of exercise_history) {
      const ago = now.getTime() - Date.parse(done.completed);
      if (ago < 0 || ago >= weekMs) continue;
      if (isOfCards(done)) {
        if (stacks.has(done.completed)) continue;
        stacks.add(done.completed);
      }
      week[done.modality] = (week[done.modality] ?? 0) + 1;
    }
  return week;
}
