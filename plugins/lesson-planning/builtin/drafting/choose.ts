import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import { codesIn } from "../../../../src/workspace/curriculum/codes.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";
import type { Topic, TopicHead } from "../../../../src/workspace/topic.ts";

/** The note that fits the words, the level and the language of the class best; null where none is about this. */
export function chooseTopic(
  words: string,
  heads: readonly TopicHead[],
  profile: ClassProfile | null,
  registry: Registry,
): TopicHead | null {
  const asked = stems(words);
  if (asked.length === 0) return null;
  const scored = heads.map((head) => {
    const about = aboutness(asked, head);
    return { head, score: about === 0 ? 0 : about + fit(head, profile, registry) };
  });
  const [best] = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.head.slug < b.head.slug ? -1 : 1));
  return best?.head ?? null;
}

/** How much of what was asked the note speaks of: 0 where less than half of the words occur. */
function aboutness(asked: readonly string[], head: TopicHead): number {
  const title = new Set(stems(head.title));
  const keywords = new Set(head.keywords.flatMap(stems));
  let score = 0;
  let met = 0;
  for (const word of asked) {
    if (!title.has(word) && !keywords.has(word)) continue;
    met++;
    score += (title.has(word) ? 2 : 0) + (keywords.has(word) ? 2 : 0);
  }
  return met * 2 < asked.length ? 0 : score + (4 * met) / asked.length;
}

function fit(head: TopicHead, profile: ClassProfile | null, registry: Registry): number {
  if (profile === null) return 0;
  const distances = head.levels
    .flatMap((level) => registry.levelDistance(level, profile.level) ?? [])
    .map(Math.abs);
  const level = distances.length === 0 ? 0 : 2 - 2 * Math.min(...distances);
  const language =
    head.language === "" ? 0 : profile.language.toLowerCase().includes(firstWord(head.language)) ? 2 : -2;
  const subject =
    head.subject === "" || profile.subject === "" || head.subject === profile.subject ? 0 : -0.5;
  return level + language + subject;
}

function firstWord(text: string): string {
  return (text.toLowerCase().match(/\p{L}+/u)?.[0] ?? "").replace(/s$/, "");
}

/** Known codes that a request names, and the request without them. */
export function codesAsked(request: string, registry: Registry): { codes: string[]; rest: string } {
  const found = codesIn(request, registry.patterns).filter(({ code }) => registry.find(code) !== null);
  const codes = found.map(({ code }) => code);
  const rest = found.reduceRight((text, { start, end }) => {
    const named = /\(\s*$/.test(text.slice(0, start)) && /^\s*\)/.test(text.slice(end));
    const before = named ? text.slice(0, start).replace(/\s*\(\s*$/, "") : text.slice(0, start);
    return `${before} ${named ? text.slice(end).replace(/^\s*\)/, "") : text.slice(end)}`;
  }, request);
  return { codes, rest };
}

export type Chosen = { main: Outcome[]; prior: Outcome[] };

/**
 * At most two outcomes that fit topic and level, and what they stand on. Those that the teacher names by their code come
 * before any other. `main` is empty where none fits.
 */
export function chooseOutcomes(
  words: string,
  codes: readonly string[],
  topic: Topic | null,
  profile: ClassProfile | null,
  registry: Registry,
): Chosen {
  const fits = (outcome: Outcome) => {
    const distance =
      profile === null || profile.level === "" ? null : registry.levelDistance(outcome.level, profile.level);
    return distance === null || Math.abs(distance) <= 1;
  };
  const known = (wanted: readonly string[]) =>
    wanted.flatMap((code) => registry.find(code) ?? []).filter(fits);
  const own = known(codes);
  const named = own.length > 0 ? own : known(topic?.outcomes ?? []);
  const searched = registry
    .search(words, { limit: 12 })
    .filter(({ outcome, matched }) => fits(outcome) && matched.length > 0);
  const found = searched.map(({ outcome }) => outcome);
  const candidates =
    named.length > 0
      ? byLevel(named, profile, registry)
      : byLevel(enough(searched, words) ? found.slice(0, 4) : [], profile, registry);
  const main = candidates.slice(0, named.length > 0 ? 2 : 1);
  const chosen = new Set(main.map(({ code }) => code));
  const before = main.flatMap(({ from }) =>
    from.flatMap(({ code }) => (code === null ? [] : (registry.find(code) ?? []))),
  );
  const prior = [...new Map(before.map((outcome) => [outcome.code, outcome])).values()].filter(
    ({ code }) => !chosen.has(code),
  );
  return { main, prior: prior.slice(0, 2) };
}

/** Whether what is to be taught lies above the class's own level. */
export function liesAhead(outcomes: readonly Outcome[], profile: ClassProfile, registry: Registry): boolean {
  return outcomes.some(({ level }) => (registry.levelSteps(profile.level, level) ?? 0) > 0);
}

/** Half of the words, at least, must have been met: one word in common is chance. */
function enough(searched: readonly { matched: string[] }[], words: string): boolean {
  const asked = new Set(stems(words)).size;
  return (searched[0]?.matched.length ?? 0) * 2 >= asked;
}

/** The class's own level first; the order within a level stays. */
function byLevel(outcomes: readonly Outcome[], profile: ClassProfile | null, registry: Registry): Outcome[] {
  const distance = (outcome: Outcome) =>
    Math.abs((profile === null ? null : registry.levelDistance(outcome.level, profile.level)) ?? 0);
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
