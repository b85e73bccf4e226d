import { type Chance, chanceFrom } from "../../../src/chance.ts";
import { foldText } from "../../../src/text/fold.ts";
import type { Known } from "./catalogue.ts";
import type { Learner } from "./learners.ts";
import { memoryOf } from "./memory.ts";

/** A learner at the page: what was on it, what is remembered of it, and what was asked. */
export type Person = ReturnType<typeof personOf>;

export function personOf(learner: Learner, catalogue: ReadonlyMap<string, Known>, seed: number) {
  const memory = memoryOf(learner.mind);
  const chance: Chance = chanceFrom(seed);
  const shown = new Set<string>();
  const taught = new Set<string>();
  const words = [...catalogue.values()].filter(({ taughtBy }) => taughtBy.length > 0);
  const byConcept = Map.groupBy(catalogue.values(), ({ concept }) => concept);

  return {
    learner,
    chance,
    /** All there is on the page is read; a concept's own text also says what its ideas are. */
    reads(text: string, concept: string | null, at: number) {
      const page = ` ${foldText(text)} `;
      const own = concept === null ? [] : (byConcept.get(concept) ?? []);
      if (concept !== null) taught.add(concept);
      for (const one of words)
        if (one.taughtBy.every((side) => side.some((wording) => page.includes(` ${foldText(wording)} `)))) {
          shown.add(one.key);
          memory.met(one.key, at);
        }
      for (const one of own) if (one.taughtBy.length === 0) memory.met(one.key, at);
    },
    /** Feedback says what would have been right. */
    isTold(key: string, at: number) {
      shown.add(key);
      memory.met(key, at);
    },
    wasTaught(known: Known): boolean {
      return known.taughtBy.length > 0
        ? shown.has(known.key)
        : taught.has(known.concept) || shown.has(known.key);
    },
    knows: (key: string, at: number) => chance.next() < memory.chanceOf(key, at),
    /** What is said of a concept as a whole is known as well as its pieces are, those that were met. */
    understands(concept: string, at: number): boolean {
      const met = (byConcept.get(concept) ?? []).filter(({ key }) => memory.hasMet(key));
      const sum = met.reduce((total, { key }) => total + memory.chanceOf(key, at), 0);
      return chance.next() < sum / Math.max(1, met.length);
    },
    /** Without luck: how likely they are to know it. */
    chanceOf: memory.chanceOf,
  };
}
