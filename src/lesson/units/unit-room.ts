import type { Libraries } from "../../library/libraries.ts";
import { Problem } from "../../problem.ts";
import type { Store } from "../../store/store.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { type Agreement, askBeforeSaving } from "../../workspace/privacy/before-saving.ts";
import { noClass } from "../brief/checked-about.ts";
import { classWithId } from "../brief/frame.ts";
import { classOfSession } from "../brief/session-class.ts";
import { lessonOf } from "../decide/decisions.ts";
import { claimedIn } from "../draft/adapt-lesson.ts";
import { shownTitle } from "../draft/manage-lessons.ts";
import { type CalendarDay, calendarOf } from "../timetable/calendar.ts";
import { icsOf } from "../timetable/ics.ts";
import { sameClass } from "../timetable/slots.ts";
import { readTimetable } from "../timetable/timetable-file.ts";
import { askForLesson, type LessonOfUnit } from "./ask-for-lesson.ts";
import { type Coverage, coverageOf, type LooseLesson } from "./coverage.ts";
import { happen, nextToDraft, nextToTeach, undone } from "./happen.ts";
import { makeUnit } from "./make-unit.ts";
import { namedLesson, withLesson } from "./name-lesson.ts";
import { type StandingLesson, standingUnit } from "./standing-unit.ts";
import { type TooLate, tooLate } from "./too-late.ts";
import type { Happened } from "./unit.ts";
import { unitMaterial } from "./unit-material.ts";
import { changeUnit, saveNewUnit, type UnitFound, unitNamed, unitsIn } from "./units-in.ts";

/** Whose units, and which day it is. */
export type UnitDesk = { root: string; today: string; libraries: Libraries | null };

/** A unit as every door shows it. */
export type UnitView = {
  id: string;
  title: string;
  class: string;
  starts: string;
  lessons: StandingLesson[];
  notes: string[];
  leftOut: string[];
  /** The ids of the next to be taught and the next without a draft. */
  next: { teach: string | null; draft: string | null };
  /** What stands on something that comes after it now. */
  tooLate: TooLate[];
  /** What undo would take back; null: nothing. */
  last: Happened | null;
};

export type UnitWish = {
  topic: string;
  class: string;
  lessons: number;
  outcomes: readonly string[];
  starts?: string | undefined;
  near?: boolean | undefined;
};

/** A unit put in order for a class and kept as a file of the workspace. */
export async function newUnit(desk: UnitDesk, wish: UnitWish): Promise<UnitView> {
  const profile = await classOf(desk, wish.class);
  const material = await unitMaterial(desk.root, wish.topic, profile, desk.libraries);
  for (const code of wish.outcomes)
    if (material.registry.find(code) === null)
      throw new Problem(
        "usage",
        `There is no outcome ${code} in the workspace. The nearest is ${material.registry.nearestCode(code)}.`,
      );
  const asked = {
    topic: wish.topic,
    outcomes: wish.outcomes,
    periods: wish.lessons,
    profile,
    near: wish.near,
  };
  return await view(desk, await saveNewUnit(desk.root, makeUnit(asked, material, wish.starts ?? desk.today)));
}

export async function allUnits(
  desk: UnitDesk,
): Promise<{ units: UnitView[]; damaged: { path: string; problems: string[] }[] }> {
  const { units, damaged } = unitsIn(desk.root);
  return { units: await Promise.all(units.map((one) => view(desk, one))), damaged };
}

export async function oneUnit(desk: UnitDesk, id: string): Promise<UnitView> {
  return await view(desk, unitNamed(desk.root, id));
}

/** What to ask for, so that a lesson of a unit is drafted; by its id or its place, else the next without a draft. */
export async function lessonToDraft(
  desk: UnitDesk,
  id: string,
  which: string | null,
): Promise<LessonOfUnit & { lesson: string; unit: string }> {
  const found = unitNamed(desk.root, id);
  const { lessons, next } = await view(desk, found);
  const lesson = lessonIn(lessons, which ?? next.draft ?? "");
  if (lesson === null)
    throw new Problem(
      "usage",
      which === null
        ? `Every lesson of "${found.unit.title}" has a draft.`
        : `There is no lesson ${which} in "${found.unit.title}".`,
    );
  return { ...askForLesson(found.id, found.unit, lessons, lesson), lesson: lesson.id, unit: found.id };
}

/** Where the draft of a lesson is. */
export async function keepDraft(root: string, id: string, lesson: string, session: string): Promise<void> {
  await changeUnit(root, id, (unit) => ({ ...unit, drafted: { ...unit.drafted, [lesson]: session } }));
}

/** Says what became of a lesson or a period. What she writes is looked at before it is kept: throws `AsksFirst`. */
export async function mark(
  desk: UnitDesk,
  id: string,
  said: Happened,
  agreement: Agreement,
): Promise<UnitView> {
  if (said.kind === "added") throw new Problem("usage", "Say what the lesson is about, and it is put in.");
  const words = said.kind === "taught" ? [said.how, said.left] : said.kind === "lost" ? [said.why] : [];
  await askBeforeSaving([["how the lesson went", words.filter(Boolean).join("\n")]], agreement);
  const { lessons } = await oneUnit(desk, id);
  const named =
    said.kind === "lost" ? said : { ...said, lesson: lessonIn(lessons, said.lesson)?.id ?? said.lesson };
  return await view(desk, await changeUnit(desk.root, id, (unit) => happen(unit, named, lessons)));
}

/** A lesson to another place, as people count; its id or its own place says which. */
export async function moveLesson(desk: UnitDesk, id: string, which: string, to: number): Promise<UnitView> {
  const { lessons } = await oneUnit(desk, id);
  const lesson = lessonIn(lessons, which);
  if (lesson === null) throw new Problem("usage", `There is no lesson ${which} in this unit.`);
  const others = lessons.filter((one) => one.id !== lesson.id);
  const before = others[Math.max(1, Math.round(to)) - 1]?.id ?? null;
  const said = { kind: "moved" as const, lesson: lesson.id, before };
  return await view(desk, await changeUnit(desk.root, id, (unit) => happen(unit, said, lessons)));
}

export async function takeBack(desk: UnitDesk, id: string): Promise<UnitView & { was: Happened }> {
  let was: Happened | null = null;
  const found = await changeUnit(desk.root, id, (unit) => {
    const taken = undone(unit);
    was = taken.was;
    return taken.unit;
  });
  if (was === null) throw new Problem("usage", "Nothing was undone.");
  return { ...(await view(desk, found)), was };
}

export async function nameLesson(
  desk: UnitDesk,
  id: string,
  which: string,
  topic: string,
  agreement: Agreement,
): Promise<UnitView> {
  const { profile, material } = await forTopic(desk, id, topic, agreement);
  const lesson = lessonIn((await oneUnit(desk, id)).lessons, which);
  const found = await changeUnit(desk.root, id, (now) =>
    namedLesson(now, lesson?.id ?? which, topic.trim(), profile, material),
  );
  return await view(desk, found);
}

/** The class and the material for a lesson on something, once she agrees that it is kept as she wrote it. */
async function forTopic(desk: UnitDesk, id: string, topic: string, agreement: Agreement) {
  if (topic.trim() === "") throw new Problem("usage", "Say what the lesson is about.");
  await askBeforeSaving([["the lesson's topic", topic]], agreement);
  const profile = await classOf(desk, unitNamed(desk.root, id).unit.class);
  return { profile, material: await unitMaterial(desk.root, topic, profile, desk.libraries) };
}

/** One more lesson on something, at that place as people count; left out: at the end, before the last assessment. */
export async function addLesson(
  desk: UnitDesk,
  id: string,
  topic: string,
  place: number | null,
  agreement: Agreement,
): Promise<UnitView> {
  const { profile, material } = await forTopic(desk, id, topic, agreement);
  const { lessons } = await oneUnit(desk, id);
  const last = lessons.at(-1);
  const atEnd = last?.kind === "assess" && last.state !== "taught" ? last.id : null;
  const before = place === null ? atEnd : (lessons[Math.max(1, Math.round(place)) - 1]?.id ?? null);
  const found = await changeUnit(desk.root, id, (now) => {
    const { unit: more, added } = withLesson(now, topic.trim(), before, profile, material);
    happen(now, { kind: "added", added, before }, lessons);
    return more;
  });
  return await view(desk, found);
}

/** Which outcomes a class has met, by its units and by lessons that stand alone. */
export async function coverageFor(desk: UnitDesk, classId: string, store: Store): Promise<Coverage> {
  const profile = await classOf(desk, classId);
  const registry = await loadRegistry(desk.root);
  const { units } = await allUnits(desk);
  const own = units.filter((unit) => sameClass(unit.class, profile.id));
  const inUnits = new Set(own.flatMap(({ lessons }) => lessons.flatMap(({ session }) => session ?? [])));
  const loose: LooseLesson[] = [];
  const { sessions } = await store.listSessions({ plugin: "lesson-planning", limit: mostSessions });
  for (const { id, workspace } of sessions) {
    if (workspace !== desk.root || inUnits.has(id)) continue;
    const session = await store.readSession(id).catch(() => null);
    const markdown = session === null ? null : (lessonOf(session)?.markdown ?? null);
    if (session === null || markdown === null) continue;
    if (classOfSession(session.messages, markdown, [profile])?.id !== profile.id) continue;
    loose.push({ title: shownTitle(session), codes: claimedIn(markdown, registry) });
  }
  return coverageOf(profile, registry, own, loose);
}

const mostSessions = 100;

export async function calendarFrom(
  desk: UnitDesk,
  from: string,
  days: number,
): Promise<{ days: CalendarDay[]; problems: string[] }> {
  const { timetable, problems } = readTimetable(desk.root);
  const { units } = await allUnits(desk);
  return { days: calendarOf(timetable, units, from, days), problems };
}

export async function icsFor(desk: UnitDesk, now: Date): Promise<string> {
  const { units } = await allUnits(desk);
  return icsOf(units, readTimetable(desk.root).timetable, now);
}

async function view({ root, today }: UnitDesk, { id, unit }: UnitFound): Promise<UnitView> {
  const { timetable } = readTimetable(root);
  const profile = classWithId(unit.class, await loadClasses(root));
  const lessons = standingUnit(unit, timetable, profile?.periodMinutes ?? usualPeriod, today);
  return {
    id,
    title: unit.title,
    class: unit.class,
    starts: unit.starts,
    lessons,
    notes: unit.notes,
    leftOut: unit.left_out,
    next: { teach: nextToTeach(lessons)?.id ?? null, draft: nextToDraft(lessons)?.id ?? null },
    tooLate: tooLate(unit, lessons),
    last: unit.happened.at(-1) ?? null,
  };
}

const usualPeriod = 50;

async function classOf({ root }: UnitDesk, id: string) {
  const profiles = await loadClasses(root);
  const profile = classWithId(id, profiles);
  if (profile === null) throw noClass(id, profiles);
  return profile;
}

/** By its id, or by its place as people count. */
function lessonIn(lessons: readonly StandingLesson[], which: string): StandingLesson | null {
  return lessons.find(({ id, place }) => id === which || String(place) === which) ?? null;
}
