import type { About, InUnit } from "../../message.ts";
import { Problem } from "../../problem.ts";
import type { StandingLesson } from "./standing-unit.ts";
import type { Unit } from "./unit.ts";

/** A request for a lesson of a unit, as a door sends it. */
export type LessonOfUnit = { command: string; input: string; about: About };

/**
 * What to ask for, so that a lesson of a unit is drafted where it stands: its own topic, outcomes and minutes, and what
 * came before it, all as data (decision 39). Throws `Problem` where only the teacher can say what it is about.
 */
export function askForLesson(
  id: string,
  unit: Unit,
  lessons: readonly StandingLesson[],
  lesson: StandingLesson,
): LessonOfUnit {
  if (lesson.kind === "open")
    throw new Problem(
      "usage",
      `Nothing says yet what lesson ${lesson.place} of "${unit.title}" is about. Name its topic first.`,
      { command: `teacher-assist unit name ${id} ${lesson.place} "<topic>"` },
    );
  const place = placeOf(id, unit, lessons, lesson);
  const about: About = {
    kind: "lesson",
    class: unit.class,
    minutes: lesson.minutes,
    topic: lesson.title,
    ...(lesson.outcomes.length === 0 ? {} : { outcomes: lesson.outcomes }),
    // All of it was chosen: no word of the request is read for it.
    said: [],
    unit: place,
  };
  const input = `${lesson.title} for ${unit.class}, ${lesson.minutes} minutes (lesson ${lesson.place} of ${lessons.length} in "${unit.title}")`;
  return { command: "lesson-planning:create-lesson", input, about };
}

function placeOf(id: string, unit: Unit, lessons: readonly StandingLesson[], lesson: StandingLesson): InUnit {
  const earlier = lessons.filter(({ place }) => place < lesson.place);
  const placeAt = new Map(earlier.map((one) => [one.id, one.place]));
  const placed = (ids: readonly string[]) => ids.flatMap((one) => placeAt.get(one) ?? []);
  const gap = (place: number) => lesson.place - place;
  const back =
    lesson.rest === null ? placed(lesson.retrieves.map(({ from }) => from)) : placed([lesson.rest.of]);
  return {
    unit: id,
    title: unit.title,
    lesson: lesson.id,
    place: lesson.place,
    of: lessons.length,
    purpose: lesson.rest !== null ? "go-on" : lesson.kind === "open" ? "teach" : lesson.kind,
    ...(lesson.note === undefined ? {} : { note: lesson.note }),
    before: earlier
      .filter(({ kind, rest }) => kind === "teach" && rest === null)
      .map(({ place, title, note }) => ({ place, title, ...(note === undefined ? {} : { note }) })),
    retrieves: back.toSorted((a, b) => b - a).map((place) => ({ place, gap: gap(place) })),
    covers: placed(lesson.covers),
    ...(lesson.rest === null ? {} : { left: lesson.rest.left }),
  };
}
