import { editDistance } from "../../../../nearest.ts";
import { foldText } from "../../../../text/fold.ts";
import { itemKey } from "../../exercise.ts";
import type { Word } from "../lexicon.ts";
import type { Material } from "../material.ts";

/** Words looked at to find likely ones: enough for a good choice, few enough for a dictionary of 30,000. */
const considered = 300;

/**
 * Wrong choices that test discrimination (exercise-modalities §9.2): what this learner took for the word, what the course
 * says is taken for it, then words of its kind that look like it. None is right as well.
 */
export function distractorsFor(word: Word, material: Material, count: number): Word[] {
  const { lexicon, trouble, chance, items } = material;
  const partners = new Set(trouble.partners.get(itemKey("vocabulary", word.term)) ?? []);
  const mistaken =
    partners.size === 0
      ? []
      : items.vocabulary.filter(({ term }) => partners.has(itemKey("vocabulary", term)));
  const named = word.confusions.flatMap((term) => lexicon.byTerm(term) ?? []);
  const pool = chance.some(items.vocabulary, considered);
  const wider = pool.length > count * 2 ? pool : [...pool, ...chance.some(lexicon.words, considered)];
  const alike = wider
    .map((other) => ({ other, far: distance(word, other) }))
    .sort((a, b) => a.far - b.far)
    .map(({ other }) => other);
  const chosen: Word[] = [];
  for (const other of [...mistaken, ...named, ...alike]) {
    if (chosen.length === count) break;
    const isClear = [word, ...chosen].every((one) => lexicon.distinct(one, other));
    if (isClear && material.mayOffer(other.term)) chosen.push(other);
  }
  return chosen;
}

/** How unlikely one is to be taken for the other. */
function distance(word: Word, other: Word): number {
  const one = foldText(word.term);
  const two = foldText(other.term);
  const spelling = editDistance(one.slice(0, 40), two.slice(0, 40)) / Math.max(1, one.length, two.length);
  const length = Math.abs(word.term.split(" ").length - other.term.split(" ").length);
  const samePart = word.part !== undefined && word.part === other.part;
  return spelling + (samePart ? 0 : 1) + 0.3 * length;
}
