import { type Barrier, barrierOf } from "./barriers.ts";
import type { LessonPlan } from "./plan.ts";

/** What a class with somebody in it who does not stand, walk or run is asked to do instead: the same for all of them. */
const onWheels: readonly [RegExp, string][] = [
  [/\bstand up,? (?:and )?/g, ""],
  [/\bStand up,? (?:and )?(\p{L})/gu, "$1"],
  [/\bstands up\b/g, "shows a hand"],
  [/\bStand where\b/g, "Be where"],
  [/\bOn your feet\b/g, "In the space"],
  [/\bWalk the space\b/g, "Move through the space"],
  [/\bWalk round\b/g, "Go round"],
  [/\bWalk, breathe\b/g, "Slow down, breathe"],
  [/\bstanding still first\b/g, "from one place first"],
];

const inTheWay: Partial<Record<Barrier, readonly [RegExp, string][]>> = {
  mobility: onWheels,
  injury: onWheels,
};

/**
 * A section as everybody in this class can do it: no draft, alternative or revision asks all of them for what one of them
 * cannot do. What a note itself says stays its own.
 */
export function forEverybody({ profile, topic }: LessonPlan, text: string): string {
  const barriers = new Set(profile.needs.map((need) => barrierOf(need.text)));
  const changes = [...new Set([...barriers].flatMap((one) => (one === null ? [] : (inTheWay[one] ?? []))))];
  if (changes.length === 0) return text;
  const own =
    topic === null ? "" : JSON.stringify([topic.keyIdeas, topic.practice, topic.example, topic.practical]);
  return text
    .split("\n")
    .map((line) =>
      line.trim().length > 3 && own.includes(JSON.stringify(line.trim()).slice(1, -1))
        ? line
        : changes.reduce((said, [from, to]) => said.replace(from, to), line),
    )
    .join("\n");
}
