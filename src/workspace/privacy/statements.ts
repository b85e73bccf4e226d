import { type Phrases, phrases, type Word } from "../../phrases.ts";
import conditionList from "./lists/conditions.txt" with { type: "text" };
import doingList from "./lists/doings.txt" with { type: "text" };
import groupList from "./lists/groups.txt" with { type: "text" };
import linkVerbList from "./lists/link-verbs.txt" with { type: "text" };
import linkList from "./lists/links.txt" with { type: "text" };
import relationList from "./lists/relations.txt" with { type: "text" };
import { givenName } from "./people.ts";

const conditions = phrases(conditionList);
const doings = phrases(doingList);
const groups = phrases(groupList);
const links = phrases(linkList);
const linkVerbs = phrases(linkVerbList);
const relations = phrases(relationList);

/** A line, its words, and where a sentence ends after a word. The full stop of an initial ends none. */
export type Line = { text: string; words: readonly Word[]; ends: readonly boolean[] };

export function lineOf(text: string, words: readonly Word[]): Line {
  const ends = words.map(({ end, text: word }, i) => {
    const gap = text.slice(end, words[i + 1]?.start ?? end);
    return sentenceEnd.test(gap) && !(gap === ". " && /^(?!I$)\p{Lu}$/u.test(word));
  });
  return { text, words, ends };
}

const sentenceEnd = /[.!?;]\s|[\n|]/;

/** `conditions`: health, needs, origin and the like alone. `all`: what a person does, gets and where they sit too. */
export type Kinds = "conditions" | "all";

const listsOf = (kinds: Kinds): Phrases[] => (kinds === "all" ? [conditions, doings] : [conditions]);

/** What is said after a name in the same sentence, before the sentence turns to a group. */
export function saidAfter(line: Line, to: number, kinds: Kinds, reach = 10): string | null {
  const { words, ends } = line;
  if (ends[to - 1] && !goesOn(words[to])) return null;
  for (let at = to; at < Math.min(words.length, to + reach); at++) {
    const found = phraseAt(line, at, kinds);
    if (found !== null && !speaksOfMany(words, at + found.length)) return found.text;
    if (groups(words, at) > 0 || (ends[at] && !goesOn(words[at + 1]))) return null;
  }
  return null;
}

/** "I teach Kwame; his English is weak": the next sentence still speaks of the same person. */
function goesOn(next: Word | undefined): boolean {
  return pronouns.has(next?.plain ?? "");
}

const pronouns = new Set(
  "he she his her hes shes they il elle son sa ses er sie sein seine ihr ihre el ella su sus le dia beliau".split(
    " ",
  ),
);

/** What is said before a name: "dyslexic: Sofia", "a bigger font for Amelia". */
export function saidBefore(line: Line, from: number, kinds: Kinds, reach = 6): string | null {
  const { words, ends } = line;
  for (let at = from - 1; at >= Math.max(0, from - reach); at--) {
    if (ends[at]) return null;
    const found = phraseAt(line, at, kinds);
    if (found !== null && at + found.length <= from) {
      const between = words.slice(at + found.length, from);
      return between.some((_, i) => groups(words, at + found.length + i) > 0) ? null : found.text;
    }
  }
  return null;
}

/**
 * What is said of a name with a verb, small words or a bracket between: "Tendai takes medication", "Wei (ASD)".
 * `sure`: it is a name; where it only might be, one has and many have: "Bats are blind" names nobody.
 */
export function saidAtOnce(line: Line, to: number, kinds: Kinds, sure: boolean): string | null {
  const { text, words, ends } = line;
  if (ends[to - 1] || (!sure && plurals.has(words[to]?.plain ?? ""))) return null;
  const gap = text.slice(words[to - 1]?.end ?? 0, words[to]?.start ?? 0);
  let tied = /[(:[–—,-]/.test(gap) || words[to - 1]?.possessive === true;
  for (let at = to; at < Math.min(words.length, to + 6); at++) {
    const found = phraseAt(line, at, kinds);
    const begins = sure && at === to && (found?.length ?? 0) > 1;
    if (
      found !== null &&
      (tied || begins || (sure && doings(words, at) > 0)) &&
      !speaksOfMany(words, at + found.length)
    )
      return found.text;
    const verb = linkVerbs(words, at) > 0;
    if ((!verb && links(words, at) === 0) || ends[at]) return null;
    tied ||= verb;
  }
  return null;
}

const plurals = new Set("are were have sont ont sind haben son tienen".split(" "));

/** "Put Dylan by the door": where somebody is to sit. */
export function isPlaced({ words }: Line, from: number): boolean {
  return placing.has(words[from - 1]?.plain ?? "");
}

const placing = new Set(
  "put seat move place separate mettre mets placer placez setz setze setzen sienta sentar pon poner letak letakkan pindahkan asingkan".split(
    " ",
  ),
);

export function isRelation(words: readonly Word[], at: number): boolean {
  return relations(words, at) > 0;
}

/** A relation of this person: "Ahmed's dad", "le père de Yanis", "bapa Hafiz". */
export function relationOf(line: Line, from: number, to: number, given: boolean): string | null {
  const { words } = line;
  const name = words[to - 1];
  if (name === undefined) return null;
  const genitive = name.possessive || (/s$/.test(name.plain) && givenName(name.plain.slice(0, -1)) !== null);
  if (genitive && relations(words, to) > 0) return words[to]?.text ?? null;
  if (siblings.has(words[to]?.plain ?? "") && words[from - 1]?.plain === "the")
    return words[to]?.text ?? null;
  if (!given && !isOfMalayFamily(line, from, to)) return null;
  const joined = ofWords.has(words[from - 1]?.plain ?? "") ? from - 1 : from;
  for (const at of [joined - 1, joined - 2]) {
    if (
      at >= 0 &&
      relations(words, at) === joined - at &&
      (joined < from || malay.has(words[at]?.plain ?? ""))
    )
      return words[at]?.text ?? null;
  }
  return null;
}

/** "The Wilson twins". */
const siblings = new Set(["twins", "siblings", "brothers", "sisters", "boys", "girls", "lad", "kids"]);
const ofWords = new Set(["of", "de", "d", "von", "vom", "del"]);
/** In Malay the relation stands before the name with nothing between. */
const malay = new Set(["bapa", "ibu", "ayah", "emak", "mak", "abang", "kakak", "adik", "keluarga"]);
const malayFamily = new Set([...malay, "penjaga", "datuk", "nenek"]);

/** "ibu bapa Seng Huat bercerai": whoever's family something is said of, whatever the name. "Bapa Kemerdekaan" is a title. */
function isOfMalayFamily(line: Line, from: number, to: number): boolean {
  const [before, first] = [line.words[from - 1], line.words[from]];
  if (!malayFamily.has(before?.plain ?? "") || !/^\p{Lu}/u.test(first?.text ?? "")) return false;
  return saidAfter(line, to, "conditions") !== null;
}

function phraseAt({ words, text }: Line, at: number, kinds: Kinds): { length: number; text: string } | null {
  const length = Math.max(...listsOf(kinds).map((list) => list(words, at)));
  if (length === 0) return null;
  return { length, text: text.slice(words[at]?.start, words[at + length - 1]?.end) };
}

/** "…dyslexic pupils" speaks about many; "Sofia has dyslexia" about one. */
function speaksOfMany(words: readonly Word[], at: number): boolean {
  return many.has(words[at]?.plain ?? "");
}

const many = new Set([
  "pupils",
  "students",
  "learners",
  "children",
  "people",
  "kids",
  "readers",
  "awareness",
  "friendly",
  "strategies",
]);
