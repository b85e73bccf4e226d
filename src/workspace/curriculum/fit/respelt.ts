import { editDistance } from "../../../nearest.ts";
import { foldWord } from "../../../text/stem.ts";
import { isWordOf } from "../../../words/known-words.ts";
import { vectorOf } from "../../../words/word-vectors.ts";
import { stemOf } from "../search-words.ts";
import { otherWords } from "./other-subjects.ts";
import { synonymsOf } from "./synonyms.ts";
import { plainLetters, topicWords, wholeWords } from "./topic-words.ts";
import { beginningOf, hasWordFrom } from "./word-beginnings.ts";

/**
 * A topic with its slips and short forms made out: "itteration", "pythag.", "photosynth". `meant`: it can be no other
 * word of the workspace, nor likely one of its own. `asked`: the topics it may be, nearest first. Pure.
 */
export type Respelt =
  | { kind: "as-said" }
  | { kind: "meant"; topic: string }
  | { kind: "asked"; topics: string[] };

const mostAsked = 3;

/** `known`: titles and keywords, the words that a topic can be found by. */
export function respelt(topic: string, known: Iterable<string>): Respelt {
  const odd = topicWords(topic).filter(({ stem }) => !synonymsOf.has(stem) && !otherWords.has(stem));
  if (odd.length === 0) return { kind: "as-said" };
  const names = [...known];
  const unknown = odd.filter(({ stem }) => !names.some((name) => says(name, stem)));
  if (unknown.length === 0) return { kind: "as-said" };
  const vocabulary = new Map<string, string>();
  for (const word of new Set(names.flatMap(wholeWords)))
    if (word.length >= 5 && /^\p{L}+$/u.test(word)) vocabulary.set(word, stemOf(word));
  let certain = true;
  let topics = [topic];
  for (const { word } of unknown) {
    const found = candidates(word, vocabulary);
    if (found.length === 0) continue;
    certain &&= found.length === 1 && found[0]?.sure === true;
    topics = topics.flatMap((one) => found.map(({ meant }) => inPlace(one, word, meant))).slice(0, mostAsked);
  }
  const [first = topic] = topics;
  if (first === topic) return { kind: "as-said" };
  return certain ? { kind: "meant", topic: first } : { kind: "asked", topics };
}

function says(name: string, stem: string): boolean {
  return (
    hasWordFrom(beginningOf(stem), plainLetters(name)) &&
    wholeWords(name).some((word) => stemOf(word) === stem)
  );
}

/** A word that is not among the most frequent of the language, and no abbreviation of figures and letters. */
function isOdd(word: string): boolean {
  if (word.length < 3 || !/^\p{L}+$/u.test(word)) return false;
  return vectorOf(foldWord(word).stem) === null || isShort(word);
}

/** "vars", "trig": a newspaper may know them too. */
function isShort(word: string): boolean {
  return word.length <= 4;
}

type Candidate = { meant: string; far: number; sure: boolean };

function candidates(word: string, vocabulary: ReadonlyMap<string, string>): Candidate[] {
  const odd = isOdd(word);
  // "Dovetail" is no slip of "detail".
  const aWord = isWordOf("en", word);
  const found = new Map<string, Candidate>();
  for (const [meant, stem] of vocabulary) {
    const one =
      sameFold(word, meant) ?? (odd ? (shortFor(word, meant) ?? (aWord ? null : slipOf(word, meant))) : null);
    const before = found.get(stem);
    if (one !== null && (before === undefined || one.far < before.far)) found.set(stem, one);
  }
  const all = [...found.values()].toSorted((a, b) => a.far - b.far || (a.meant < b.meant ? -1 : 1));
  const sure = all.filter((one) => one.sure);
  return sure.length === 1 ? sure : all.slice(0, mostAsked);
}

/** Another spelling of the same forms. */
function sameFold(word: string, meant: string): Candidate | null {
  return foldWord(word).stem === foldWord(meant).stem ? { meant, far: 0, sure: true } : null;
}

/** Its beginning, with or without an s; long enough it is short for nothing else. */
function shortFor(word: string, meant: string): Candidate | null {
  const start = word.replace(/s$/, "");
  const begins = [word, start].find((form) => form.length >= 3 && meant.startsWith(form));
  if (begins === undefined || meant.length < begins.length + 2) return null;
  return { meant, far: 0.5, sure: begins.length >= 6 };
}

/**
 * A few letters away. A letter too many, too few, or swapped with its neighbour in a long word is a slip; a replaced one
 * may make another word ("adsorption"), and so may two.
 */
function slipOf(word: string, meant: string): Candidate | null {
  const longest = Math.max(word.length, meant.length);
  const allowed = longest < 6 ? 0 : longest < 7 ? 1 : 2;
  if (allowed === 0 || Math.abs(word.length - meant.length) > allowed) return null;
  const far = editDistance(word, meant);
  if (far === 0 || far > allowed || areKin(word, meant)) return null;
  const sameLetters = [...word].toSorted().join("") === [...meant].toSorted().join("");
  return { meant, far, sure: far === 1 && word.length >= 6 && (word.length !== meant.length || sameLetters) };
}

/** "Calculator" beside "calculation": another word of the same family, with an ending of its own, and no slip of it. */
function areKin(word: string, meant: string): boolean {
  return endings.some((own) => {
    const root = word.slice(0, -own.length);
    if (!word.endsWith(own) || root.length < 4 || !meant.startsWith(root)) return false;
    return endings.some((other) => other !== own && meant === `${root}${other}`);
  });
}

/** What makes one English word of another. Forms of the same word ("measures", "measured") are found by their stem. */
const endings =
  "or ors er ers ion ions ive ives ing ings ist ists ism isms ic ics ical al ally ment ments able ible ance ence ant ent ure ures y ies ary ous ful less ness ity ities ise ize".split(
    " ",
  );

/** The dot of a short form goes with it. */
function inPlace(topic: string, word: string, meant: string): string {
  return topic.replace(
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(word)}(?![\\p{L}\\p{N}])\\.?`, "iu"),
    meant,
  );
}
