import type { ClassProfile } from "../../workspace/class-profile.ts";
import { fitIndex } from "../../workspace/curriculum/fit/fit.ts";
import type { Outcome } from "../../workspace/curriculum/outcome.ts";
import { classDraws } from "../../workspace/packs/draw.ts";
import { isOtherLanguage } from "../../workspace/packs/subjects.ts";
import { agesOf, yearsBetween } from "../../workspace/stage.ts";
import type { TopicHead } from "../../workspace/topic.ts";
import { agesFor, chooseOutcomes, firstWord, stems } from "../../workspace/topics/choose.ts";
import { standsOn } from "./in-order.ts";
import type { UnitAsked, UnitMaterial, UnitTopic } from "./unit-topic.ts";

/** Outcomes that are nearly as near to the words as the nearest are meant too. */
const besideNearest = 0.85;

/**
 * What the unit could teach: notes that the words or the outcomes name. Where the words name a field and no note ("programming
 * in Python"), or the teacher asked for what is near, also what serves the same outcomes, what they stand on at this age, what
 * builds on them; else those are told (`near`) and not taken. What no note speaks of comes from a library's unit, or stays a
 * topic without notes. `room`: how many topics are wanted.
 */
export function topicsForUnit(
  asked: UnitAsked,
  material: UnitMaterial,
  room: number,
): { topics: UnitTopic[]; near: string[] } {
  const { profile, topic } = asked;
  const { heads, registry } = material;
  const usable = heads.filter(isFor(profile));
  const index = fitIndex(registry.outcomes, heads);
  const wanted = asked.outcomes.flatMap((code) => registry.find(code) ?? []);
  const claims = (head: TopicHead) => claimedBy(head, wanted, profile, material);
  const madeOf = (why: UnitTopic["why"], worth: (head: TopicHead) => number) => (head: TopicHead) => ({
    title: head.title,
    key: head.slug,
    note: head.path,
    outcomes: claims(head),
    prerequisites: head.prerequisites,
    why,
    worth: worth(head) - yearsAway(head, profile),
    age: head.ages?.[0] ?? null,
  });
  const serves = (head: TopicHead, outcomes: readonly Outcome[]) =>
    outcomes.length > 0 && claims(head).some((code) => outcomes.some((outcome) => outcome.code === code));

  const whole = topic === "" ? [] : meant(topic, usable, profile, (head) => index.note(topic, head).fits);
  const apart = whole.length > 0 ? [] : namedApart(topic, usable, profile);
  const named = [...whole, ...apart.flatMap(({ notes }) => notes)];
  const chosen = usable.filter((head) => serves(head, wanted));
  const core = [...new Set([...named, ...chosen])].map(
    madeOf("asked", (head) => 4 + 2 * index.note(topic, head).share),
  );
  const untaught = [
    ...wanted
      .filter(({ code }) => !core.some(({ outcomes }) => outcomes.includes(code)))
      .map((outcome): UnitTopic => bare(outcome.title, [outcome.code])),
    ...apart.filter(({ notes }) => notes.length === 0).map(({ title }) => bare(title, [])),
  ];
  const inLibrary = core.length === 0 ? fromLibrary(material) : [];
  const first = [...core, ...untaught, ...inLibrary];

  const taken = new Set(first.map(({ key }) => key));
  const more: UnitTopic[] = [];
  const add = (found: readonly UnitTopic[]) => {
    for (const one of found.toSorted((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1))) {
      if (first.length + more.length >= room || taken.has(one.key)) continue;
      taken.add(one.key);
      more.push(one);
    }
  };
  const near = wanted.length > 0 || inLibrary.length > 0 ? [] : nearOutcomes(topic, profile, material);
  add(usable.filter((head) => serves(head, near)).map(madeOf("same-outcome", () => 3)));
  const ofAge = usable.filter((head) => yearsAway(head, profile) === 0);
  const below = standsOn(heads);
  const needed = new Set(first.flatMap(({ key }) => [...below(key)]));
  add(ofAge.filter(({ slug }) => needed.has(slug)).map(madeOf("stands-on", () => 2)));
  // What builds on what was asked for, then what builds on that; never what builds only on what it stands on.
  const onward = new Set(first.map(({ key }) => key));
  for (let found = -1; found < more.length; ) {
    found = more.length;
    const shared = (head: TopicHead) => head.prerequisites.filter((slug) => onward.has(slug)).length;
    add(ofAge.filter((head) => shared(head) > 0).map(madeOf("builds-on", shared)));
    for (const { key } of more.slice(found)) onward.add(key);
  }
  if (first.length === 0 || asked.near === true || asked.outcomes.length > 0)
    return { topics: [...first, ...more], near: [] };
  return { topics: first, near: more.map(({ title }) => title) };
}

/**
 * The notes that the words name. "Iteration" is a keyword of designing too: where a note of the class's own subject is
 * called so, one of another subject is not meant.
 */
function meant(
  topic: string,
  heads: readonly TopicHead[],
  profile: ClassProfile,
  fits: (head: TopicHead) => boolean,
): TopicHead[] {
  const said = new Set(stems(topic));
  const isCalled = ({ title }: TopicHead) => stems(title).some((stem) => said.has(stem));
  const isOwn = ({ subject }: TopicHead) => subject === "" || subject === profile.subject;
  const found = heads.filter(fits);
  return found.some((head) => isCalled(head) && isOwn(head))
    ? found.filter((head) => isCalled(head) || isOwn(head))
    : found;
}

/**
 * "Rivers, coasts and glaciers" names several topics at once: the notes that are called after each, none for one that no note
 * is called after. Empty where no note is called after any of them: "supply and demand" is one thing.
 */
function namedApart(
  topic: string,
  heads: readonly TopicHead[],
  profile: ClassProfile,
): { title: string; notes: TopicHead[] }[] {
  const parts = topic.split(/\s*(?:[,;&+]|\band\b|\bthen\b)\s*/i).filter((part) => stems(part).length > 0);
  if (parts.length < 2) return [];
  const found = parts.map((part) => {
    const said = stems(part);
    const notes = meant(part, heads, profile, ({ title }) => {
      const called = new Set(stems(title));
      return said.every((stem) => called.has(stem));
    });
    return { title: part.charAt(0).toUpperCase() + part.slice(1), notes };
  });
  return found.some(({ notes }) => notes.length > 0) ? found : [];
}

/** The outcomes of the class's own level that the words are nearest to. */
function nearOutcomes(topic: string, profile: ClassProfile, { heads, registry }: UnitMaterial): Outcome[] {
  if (topic === "") return [];
  const index = fitIndex(registry.outcomes, heads);
  const draws = classDraws(profile);
  const level = profile.level === "" ? profile.stage : profile.level;
  const fitting = registry.outcomes
    .filter(
      (outcome) => draws(outcome.file, null) && (registry.levelDistance(outcome.level, level) ?? 0) === 0,
    )
    .map((outcome) => ({ outcome, ...index.outcome(topic, outcome) }))
    .filter(({ fits, everyday }) => fits && !everyday);
  const nearest = Math.max(0, ...fitting.map(({ nearness }) => nearness));
  return fitting.filter(({ nearness }) => nearness >= besideNearest * nearest).map(({ outcome }) => outcome);
}

/** What a lesson on this note claims; where outcomes were asked for, those of them that it serves come first. */
function claimedBy(
  head: TopicHead,
  wanted: readonly Outcome[],
  profile: ClassProfile,
  { heads, registry }: UnitMaterial,
): string[] {
  const own = chooseOutcomes(head.title, [], head, profile, registry, heads).main.map(({ code }) => code);
  const index = fitIndex(registry.outcomes, heads);
  const served = wanted
    .filter((outcome) => {
      const { fits, everyday } = index.outcome(head.title, outcome);
      return own.includes(outcome.code) || (fits && !everyday);
    })
    .map(({ code }) => code);
  return served.length > 0 ? served : own;
}

function bare(title: string, outcomes: string[]): UnitTopic {
  return { title, key: title, note: null, outcomes, prerequisites: [], why: "asked", worth: 4, age: null };
}

function fromLibrary({ library }: UnitMaterial): UnitTopic[] {
  const lessons = library?.lessons ?? [];
  return lessons.map(({ pointer, title }, place) => ({
    ...bare(title, []),
    key: pointer,
    note: pointer,
    // Its own order is the order.
    prerequisites: place === 0 ? [] : [lessons[place - 1]?.pointer ?? ""],
  }));
}

/** Whether a class can be taught from a note: its subject, its age, the language that it works in. */
function isFor(profile: ClassProfile): (head: TopicHead) => boolean {
  const draws = classDraws(profile);
  return (head) => {
    const spoken = firstWord(head.language);
    const speaks =
      spoken === "" || profile.language === "" || profile.language.toLowerCase().includes(spoken);
    return speaks && draws(head.path, agesFor(head)) && !isOtherLanguage(profile.subject, head.subject);
  };
}

function yearsAway(head: TopicHead, profile: ClassProfile): number {
  const [own, theirs] = [agesOf(profile.stage), agesFor(head)];
  return own === null || theirs === null ? 0 : yearsBetween(own, theirs);
}
