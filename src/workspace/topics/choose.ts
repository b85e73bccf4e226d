import type { ClassProfile } from "../class-profile.ts";
import { fitIndex, type NoteHead } from "../curriculum/fit/fit.ts";
import { hasSeveralSenses } from "../curriculum/fit/several-senses.ts";
import type { Outcome } from "../curriculum/outcome.ts";
import type { Registry } from "../curriculum/registry.ts";
import { classDraws } from "../packs/draw.ts";
import { isPackPath } from "../packs/pack-paths.ts";
import { isOtherLanguage } from "../packs/subjects.ts";
import { type Ages, agesOf, yearsBetween } from "../stage.ts";
import type { TopicHead } from "../topic.ts";
import { doesOther } from "./other-doing.ts";

/** The note that fits the topic, the level and the language of the class best; null where none is about this. */
export function chooseTopic(
  words: string,
  heads: readonly TopicHead[],
  profile: ClassProfile | null,
  registry: Registry,
): TopicHead | null {
  const index = fitIndex(registry.outcomes, heads);
  const draws = profile === null ? () => true : classDraws(profile);
  const scored = heads.flatMap((head) => {
    if (!draws(head.path, agesFor(head)) || isOtherLanguage(profile?.subject ?? "", head.subject)) return [];
    const { fits, share } = index.note(words, head);
    if (!fits || doesOther(words, head)) return [];
    const names = (text: string) => (stems(words).some((word) => stems(text).includes(word)) ? 2 : 0);
    const called = names(head.title) + names(head.keywords.join(" "));
    return [{ head, score: 4 * share + called + suits(head, profile, registry) + herOwn(head) }];
  });
  const [best] = scored.sort((a, b) => b.score - a.score || (a.head.slug < b.head.slug ? -1 : 1));
  return best?.head ?? null;
}

/**
 * Up to so many notes that suit the class best, whatever they are about. `done`: titles of its last lessons, newest
 * first; what builds on one of them comes first, and none of them comes again.
 */
export function notesFor(
  profile: ClassProfile,
  heads: readonly TopicHead[],
  registry: Registry,
  most: number,
  done: readonly string[] = [],
): TopicHead[] {
  const draws = classDraws(profile);
  const titles = new Set(done.map((title) => title.toLowerCase()));
  const isDone = ({ title }: TopicHead) => titles.has(title.toLowerCase());
  const slugs = new Set(heads.filter(isDone).map(({ slug }) => slug));
  const follows = ({ prerequisites }: TopicHead) => (prerequisites.some((slug) => slugs.has(slug)) ? 3 : 0);
  const worth = (head: TopicHead) => suits(head, profile, registry) + follows(head) + herOwn(head);
  return heads
    .filter((head) => draws(head.path, agesFor(head)) && !isOtherLanguage(profile.subject, head.subject))
    .filter((head) => !isDone(head))
    .toSorted((a, b) => worth(b) - worth(a) || (a.slug < b.slug ? -1 : 1))
    .slice(0, most);
}

/** What a class could have next: notes that suit it, or where there are none, outcomes of its level. Titles, a few. */
export function nextTopics(
  { heads, registry, done }: { heads: readonly TopicHead[]; registry: Registry; done: readonly string[] },
  profile: ClassProfile,
): string[] {
  const notes = notesFor(profile, heads, registry, mostNext, done);
  if (notes.length > 0) return notes.map(({ title }) => title);
  const draws = classDraws(profile);
  return registry.outcomes
    .filter(({ file, level }) => draws(file, null) && registry.levelDistance(level, levelFor(profile)) === 0)
    .slice(0, mostNext)
    .map(({ title }) => title);
}

const mostNext = 4;

/** What a teacher has written on a topic herself is meant before what a pack has on it. */
function herOwn({ path }: TopicHead): number {
  return isPackPath(path) ? 0 : 4;
}

/** How well a note suits the class, whatever it is about. */
function suits(head: TopicHead, profile: ClassProfile | null, registry: Registry): number {
  if (profile === null) return 0;
  const distances = head.levels
    .flatMap((level) => registry.levelDistance(level, levelFor(profile)) ?? [])
    .map(Math.abs);
  const level = distances.length === 0 ? 0 : 2 - 2 * Math.min(...distances);
  const language =
    head.language === "" ? 0 : profile.language.toLowerCase().includes(firstWord(head.language)) ? 2 : -2;
  const subject =
    head.subject === "" || profile.subject === "" || head.subject === profile.subject ? 0 : -0.5;
  const [own, theirs] = [agesOf(profile.stage), agesFor(head)];
  const years = own === null || theirs === null ? 0 : yearsBetween(own, theirs);
  return level + language + subject - 1.5 * years;
}

export function agesFor({ ages }: TopicHead): Ages | null {
  return ages === undefined ? null : { from: ages[0], to: ages[1] };
}

/** A class that names no level is where its stage says. */
export function levelFor({ level, stage }: ClassProfile): string {
  return level === "" ? stage : level;
}

/** What a language is called, in one word: "Blocks" and "Visual block language" share it. */
export function firstWord(text: string): string {
  return (text.toLowerCase().match(/\p{L}+/u)?.[0] ?? "").replace(/s$/, "");
}

export type Chosen = { main: Outcome[]; prior: Outcome[] };

/**
 * At most two outcomes that fit topic and level, and what they stand on. Those that the teacher chose or named by their
 * code come before any other. `main` is empty where none fits in the curriculum's own words or by a note: a claim is
 * never made because it is the nearest.
 */
export function chooseOutcomes(
  words: string,
  codes: readonly string[],
  note: Pick<TopicHead, "title" | "outcomes"> | null,
  profile: ClassProfile | null,
  registry: Registry,
  heads: readonly NoteHead[],
): Chosen {
  const near = (outcome: Outcome) => {
    const distance = profile === null ? null : registry.levelDistance(outcome.level, levelFor(profile));
    return distance === null || Math.abs(distance) <= 1;
  };
  const index = fitIndex(registry.outcomes, heads);
  const known = (wanted: readonly string[]) => wanted.flatMap((code) => registry.find(code) ?? []);
  // The lesson will bear the note's title, and be judged by it.
  const about = note?.title ?? words;
  // "Clouds" for a class of no one subject: which is meant is asked.
  const unclear = note === null && hasSeveralSenses(words, profile?.subject ?? null);
  const fitting = (outcomes: readonly Outcome[]) =>
    outcomes
      .filter(near)
      .map((outcome) => ({ outcome, ...index.outcome(about, outcome) }))
      .filter(({ fits, everyday }) => fits && !everyday && !unclear)
      .map(({ outcome, nearness }) => ({
        outcome,
        near: nearness * levelled(outcome, profile, registry) * (1 + 0.2 * wholly(outcome, about)),
      }))
      .toSorted((a, b) => b.near - a.near)
      .map(({ outcome }) => outcome);
  const chosen = known(codes);
  const noted = chosen.length > 0 ? [] : fitting(known(note?.outcomes ?? []));
  const draws = profile === null ? () => true : classDraws(profile);
  const drawn = () => registry.outcomes.filter(({ file }) => draws(file, null));
  const found = chosen.length > 0 || noted.length > 0 ? [] : fitting(drawn());
  const candidates = found.length > 0 ? found : byLevel([...chosen, ...noted], profile, registry);
  const main = candidates.slice(0, found.length > 0 ? 1 : 2);
  const taken = new Set(main.map(({ code }) => code));
  const before = main.flatMap(({ from }) =>
    from.flatMap(({ code }) => (code === null ? [] : (registry.find(code) ?? []))),
  );
  const prior = [...new Map(before.map((outcome) => [outcome.code, outcome])).values()].filter(
    ({ code }) => !taken.has(code),
  );
  return { main, prior: prior.slice(0, 2) };
}

/**
 * Up to so many outcomes that have something to do with the topic, nearest first and those of the class's level before
 * others that are as near: for a question, never for a claim.
 */
export function nearestOutcomes(
  words: string,
  registry: Registry,
  heads: readonly NoteHead[],
  most: number,
  profile: ClassProfile | null = null,
): Outcome[] {
  const index = fitIndex(registry.outcomes, heads);
  return registry.outcomes
    .map((outcome) => ({
      outcome,
      near: index.outcome(words, outcome).nearness * levelled(outcome, profile, registry),
    }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || (a.outcome.code < b.outcome.code ? -1 : 1))
    .slice(0, most)
    .map(({ outcome }) => outcome);
}

/** How much of an outcome's title the topic says: one that is about this alone comes before one about this and more. */
function wholly({ title }: Outcome, topic: string): number {
  const said = new Set(stems(topic));
  const own = stems(title);
  return own.length === 0 ? 0 : own.filter((stem) => said.has(stem)).length / own.length;
}

/** What is left of nearness at the class's own level, a level away, two levels away. */
function levelled({ level }: Outcome, profile: ClassProfile | null, registry: Registry): number {
  return 0.85 ** ((profile === null ? null : registry.levelDistance(level, levelFor(profile))) ?? 0);
}

/** Whether what is to be taught lies above the class's own level. */
export function liesAhead(outcomes: readonly Outcome[], profile: ClassProfile, registry: Registry): boolean {
  return outcomes.some(({ level }) => (registry.levelSteps(levelFor(profile), level) ?? 0) > 0);
}

/** The class's own level first; the order within a level stays. */
function byLevel(outcomes: readonly Outcome[], profile: ClassProfile | null, registry: Registry): Outcome[] {
  const distance = (outcome: Outcome) =>
    Math.abs((profile === null ? null : registry.levelDistance(outcome.level, levelFor(profile))) ?? 0);
  return [...outcomes].sort((a, b) => distance(a) - distance(b));
}

const tooCommon = new Set(
  "in of the a an and to for with what how is are it using use from into as by or at".split(" "),
);

export function stems(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .filter((word) => !tooCommon.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?:ies|es|s)$/, "") : word).replace(/y$/, ""));
}
