import type { Course } from "../course.ts";
import type { Concept } from "../course-format.ts";
import { stableId } from "./stable-id.ts";

/** The `decks` of a collection: Anki's own first one, and ours. */
export function deckRows(
  names: readonly string[],
  description: string,
  modified: number,
): Record<string, unknown> {
  const all = [{ id: 1, name: "Default" }, ...names.map((name) => ({ id: stableId(name), name }))];
  return Object.fromEntries(
    all.map(({ id, name }, index) => [
      String(id),
      {
        id,
        name,
        mod: modified,
        usn: -1,
        desc: index === 1 ? description : "",
        dyn: 0,
        collapsed: false,
        browserCollapsed: false,
        conf: 1,
        extendNew: 0,
        extendRev: 0,
        lrnToday: [0, 0],
        revToday: [0, 0],
        newToday: [0, 0],
        timeToday: [0, 0],
      },
    ]),
  );
}

/** The settings that all of them share: Anki's own defaults. */
export const deckSettings = {
  "1": {
    id: 1,
    name: "Default",
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: { bury: false, delays: [1, 10], initialFactor: 2500, ints: [1, 4, 0], order: 1, perDay: 20 },
    rev: { bury: false, ease4: 1.3, ivlFct: 1, maxIvl: 36_500, perDay: 200, hardFactor: 1.2 },
    lapse: { delays: [10], leechAction: 1, leechFails: 8, minInt: 1, mult: 0 },
  },
};

export function deckRoot({ config }: Course): string {
  return deckPart(config.title);
}

/** "Course::Unit": Anki shows the second below the first. */
export function deckName(course: Course, { unit }: Concept): string {
  return `${deckRoot(course)}::${deckPart(unit)}`;
}

function deckPart(name: string): string {
  const plain = name.replace(/:{2,}/g, ":").replace(/^:|:$/g, "").replaceAll('"', "'").trim();
  return plain || "Deck";
}
