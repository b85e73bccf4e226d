import { Problem } from "../../problem.ts";
import { fitIndex } from "../../workspace/curriculum/fit/fit.ts";
import { inOrder, standsOn, withRoom } from "./in-order.ts";
import { laidOut, type Period, topicsWanted } from "./laid-out.ts";
import { spaced } from "./spaced.ts";
import { topicsForUnit } from "./topics-for-unit.ts";
import { mostLessons, type PlannedLesson, type Unit } from "./unit.ts";
import type { UnitAsked, UnitMaterial, UnitTopic } from "./unit-topic.ts";

/**
 * An ordered unit for a class, from a topic or outcomes and a number of periods. Pure. What there are no notes for is
 * said, and left to the teacher. Throws `Problem` where nothing was asked for.
 */
export function makeUnit(asked: UnitAsked, material: UnitMaterial, starts: string): Unit {
  const { periods, profile } = asked;
  const topic = asked.topic.trim().replace(/\s+/g, " ");
  if (!Number.isInteger(periods) || periods < 1 || periods > mostLessons)
    throw new Problem(
      "usage",
      `A unit has between 1 and ${mostLessons} lessons. Say how many periods there are.`,
    );
  if (topic === "" && asked.outcomes.length === 0)
    throw new Problem("usage", "Say what the unit is about: a topic, or outcomes by their code.");
  const room = topicsWanted(periods);
  const { topics: found, near } = topicsForUnit({ ...asked, topic }, material, room);
  const below = standsOn(material.heads);
  const free = laidOut(found.length, periods).filter(({ kind }) => kind === "teach").length;
  const { kept, left } = withRoom(found, free, below);
  const { topics, ring } = inOrder(kept, below, positionIn(material));
  const laid = laidOut(topics.length, periods);
  const lessons = lessonsOf(laid, topics, titleOf(topic, asked, material), below);
  return {
    version: 1,
    title: titleOf(topic, asked, material),
    class: profile.id,
    topic,
    starts,
    lessons,
    left_out: left.map(({ title }) => title),
    notes: told(lessons, laid, topics, ring, near, titleOf(topic, asked, material), material),
    happened: [],
    drafted: {},
  };
}

function titleOf(topic: string, { outcomes }: UnitAsked, { registry }: UnitMaterial): string {
  if (topic !== "") return (topic.charAt(0).toUpperCase() + topic.slice(1)).slice(0, 200);
  const titles = outcomes.map((code) => registry.find(code)?.title ?? code);
  return titles.slice(0, 2).join(", and ").slice(0, 200);
}

function lessonsOf(
  laid: readonly Period[],
  topics: readonly UnitTopic[],
  unit: string,
  below: ReturnType<typeof standsOn>,
): PlannedLesson[] {
  const ids = laid.map((_, place) => `l${place + 1}`);
  const taughtAt = new Map(
    laid.flatMap(({ kind, topics: [topic] }, place) =>
      kind === "teach" && topic !== undefined ? [[topic, place] as const] : [],
    ),
  );
  const brought = spaced(laid.map(({ kind }) => kind));
  const titleAt = (place: number) => topics[laid[place]?.topics[0] ?? -1]?.title ?? "";
  return laid.map(({ kind, topics: about }, place): PlannedLesson => {
    const here = about.flatMap((one) => topics[one] ?? []);
    const common = {
      id: ids[place] ?? "",
      kind,
      outcomes: [...new Set(here.flatMap(({ outcomes }) => outcomes))],
      covers: kind === "teach" ? [] : about.flatMap((one) => ids[taughtAt.get(one) ?? -1] ?? []),
      retrieves: (brought[place] ?? []).map((from) => ({
        from: ids[from] ?? "",
        what: titleAt(from),
        gap: place - from,
      })),
      stands_on: [] as string[],
    };
    const [first] = here;
    if (kind === "teach" && first !== undefined)
      return {
        ...common,
        title: first.title,
        stands_on: topics.flatMap((other, one) =>
          other !== first && (first.prerequisites.includes(other.key) || below(first.key).has(other.key))
            ? (ids[taughtAt.get(one) ?? -1] ?? [])
            : [],
        ),
        ...(first.note === null ? { to_fill: notesOn(first.title) } : { note: first.note }),
        ...(whys[first.why] === "" ? {} : { why: whys[first.why] }),
      };
    if (kind === "consolidate") return { ...common, title: `Practice: ${listed(here)}` };
    if (kind === "assess")
      return { ...common, title: `What we can do now: ${isAll(about, topics) ? unit : listed(here)}` };
    return { ...common, title: "Still to be decided", to_fill: `what lesson ${place + 1} is about` };
  });
}

function isAll(about: readonly number[], topics: readonly UnitTopic[]): boolean {
  return about.length === topics.length;
}

const whys: Readonly<Record<UnitTopic["why"], string>> = {
  asked: "",
  "same-outcome": "belongs to the same outcome",
  "stands-on": "what comes later stands on it",
  "builds-on": "builds on what comes before",
};

/** "lesson 2", "lessons 1, 3 and 4". */
function placed(places: readonly number[]): string {
  const [last = "", ...others] = places.map(String).toReversed();
  return others.length === 0 ? `lesson ${last}` : `lessons ${others.toReversed().join(", ")} and ${last}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function notesOn(title: string): string {
  return `notes on ${title}: an example, questions with answers, a common mistake`;
}

/** The titles of a few, and how many more there are. */
function listed(topics: readonly UnitTopic[]): string {
  const titles = topics.map(({ title }) => title);
  if (titles.length <= 2) return titles.join(" and ");
  return `${titles.slice(0, 2).join(", ")} and ${titles.length - 2} more`;
}

/** Where a library has a unit on this: which of its lessons a topic is about. */
function positionIn({ library, heads, registry }: UnitMaterial): (topic: UnitTopic) => number | null {
  if (library === null) return () => null;
  const index = fitIndex(registry.outcomes, heads);
  const bySlug = new Map(heads.map((head) => [head.slug, head]));
  return ({ key }) => {
    const head = bySlug.get(key);
    const at = library.lessons.findIndex(
      ({ pointer, title }) => pointer === key || (head !== undefined && index.note(title, head).fits),
    );
    return at < 0 ? null : at;
  };
}

/** What the teacher should know of how it was put together. */
function told(
  lessons: readonly PlannedLesson[],
  laid: readonly Period[],
  topics: readonly UnitTopic[],
  ring: boolean,
  near: readonly string[],
  unit: string,
  { heads, library }: UnitMaterial,
): string[] {
  const unknown = topics.filter(({ note }) => note === null).map(({ title }) => `"${title}"`);
  const at = (is: (lesson: PlannedLesson) => boolean) =>
    lessons.flatMap((lesson, place) => (is(lesson) ? [place + 1] : []));
  const open = at(({ kind }) => kind === "open");
  const known = at(({ kind, note }) => kind === "teach" && note !== undefined);
  const beside = at(({ kind, why }) => kind === "teach" && why !== undefined);
  const inUnit = new Set(topics.map(({ key }) => key));
  const below = standsOn(heads);
  const counted_on = new Set(topics.flatMap(({ key }) => [...below(key)]).filter((key) => !inUnit.has(key)));
  const titles = heads.filter(({ slug }) => counted_on.has(slug)).map(({ title }) => title);
  const drawn = library !== null && topics.some(({ note }) => note?.startsWith("library/"));
  return [
    unknown.length === 0
      ? ""
      : `There are no notes on ${unknown.slice(0, 6).join(", ")}: ${unknown.length === 1 ? "that lesson has" : "those lessons have"} places for you to fill in.`,
    open.length === 0
      ? ""
      : `${known.length === 0 ? `There are no notes on "${unit}" here.` : `There are notes on "${unit}" for ${placed(known)}.`} ${capital(placed(open))} ${open.length === 1 ? "is" : "are"} yours to fill: name a topic for ${open.length === 1 ? "it, or take it" : "each, or take them"} out.`,
    open.length === 0 || near.length === 0
      ? ""
      : `Near it there are notes on ${near.slice(0, 4).join("; ")}. Name one for a period, and it is drafted from that.`,
    beside.length === 0
      ? ""
      : `${capital(placed(beside))} ${beside.length === 1 ? "is" : "are"} on something near "${unit}", not on it: each says why it is here.`,
    titles.length === 0 ? "" : `It counts on what is not in it: ${titles.slice(0, 6).join("; ")}.`,
    drawn ? `Its order is that of "${library.title}" (${library.attribution}).` : "",
    ring ? "Some of its notes name each other as what comes first, so one of them had to." : "",
    laid.some(({ kind }) => kind === "assess")
      ? ""
      : "There are too few periods for an assessment of its own: exit questions show what was learnt.",
  ]
    .filter(Boolean)
    .map((line) => line.slice(0, 300));
}
