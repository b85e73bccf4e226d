import type { LessonKind } from "./unit.ts";

/** How many lessons later something is brought back: each time it is kept a little longer. */
const gaps = [1, 3, 7, 15, 31];

/**
 * For each lesson, the places of the earlier ones that it brings back. What was taught comes back at growing gaps; a period
 * that is an assessment, or has nothing in it yet, is passed over, and no gap is ever shorter than the one before.
 */
export function spaced(kinds: readonly LessonKind[]): number[][] {
  const brought: number[][] = kinds.map(() => []);
  for (const [taught, kind] of kinds.entries()) {
    if (kind !== "teach") continue;
    let before = { place: taught, gap: 0 };
    for (const gap of gaps) {
      const place = firstThatAsks(kinds, Math.max(taught + gap, before.place + before.gap + 1));
      if (place === null) break;
      brought[place]?.push(taught);
      before = { place, gap: place - before.place };
    }
  }
  return brought;
}

function firstThatAsks(kinds: readonly LessonKind[], from: number): number | null {
  for (let place = from; place < kinds.length; place++)
    if (kinds[place] === "teach" || kinds[place] === "consolidate") return place;
  return null;
}
