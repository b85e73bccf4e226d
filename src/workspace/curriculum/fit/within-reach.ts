import type { Asked } from "./aboutness.ts";
import type { Matter } from "./concepts.ts";
import { hintsOf, ownWordOf } from "./everyday.ts";
import { synonymsOf } from "./synonyms.ts";
import { plainLetters } from "./topic-words.ts";
import { beginningOf, hasWordFrom } from "./word-beginnings.ts";

/**
 * Whether a matter can have a word that says anything of a topic: the topic's own, a synonym of one, or a word that one
 * hints at. Told by beginnings of words alone, which costs a fraction of reading the matter: "yes" may be wrong, "no"
 * never is, and a matter that is out of reach is to the topic what an empty one is.
 */
export function reachOf({ words, phrase, foreign }: Asked): (matter: Matter) => boolean {
  const stems = new Set(words.map(({ stem }) => stem));
  const wanted = new Set([...stems].flatMap((stem) => [...saying(stem), ...hintedFrom(stem)]));
  for (const one of foreign) for (const stem of one.split(" ")) wanted.add(stem);
  const starts = beginnings(wanted);
  // A keyword may consist of words that say nothing by themselves: "how to".
  const empty = phrase.trim().split(" ");
  const pairs = empty.flatMap((stem, i) => {
    const next = empty[i + 1];
    return next === undefined || stems.has(stem) || stems.has(next) ? [] : [[stem, next].map(beginningOf)];
  });
  return (matter) => {
    const said = textOf(matter);
    if (starts.some((start) => hasWordFrom(start, said))) return true;
    if (pairs.length === 0) return false;
    const keywords = plainLetters(matter.keywords.join(" "));
    return pairs.some((pair) => pair.every((start) => hasWordFrom(start, keywords)));
  };
}

const texts = new WeakMap<Matter, string>();

function textOf(matter: Matter): string {
  const known = texts.get(matter);
  if (known !== undefined) return known;
  const { title, keywords, text, tasks, beside } = matter;
  const said = plainLetters([title, ...keywords, text, ...tasks, ...beside].join(" "));
  texts.set(matter, said);
  return said;
}

const inGroup = new Map<string, string[]>();
for (const [stem, groups] of synonymsOf)
  for (const group of groups) inGroup.set(group, [...(inGroup.get(group) ?? []), stem]);

/** The stem and its synonyms. */
function saying(stem: string): string[] {
  return [stem, ...(synonymsOf.get(stem) ?? []).flatMap((group) => inGroup.get(group) ?? [])];
}

const ownWords = new Map<string, string[]>();
for (const [stem, keys] of ownWordOf)
  for (const key of keys) ownWords.set(key, [...(ownWords.get(key) ?? []), stem]);

/** What a matter may say that the stem hints at. */
function hintedFrom(stem: string): string[] {
  return (hintsOf.get(stem) ?? []).flatMap((key) => (ownWords.get(key) ?? []).flatMap(saying));
}

/** Without those that begin with another of them. */
function beginnings(stems: Iterable<string>): string[] {
  const kept: string[] = [];
  for (const start of Array.from(stems, beginningOf).toSorted()) {
    const last = kept.at(-1);
    if (last === undefined || !start.startsWith(last)) kept.push(start);
  }
  return kept;
}
