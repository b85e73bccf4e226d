import { wordsIn } from "../../phrases.ts";
import { isSmallWord, languageOf } from "../../words/function-words.ts";
import { isLittleWord, languageOf as languageAsked } from "../../words/in-english.ts";
import { topicWords } from "../curriculum/fit/topic-words.ts";
import { stemOf } from "../curriculum/search-words.ts";
import type { NoteMatch, NoteText } from "./note-search.ts";

/** How near a topic comes to a teacher's own note. `sure`: it is what she means; else it is worth asking about. */
export type OwnMatch = NoteMatch & { sure: boolean };

/** How much a word of the topic says of a note, by where the note has it. */
const byPlace = { title: 1, named: 0.9, body: 0.6 };
/** "Inflation" in "hyperinflation": a part of the word, at its beginning or its end. */
const asPart = 0.7;
const weights = { strong: 1, year: 0.5, weak: 0.25 };
const enough = 0.5;
const worthAsking = 0.3;

/**
 * Whether a topic in a teacher's words may mean a note that she wrote herself: she has few, and seldom asks for one by
 * its title. Words of her title, headings and terms count, in any language, without what the language puts round them.
 * null: no word that tells names it. Pure.
 */
export function ownNoteSearch(topic: string): (note: NoteText) => OwnMatch | null {
  const mayMean = calledBy(topic);
  return ({ title, keywords, body }) => {
    const headings = Array.from(body.matchAll(/^#{1,6} +(.+)$/gm), ([, heading = ""]) => heading);
    const names = [...keywords, ...headings].join(" ");
    if (!mayMean(`${title} ${names}`)) return null;
    const tells = tellingIn(topic, `${title} ${body}`);
    const asked = tells(topic);
    const own = tells(title);
    const named = tells(names);
    const told = tells(body);
    let all = 0;
    let met = 0;
    let strong = 0;
    let called = false;
    const missing: string[] = [];
    for (const word of asked) {
      const places = [
        [byPlace.title, own],
        [byPlace.named, named],
        [byPlace.body, told],
      ] as const;
      const found = Math.max(0, ...places.map(([worth, words]) => worth * likeness(word, words)));
      all += word.weight;
      met += word.weight * found;
      if (word.weight < weights.strong) continue;
      if (found === 0) missing.push(word.plain);
      else strong++;
      if (found > byPlace.body) called = true;
    }
    if (!called || all === 0) return null;
    const share = met / all;
    const heard = own.filter((word) => likeness(word, asked) === 1);
    const said = own.length === 0 ? 0 : heard.length / own.length;
    const byTitle = heard.some(({ weight }) => weight === weights.strong);
    if (share < worthAsking) return null;
    const sure = byTitle && share >= enough && (missing.length === 0 || strong > 1);
    return { share, title: said, missing, sure };
  };
}

/** A cheap first look, which a note that is called by no word of the topic does not pass. To read a note whole takes long. */
function calledBy(topic: string): (names: string) => boolean {
  const asked = allWords(topic);
  return (names) => {
    const theirs = allWords(names);
    return asked.some((word) => likeness(word, theirs) > 0);
  };
}

function allWords(text: string): Telling[] {
  const plain = new Set(wordsIn(text).map((word) => word.plain));
  return Array.from(plain, (one) => ({ plain: one, stem: stemOf(one), weight: weights.strong }));
}

type Telling = { plain: string; stem: string; weight: number };

/** Reads the words that tell something, in the languages of what was asked and of the note. */
function tellingIn(topic: string, note: string): (text: string) => Telling[] {
  const written = languageOf(plainWords(note.slice(0, 4_000))).language;
  const asked = languageAsked(topic);
  const alsoIn = languageAsked(note.slice(0, 4_000));
  const isLittle = (plain: string) =>
    isSmallWord(plain, written) ||
    (asked !== null && isLittleWord(plain, asked)) ||
    (alsoIn !== null && isLittleWord(plain, alsoIn));
  return (text) => {
    const found = new Map<string, Telling>();
    for (const { plain, text: word } of wordsIn(text)) {
      if (found.has(plain) || isLittle(word.toLowerCase()) || isLittle(plain)) continue;
      const year = /^\d{3,4}$/.test(plain);
      if (!year && (plain.length < 3 || /^\d/.test(plain))) continue;
      const english = topicWords(plain)[0];
      const weak = english === undefined || english.weak || inAnySubject.has(plain);
      const weight = year ? weights.year : weak ? weights.weak : weights.strong;
      found.set(plain, { plain, stem: stemOf(plain), weight });
    }
    return [...found.values()];
  };
}

function plainWords(text: string): string[] {
  return wordsIn(text).map(({ text: word }) => word.toLowerCase());
}

/** 1: the same word but for its ending; less: the one is a part of the other. */
function likeness(one: Telling, words: readonly Telling[]): number {
  if (words.some((other) => isSame(one, other))) return 1;
  return words.some((other) => isPart(one.plain, other.plain) || isPart(other.plain, one.plain)) ? asPart : 0;
}

function isSame({ plain: one, stem }: Telling, { plain: other, stem: otherStem }: Telling): boolean {
  if (stem === otherStem) return true;
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  const ending = Math.max(one.length, other.length) - alike;
  return (alike >= 5 && ending <= 2) || (alike >= 7 && ending <= 3);
}

/** German and Dutch write several words as one. */
function isPart(part: string, whole: string): boolean {
  return (
    part.length >= 6 && whole.length > part.length + 2 && (whole.endsWith(part) || whole.startsWith(part))
  );
}

/** What lessons of every subject are called with, beside what they are about. */
const inAnySubject: ReadonlySet<string> = new Set(
  wordsIn(
    `cause causes conséquence conséquences rôle étude étudier découverte découvrir comprendre introduction révision révisions fonctionnement
    ursache ursachen folge folgen verlauf bedeutung einführung wiederholung überblick entwicklung entstehung vergleich ihre seine
    causa causas consecuencia consecuencias introducción repaso función funciones importancia
    conseguenza conseguenze cause introduzione ripasso funzione consequência consequências introdução revisão
    oorzaak oorzaken gevolg gevolgen inleiding herhaling sebab akibat kesan pengenalan ulang kaji kepentingan
    consequence consequences impact importance role development`,
  ).map(({ plain }) => plain),
);
