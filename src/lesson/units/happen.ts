import { Problem } from "../../problem.ts";
import type { StandingLesson } from "./standing-unit.ts";
import { type Happened, Unit } from "./unit.ts";

/** The unit with one more thing that happened. Nothing that stands there is changed: undo takes it away again. */
export function happen(unit: Unit, one: Happened, standing: readonly StandingLesson[]): Unit {
  if (one.kind === "added") checkBefore(one.before, standing);
  else if (one.kind !== "lost") {
    const lesson = standing.find(({ id }) => id === one.lesson);
    if (lesson === undefined)
      throw new Problem("usage", `There is no lesson ${one.lesson} in "${unit.title}".`);
    if (lesson.state === "taught")
      throw new Problem(
        "usage",
        `Lesson ${lesson.place} is marked as taught on ${lesson.taught?.on} already. Undo that first.`,
      );
    if (one.kind !== "taught") checkArranging(one, lesson, standing);
  }
  return Unit.parse({ ...unit, happened: [...unit.happened, one] });
}

type Arranging = Extract<Happened, { kind: "moved" | "removed" }>;

function refuse(why: string): never {
  throw new Problem("usage", `${why} Nothing was changed.`);
}

function checkArranging(one: Arranging, lesson: StandingLesson, standing: readonly StandingLesson[]): void {
  if (lesson.rest !== null)
    refuse(`Lesson ${lesson.place} goes on with the one before it, and stays behind it.`);
  if (one.kind === "removed") {
    if (standing.length === 1) refuse("A unit has one lesson at least.");
    return;
  }
  checkBefore(one.before, standing);
}

function checkBefore(before: string | null, standing: readonly StandingLesson[]): void {
  const after = before === null ? null : standing.find(({ id }) => id === before);
  if (after === undefined) refuse(`There is no lesson ${before} to put it before.`);
  if (after?.state === "taught")
    refuse(`Lesson ${after.place} was taught already: nothing comes before it now.`);
  if (after != null && after.rest !== null) refuse(`Lesson ${after.place} goes on with the one before it.`);
}

/** What was said last is taken back. */
export function undone(unit: Unit): { unit: Unit; was: Happened } {
  const was = unit.happened.at(-1);
  if (was === undefined)
    throw new Problem("usage", `Nothing was marked in "${unit.title}" that could be undone.`);
  return { unit: { ...unit, happened: unit.happened.slice(0, -1) }, was };
}

/** The first that nobody has taught; null where the unit is done. */
export function nextToTeach(lessons: readonly StandingLesson[]): StandingLesson | null {
  return lessons.find(({ state }) => state !== "taught") ?? null;
}

/** The first that nobody has drafted or taught; null where there is a draft of each. */
export function nextToDraft(lessons: readonly StandingLesson[]): StandingLesson | null {
  return lessons.find(({ state, session }) => state !== "taught" && session === null) ?? null;
}
