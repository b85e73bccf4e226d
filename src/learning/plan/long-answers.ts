import { modalities } from "../course-words.ts";
import { kindNamed } from "../exercises/kinds.ts";
import type { ConceptProgress } from "../progress.ts";
import type { PlanItem } from "./plan-item.ts";

/** One long answer in so many minutes of a session, and so many days before the same concept gets another. */
const sessionWindow = 25;
const restDays = 3;
/** A long answer that was handed in less than this long ago still fills its window. */
const afterHandIn = 10;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The last long answer on any concept; `null` before the first. */
export function lastLongAnswer(progress: Iterable<ConceptProgress>): number | null {
  let last: number | null = null;
  for (const one of progress) {
    const used = lastWritten(one);
    if (used !== null) last = Math.max(last ?? 0, used);
  }
  return last;
}

function lastWritten({ modality_performance }: ConceptProgress): number | null {
  const used = long.flatMap((modality) => modality_performance[modality]?.last_used ?? []);
  return used.length === 0 ? null : Math.max(...used.map((at) => Date.parse(at)));
}

const long = modalities.filter((modality) => kindNamed(modality).manner === "long");

/**
 * Whether a long answer would come too soon: after another one in this plan or just before it, or after one on the
 * same concept in the last days. Writing is tiring, and a second essay on the same thing shows little.
 */
export function isTooSoon(
  at: { now: Date; before: readonly PlanItem[]; last: number | null },
  progress: ConceptProgress | undefined,
): boolean {
  const { now, before, last } = at;
  const written = before.findLastIndex(({ modality }) => long.includes(modality));
  const since = before.slice(Math.max(0, written)).reduce((sum, { minutes }) => sum + minutes, 0);
  if (written !== -1 && since < sessionWindow) return true;
  if (written === -1 && last !== null && now.getTime() + since * minuteMs - last < afterHandIn * minuteMs)
    return true;
  const own = progress === undefined ? null : lastWritten(progress);
  return own !== null && now.getTime() - own < restDays * dayMs;
}
