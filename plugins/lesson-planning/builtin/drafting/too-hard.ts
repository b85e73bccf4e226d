import type { RememberedWish } from "../../../../src/lesson/memory/remembered-wish.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import { type Ages, agesOf } from "../../../../src/workspace/stage.ts";
import type { TopicHead } from "../../../../src/workspace/topic.ts";
import { agesFor, chooseTopic } from "../../../../src/workspace/topics/choose.ts";

/** A note that is written for pupils clearly older than the class. `first`: what their age can begin with; null: nothing is known. */
export type TooHard = { first: TopicHead | null; written: Ages; own: Ages };

/** A year more or less is no reason to ask: bands of age are no more exact than that. */
const clearly = 2;

export function isTooOld(theirs: Ages | null, own: Ages | null): boolean {
  return theirs !== null && own !== null && theirs.from - own.to >= clearly;
}

/** null where the note suits their age, or nobody knows how old they are. */
export function tooHard(
  head: TopicHead | null,
  topic: string,
  heads: readonly TopicHead[],
  profile: ClassProfile,
  registry: Registry,
): TooHard | null {
  const own = agesOf(profile.stage);
  const written = head === null ? null : agesFor(head);
  if (head === null || own === null || written === null || !isTooOld(written, own)) return null;
  const easier = heads.filter((one) => one !== head && !isTooOld(agesFor(one), own));
  const before = easier.find(({ slug }) => head.prerequisites.includes(slug));
  return { first: before ?? chooseTopic(topic, easier, profile, registry), written, own };
}

/** Easier tasks with more help, and fewer of them in Main. */
export const easierThroughout: readonly RememberedWish[] = [
  { section: "starter", type: "easier" },
  { section: "main", type: "easier" },
  { section: "main", type: "shorter" },
  { section: "plenary", type: "easier" },
];

const easier = /[\s,:–—-]*\b(?:an|in an|as an) easier version$/i;

/** "Rivers, an easier version": the way that is offered, and what it is about. */
export function inAnEasierVersion(topic: string): { topic: string; gentle: boolean } {
  const rest = topic.replace(easier, "");
  return { topic: rest, gentle: rest !== topic };
}
