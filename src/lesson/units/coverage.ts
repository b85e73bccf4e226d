import type { ClassProfile } from "../../workspace/class-profile.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
import { classDraws } from "../../workspace/packs/draw.ts";
import type { CalendarUnit } from "../timetable/calendar.ts";

/** How far an outcome has come with a class. */
export type Reached = "none" | "planned" | "taught" | "assessed";

/** An outcome and what was made of it; days where something happened, "" where it is only planned. */
export type CoveredOutcome = {
  code: string;
  title: string;
  level: string;
  organiser: string;
  reached: Reached;
  /** Which lessons of which units, and lessons that stand alone. */
  in: {
    unit: string | null;
    title: string;
    place: number | null;
    what: "teaches" | "assesses";
    on: string | null;
  }[];
};

export type Coverage = {
  class: string;
  outcomes: CoveredOutcome[];
  counts: Record<Reached, number>;
};

/** A lesson outside any unit and the codes that it claims. */
export type LooseLesson = { title: string; codes: readonly string[] };

/**
 * The curriculum of a class as a map: which outcomes of its own level were planned, taught and assessed, and which not.
 * One of another level is there where a lesson has it. Pure.
 */
export function coverageOf(
  profile: ClassProfile,
  registry: Registry,
  units: readonly CalendarUnit[],
  loose: readonly LooseLesson[],
): Coverage {
  const found = new Map<string, CoveredOutcome["in"]>();
  const put = (code: string, one: CoveredOutcome["in"][number]) => {
    const key = registry.find(code)?.code;
    if (key !== undefined) found.set(key, [...(found.get(key) ?? []), one]);
  };
  for (const { title, lessons } of units)
    for (const { kind, outcomes, place, taught, title: lesson } of lessons) {
      if (kind === "open" || kind === "consolidate") continue;
      const what = kind === "assess" ? "assesses" : "teaches";
      for (const code of outcomes)
        put(code, { unit: title, title: lesson, place, what, on: taught?.on ?? null });
    }
  for (const { title, codes } of loose)
    for (const code of codes) put(code, { unit: null, title, place: null, what: "teaches", on: null });
  const draws = classDraws(profile);
  const level = profile.level === "" ? profile.stage : profile.level;
  const outcomes = registry.outcomes
    .filter(
      ({ code, file, level: own }) =>
        found.has(code) || (draws(file, null) && registry.levelDistance(own, level) === 0),
    )
    .map(({ code, title, level: own, organiser }) => {
      const there = found.get(code) ?? [];
      return { code, title, level: own, organiser, reached: reachedBy(there), in: there };
    });
  const counts = { none: 0, planned: 0, taught: 0, assessed: 0 };
  for (const { reached } of outcomes) counts[reached]++;
  return { class: profile.id, outcomes, counts };
}

/** Assessed counts only what was assessed: a test that is planned proves nothing yet. */
function reachedBy(there: CoveredOutcome["in"]): Reached {
  if (there.some(({ what, on }) => what === "assesses" && on !== null)) return "assessed";
  if (there.some(({ on }) => on !== null)) return "taught";
  return there.length > 0 ? "planned" : "none";
}
