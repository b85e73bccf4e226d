import { numberAt } from "../../text/number-at.ts";
import { isHesitation, knownLanguage, primaryTag } from "./language-words.ts";
import type { Place } from "./misfit.ts";
import type { HeardWord } from "./words-heard.ts";

/**
 * To be, to have and to be called, each with what belongs to another of them: "Ich heiße 17 Jahre alt", "Je suis faim",
 * "Tengo cansado". An age belongs to no other verb either ("Ich wohne in 17 Jahre alt").
 */
export function wrongFrame({ words, used, targetLanguage }: Place): readonly number[] | null {
  const language = languages.find((each) => each === primaryTag(targetLanguage));
  if (language === undefined) return null;
  const known = byLanguage[language];
  const last = used.at(-1) ?? 0;
  if (words[last]?.pauses === true) return null;
  let next = last + 1;
  while (
    known.stronger.has(words[next]?.letters ?? "") ||
    isHesitation(words[next]?.letters ?? "", knownLanguage(language))
  )
    next++;
  const verb = verbOf(used, words, known);
  const found = complementAt(words, next, language, known);
  if (found === null || fits(found.kind, verb, known)) return null;
  return Array.from({ length: found.end - (used[0] ?? 0) }, (_, n) => (used[0] ?? 0) + n);
}

const languages = ["de", "en", "fr", "es", "ms"] as const;
type Language = (typeof languages)[number];
type Verb = "be" | "have" | "called" | "other";
type Kind = "age" | "bareAge" | "noun" | "adjective";

/** In words as the judge spells them: German ä as ae, ß as ss. */
type Frames = {
  verbs: Readonly<Record<Exclude<Verb, "other">, ReadonlySet<string>>>;
  years: ReadonlySet<string>;
  /** What makes years an age; none: years at the end of what is said are one. */
  old: ReadonlySet<string>;
  age: Verb;
  nouns: ReadonlySet<string>;
  adjectives: ReadonlySet<string>;
  stronger: ReadonlySet<string>;
};

function fits(kind: Kind, verb: Verb, { age }: Frames): boolean {
  if (kind === "age") return verb === age;
  // "I lived in Rome three years" is no age, and neither is what stands after a verb that we do not know.
  if (verb === "other") return true;
  if (kind === "bareAge") return verb === age || (verb === "have" && age === "be");
  return kind === "noun" ? verb === "have" : verb === "be";
}

function verbOf(used: readonly number[], words: readonly HeardWord[], { verbs }: Frames): Verb {
  const said = used.map((at) => words[at]?.letters ?? "");
  const is = (verb: Exclude<Verb, "other">) => said.some((word) => verbs[verb].has(word));
  return is("called") ? "called" : is("have") ? "have" : is("be") ? "be" : "other";
}

function complementAt(
  words: readonly HeardWord[],
  at: number,
  language: Language,
  { years, old, nouns, adjectives }: Frames,
): { kind: Kind; end: number } | null {
  const letters = words.map((word) => word.letters);
  const isLast = (end: number) => end >= words.length || words[end - 1]?.pauses === true;
  const number =
    numberAt(letters, at, [language]) ?? (/^\d+$/.test(letters[at] ?? "") ? { length: 1 } : null);
  if (number !== null) {
    const end = at + number.length + 1;
    if (!years.has(letters[end - 1] ?? "")) return null;
    if (old.has(letters[end] ?? "")) return { kind: "age", end: end + 1 };
    return isLast(end) ? { kind: "bareAge", end } : null;
  }
  const word = letters[at] ?? "";
  if (!isLast(at + 1)) return null;
  if (nouns.has(word)) return { kind: "noun", end: at + 1 };
  return adjectives.has(word) ? { kind: "adjective", end: at + 1 } : null;
}

const set = (words: string) => new Set(words === "" ? [] : words.split(" "));

const byLanguage: Readonly<Record<Language, Frames>> = {
  de: {
    verbs: {
      be: set("bin bist ist sind seid war waren sein werde wird wurde"),
      have: set("habe hast hat haben habt hatte"),
      called: set("heisse heisst heissen name"),
    },
    years: set("jahr jahre"),
    old: set("alt"),
    age: "be",
    nouns: set("hunger durst angst heimweh fieber kopfschmerzen"),
    adjectives: set("muede hungrig durstig krank traurig gluecklich froh"),
    stronger: set("sehr so grosse grossen"),
  },
  en: {
    verbs: {
      be: set("am are is was were be been turn turned"),
      have: set("have has had"),
      called: set("name called"),
    },
    years: set("year years"),
    old: set("old"),
    age: "be",
    nouns: set(""),
    adjectives: set("tired hungry thirsty ill sick sad happy cold afraid"),
    stronger: set("very so really"),
  },
  fr: {
    verbs: {
      be: set("suis es est sommes êtes sont être étais était"),
      have: set("ai as a avons avez ont avoir"),
      called: set("appelle appelles appelez appellent nom"),
    },
    years: set("an ans"),
    old: set(""),
    age: "have",
    nouns: set("faim soif peur sommeil froid chaud"),
    adjectives: set("fatigué fatiguée malade triste content contente heureux heureuse"),
    stronger: set("très si vraiment"),
  },
  es: {
    verbs: {
      be: set("soy eres es somos son ser estoy estás está estamos están estar"),
      have: set("tengo tienes tiene tenemos tienen tener"),
      called: set("llamo llamas llama llamamos llaman nombre"),
    },
    years: set("año años"),
    old: set(""),
    age: "have",
    nouns: set("hambre sed miedo sueño"),
    adjectives: set("cansado cansada enfermo enferma triste contento contenta"),
    stronger: set("muy mucha mucho tan"),
  },
  ms: {
    verbs: { be: set("umur usia berumur berusia"), have: set(""), called: set("nama") },
    years: set("tahun"),
    old: set(""),
    age: "be",
    nouns: set(""),
    adjectives: set("letih lapar dahaga sakit sedih gembira"),
    stronger: set("sangat"),
  },
};
