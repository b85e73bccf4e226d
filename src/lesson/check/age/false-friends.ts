import { writtenIn } from "../../../words/written-in.ts";

/** What is an alarming, slangy or learned word in English, and an ordinary one in a sentence of the other language. */
const friends: Readonly<Record<string, ReadonlySet<string>>> = {
  de: set([
    "war",
    "lager",
    "rum",
    "rape",
    "praxis",
    "a priori",
    "a posteriori",
    "vis-à-vis",
    "smoking",
    "gin",
  ]),
  fr: set([
    "pub",
    "pubs",
    "rape",
    "rapes",
    "sti",
    "smoking",
    "vis-à-vis",
    "a priori",
    "a posteriori",
    "praxis",
    "roulette",
  ]),
  es: set([
    "rape",
    "rapes",
    "pub",
    "smoking",
    "praxis",
    "a priori",
    "a posteriori",
    "sus",
    "rum",
    "inter alia",
  ]),
  ms: set(["rum", "gin", "pub", "sus", "lit"]),
};

/** Whether a word that was found in a sentence is only a word of the sentence's own language. */
export function isFalseFriend(found: string, sentence: string): boolean {
  const word = found.toLowerCase();
  return friends[writtenIn(sentence)]?.has(word) ?? false;
}

function set(words: readonly string[]): ReadonlySet<string> {
  return new Set(words);
}
