import type { LibraryLesson } from "../../src/library/entry.ts";

/** The same seed draws the same lessons: first a subject and key stage in turn, then one of its lessons by chance. */
export function drawn(all: readonly LibraryLesson[], count: number, seed: number): LibraryLesson[] {
  const groups = Map.groupBy(all, ({ subject, keyStage }) => `${subject} ${keyStage}`);
  const names = [...groups.keys()].toSorted();
  const next = random(seed);
  const chosen = new Map<string, LibraryLesson>();
  for (let turn = 0; chosen.size < Math.min(count, all.length); turn++) {
    const group = groups.get(names[turn % names.length] ?? "") ?? [];
    const lesson = group[Math.floor(next() * group.length)];
    if (lesson !== undefined) chosen.set(lesson.id, lesson);
  }
  return [...chosen.values()];
}

/** Mulberry32. */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
