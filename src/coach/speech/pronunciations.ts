/** A pronouncing dictionary: word → its sounds. */
export type Pronunciations = ReadonlyMap<string, readonly string[]>;

/** Lines of a word and its sounds; second pronunciations ("tomato(2)") are left to the recogniser. */
export function readPronunciations(text: string): Pronunciations {
  const words = new Map<string, readonly string[]>();
  for (const line of text.split("\n")) {
    const [word = "", ...sounds] = line.trim().split(/\s+/);
    if (/^[a-z']+$/.test(word) && sounds.length > 0) words.set(word, sounds);
  }
  return words;
}

/**
 * The words that sound most like a word but not the same: what a learner may have said instead. Longer forms of the word
 * itself (its plural) are not among them. In the dictionary's order where they are equally close.
 */
export function soundsLike(word: string, dictionary: Pronunciations, most: number): string[] {
  const own = dictionary.get(word);
  if (own === undefined) return [];
  const furthest = Math.max(2, Math.ceil(own.length / 2));
  const close: { other: string; distance: number }[] = [];
  for (const [other, sounds] of dictionary) {
    if (own.every((sound, i) => sound === sounds[i])) continue;
    const distance = soundDistance(own, sounds, furthest);
    if (distance <= furthest) close.push({ other, distance });
  }
  return close
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ other }) => other);
}

/** How many sounds are added, lost or changed; more than `furthest` is not counted out. */
function soundDistance(a: readonly string[], b: readonly string[], furthest: number): number {
  if (Math.abs(a.length - b.length) > furthest) return furthest + 1;
  let above = [0, ...b.map((_, i) => i + 1)];
  for (const [i, sound] of a.entries()) {
    const row = [i + 1];
    for (const [j, other] of b.entries()) {
      const changed = (above[j] ?? 0) + (sound === other ? 0 : 1);
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1));
    }
    if (Math.min(...row) > furthest) return furthest + 1;
    above = row;
  }
  return above[b.length] ?? furthest + 1;
}
