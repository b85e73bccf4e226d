import { entriesOf, folded, phrases, type Word } from "../../phrases.ts";
import givenNames from "./lists/given-names.txt" with { type: "text" };
import listedNames from "./lists/listed-names.txt" with { type: "text" };
import wordsToo from "./lists/names-that-are-words.txt" with { type: "text" };
import notNames from "./lists/not-names.txt" with { type: "text" };
import notSurnames from "./lists/not-surnames.txt" with { type: "text" };
import publicFigures from "./lists/public-figures.txt" with { type: "text" };
import works from "./lists/works.txt" with { type: "text" };

const setOf = (list: string) => new Set(entriesOf(list).map(folded));

const given = setOf(givenNames);
const alsoWords = setOf(wordsToo);
const nobodys = setOf(notNames);
const noSurname = setOf(notSurnames);
const famous = phrases(publicFigures);

/**
 * How sure a word is a given name: `known` by itself, `word` where it is an everyday word as well ("Hope", "Mark"),
 * `null` where it is on no list.
 */
export function givenName(plain: string): "known" | "word" | null {
  if (alsoWords.has(plain)) return "word";
  return given.has(plain) ? "known" : null;
}

let listed: ReadonlySet<string> | null = null;

/** Whether public statistics have a word as somebody's given name. It is many things besides, so it says little alone. */
export function isListed(plain: string): boolean {
  listed ??= new Set(entriesOf(listedNames));
  return listed.has(plain);
}

/** Whether a capitalised word cannot be a person's name. */
export function isNobodys(plain: string): boolean {
  return nobodys.has(plain) || thingEnding.test(plain);
}

/** Endings of things and doings, not of names. */
const thingEnding = /(?:ing|tion|ment|ness|ies|ers|ism|ology|ung|keit|heit|schaft|idad|cion|isme)$/;

export function canBeSurname({ text, plain }: Word): boolean {
  return /^\p{Lu}/u.test(text) && !/^\p{Lu}{2,}$/u.test(text) && !noSurname.has(plain) && !/\d/.test(text);
}

/**
 * Whether these words are somebody that lessons are about. A name of one word stands for itself alone: "Burns" is the
 * poet, "Emily Burns" may be in 3B.
 */
export function isPublic(words: readonly Word[], from: number, to: number): boolean {
  for (let at = Math.max(0, from - 1); at < to; at++) {
    const length = famous(words, at);
    // "Juan Carlos Huamán Quispe" has a family name of his own behind the king's.
    if (length >= 2 && at + length > from) return at !== from || to <= at + length + 1;
    if (length === 1 && at === from && to === from + 1) return true;
  }
  return false;
}

const casts = entriesOf(works).map((line) => {
  const [title = "", people = ""] = line.split(":");
  return { named: phrases(title), people: people.split(",").map((name) => folded(name.trim())) };
});

/** The people of those works that a text names, by title or by two of them, one of whom nobody else is called. */
export function castOf(words: readonly Word[]): ReadonlySet<string> {
  const said = new Set(words.map(({ plain }) => plain));
  const named = casts.filter(({ named, people }) => {
    const here = people.filter((name) => said.has(name));
    if (here.length === 0) return false;
    if (here.length >= 2 && here.some((name) => givenName(name) === null)) return true;
    return words.some((_, at) => named(words, at) > 0);
  });
  return new Set(named.flatMap(({ people }) => people));
}
