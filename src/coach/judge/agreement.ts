import { primaryTag } from "./language-words.ts";
import type { Place } from "./misfit.ts";
import type { HeardWord } from "./words-heard.ts";

/**
 * A verb that does not agree with its subject, as far as that can be known: a pronoun that opens its sentence with a verb of
 * another person right after it ("Ich machen Feierabend", "He have a deadline"), or the noun that is practised, with its article
 * at the beginning, and a verb of the other number beside it ("Die Frist sind morgen", "Sind die Frist morgen?").
 */
export function wrongAgreement(place: Place): readonly number[] | null {
  const language = primaryTag(place.targetLanguage);
  const known = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  if (known === undefined) return null;
  const first = sentenceStart(place.words, place.used[0] ?? 0);
  return afterPronoun(place.words, first, known) ?? besideNoun(place, first, known);
}

type Verbs = {
  /** By the pronoun: forms of common verbs that are another person's, and endings that never are this one's. */
  pronouns: Readonly<Record<string, { never: string; endings?: RegExp }>>;
  /** Words with such an ending that are no verbs. */
  others: ReadonlySet<string>;
  determiners: ReadonlySet<string>;
  /** With one thing, with many, and with no noun at all. */
  one: string;
  many: string;
  person: string;
  /** They may go by what follows: "Das Problem sind die Preise". */
  linking: ReadonlySet<string>;
  /** A list of several may follow a verb of many. */
  joins: ReadonlySet<string>;
  /** After such a verb these say that many are meant. */
  manyAfter: RegExp;
  /** Whether a noun, as the deck has it, is of one thing, and another form of it of many. */
  isMany(said: string, noun: string, determiner: string): boolean | null;
};

function sentenceStart(words: readonly HeardWord[], at: number): number {
  let start = at;
  while (start > 0 && words[start - 1]?.ends !== true) start--;
  return start;
}

function has(list: string, word: string | undefined): boolean {
  return word !== undefined && list.split(" ").includes(word);
}

function afterPronoun(words: readonly HeardWord[], first: number, known: Verbs): number[] | null {
  const [pronoun, verb] = [words[first], words[first + 1]];
  if (pronoun === undefined || verb === undefined || pronoun.pauses || pronoun.ends) return null;
  const rule = Object.hasOwn(known.pronouns, pronoun.letters) ? known.pronouns[pronoun.letters] : undefined;
  if (rule === undefined || known.others.has(verb.letters)) return null;
  const isWrong = has(rule.never, verb.letters) || rule.endings?.test(verb.letters) === true;
  return isWrong ? [first, first + 1] : null;
}

function besideNoun({ words, used, item }: Place, first: number, known: Verbs): number[] | null {
  const noun = used.at(-1) ?? 0;
  const [article = "", target = "", ...rest] = item.target.trim().toLowerCase().split(/\s+/);
  const said = words[noun];
  if (target === "" || rest.length > 0 || !known.determiners.has(article) || said === undefined) return null;
  const opensWithVerb = !known.determiners.has(words[first]?.letters ?? "");
  const determiner = opensWithVerb ? first + 1 : first;
  if (determiner !== noun - 1 || !known.determiners.has(words[determiner]?.letters ?? "")) return null;
  const verb = opensWithVerb ? first : noun + 1;
  if (said.pauses && !opensWithVerb) return null;
  // "Sind die Frist und der Termin …"
  if (known.joins.has(words[noun + 1]?.letters ?? "")) return null;
  const letters = words[verb]?.letters;
  const isMany = known.isMany(said.written, target, words[determiner]?.letters ?? "");
  if (letters === undefined || isMany === null) return null;
  const isWrong = has(known.person, letters) || has(isMany ? known.one : known.many, letters);
  if (!isWrong) return null;
  const after = words[Math.max(verb, noun) + 1]?.letters ?? "";
  if (!isMany && known.linking.has(letters) && known.manyAfter.test(after)) return null;
  return [Math.min(verb, determiner), determiner, noun, verb].filter(
    (at, place, all) => all.indexOf(at) === place,
  );
}

const set = (words: string) => new Set(words.split(" "));

/** A noun of one thing is as the deck has it; what it may be otherwise nobody can tell from its form alone. */
const german: Verbs = {
  pronouns: {
    ich: {
      never:
        "bist ist sind seid hast hat haben habt wirst wird werden werdet musst muessen kannst koennen willst wollen sollst sollen darfst duerfen",
      endings: /.{2}(?:en|ern|eln)$/,
    },
    du: {
      never:
        "bin ist sind seid habe hat haben habt werde wird werden muss muessen kann koennen will wollen soll sollen",
      endings: /.{2}en$/,
    },
    er: {
      never:
        "bin bist sind seid habe hast haben habt werde wirst werden musst muessen kannst koennen willst wollen",
      endings: /.{2}en$/,
    },
    man: {
      never: "bin bist sind seid habe hast haben habt werde wirst werden musst muessen kannst koennen",
      endings: /.{2}en$/,
    },
    wir: {
      never: "bin bist ist seid habe hast hat habt werde wirst wird muss musst kann kannst will willst",
    },
  },
  others: set(
    "gegen neben wegen morgen oben unten eben zwischen hinten vorn drueben aussen innen daneben dagegen deswegen uebermorgen gern ungern gestern extern beiden allen selten inzwischen zusammen",
  ),
  determiners: set(
    "der die das mein meine dein deine sein seine ihr ihre unser unsere diese dieser dieses ein eine",
  ),
  one: "ist hat wird war hatte wurde muss kann soll will darf",
  many: "sind haben werden waren hatten wurden muessen koennen sollen wollen duerfen",
  person: "bin bist seid habe hast habt werde wirst",
  linking: set("sind waren"),
  joins: set("und oder sowie"),
  manyAfter:
    /^(?:die|meine|deine|seine|ihre|unsere|diese|alle|viele|einige|wenige|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|\d+)$/,
  isMany(said, noun, determiner) {
    if (said === noun)
      return /(?:er|el|en|chen|lein)$/.test(noun) &&
        /^(?:die|meine|deine|seine|ihre|unsere|diese)$/.test(determiner)
        ? null
        : false;
    return /^(?:die|meine|deine|seine|ihre|unsere|diese)$/.test(determiner) ? true : null;
  },
};

/** They go with a verb of many as well, or are of many themselves. */
const collective = set(
  "people police staff family team government class group crew audience band company committee couple crowd cattle children men women feet teeth mice fish sheep data media series species",
);
const commonVerbs =
  "go say get make know think take see come want look use find give tell work try ask need feel leave live eat drink like play write learn speak";

const english: Verbs = {
  pronouns: {
    i: { never: "is are has does goes were" },
    he: { never: `am are have do were ${commonVerbs}` },
    she: { never: `am are have do were ${commonVerbs}` },
    it: { never: "am are have do were" },
    we: { never: "am is has does was" },
    they: { never: "am is has does was" },
    you: { never: "am is has does was" },
  },
  others: set("were"),
  determiners: set("the a an my your his her our their this that"),
  one: "is has was",
  many: "are have were",
  person: "am",
  linking: set("are were"),
  joins: set("and or"),
  manyAfter: /^(?:the|my|these|those|two|three|many|some|\d+)$/,
  isMany(said, noun) {
    if (collective.has(noun) || /s$/.test(noun)) return null;
    if (said === noun) return false;
    return said === `${noun}s` || said === `${noun}es` || said === noun.replace(/y$/, "ies") ? true : null;
  },
};

const frenchThird = {
  never: "suis es sommes êtes sont ai as avons avez ont vais vas allons allez vont fais faisons faites font",
  endings: /.{3}(?:ons|ez)$/,
};

const french: Verbs = {
  pronouns: {
    je: {
      never:
        "es est sommes etes sont êtes as avons avez ont vas va allons allez vont fait faisons faites font",
      endings: /.{3}(?:ons|ez)$/,
    },
    tu: {
      never:
        "suis est sommes êtes sont ai a avons avez ont vais va allons allez vont fait faisons faites font",
      endings: /.{3}(?:ons|ez)$/,
    },
    il: frenchThird,
    elle: frenchThird,
    on: { never: frenchThird.never },
    nous: { never: "suis es est êtes sont ai as a avez ont vais vas va allez vont fais fait faites font" },
    vous: {
      never: "suis es est sommes sont ai as a avons ont vais vas va allons vont fais fait faisons font",
    },
    ils: {
      never: "suis es est sommes êtes ai as a avons avez vais vas va allons allez fais fait faisons faites",
    },
    elles: {
      never: "suis es est sommes êtes ai as a avons avez vais vas va allons allez fais fait faisons faites",
    },
  },
  others: set("chez assez"),
  determiners: set(
    "le la un une mon ma ton ta son sa notre votre leur ce cet cette les des mes tes ses nos vos leurs ces",
  ),
  one: "est a était avait sera va fait",
  many: "sont ont étaient avaient seront vont font",
  person: "suis es sommes êtes ai as avons avez vais vas allons allez",
  linking: set("sont étaient"),
  joins: set("et ou"),
  manyAfter: /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces|deux|trois|quatre|cinq|\d+)$/,
  isMany: (said, noun, determiner) =>
    /^(?:les|des|mes|tes|ses|nos|vos|leurs|ces)$/.test(determiner)
      ? true
      : said === noun && !/[sxz]$/.test(noun)
        ? false
        : null,
};

const spanish: Verbs = {
  pronouns: {
    yo: {
      never: "eres es somos sois son estás está estamos están tienes tiene tenemos tienen vas va vamos van",
      endings: /.{2}(?:mos|áis|éis)$/,
    },
    tú: {
      never: "soy es somos sois son estoy está estamos están tengo tiene tenemos tienen voy va vamos van",
      endings: /.{2}(?:mos|áis|éis)$/,
    },
    él: {
      never:
        "soy eres somos sois son estoy estás estamos están tengo tienes tenemos tienen voy vas vamos van",
      endings: /.{2}(?:mos|áis|éis)$/,
    },
    ella: {
      never:
        "soy eres somos sois son estoy estás estamos están tengo tienes tenemos tienen voy vas vamos van",
      endings: /.{2}(?:mos|áis|éis)$/,
    },
    usted: {
      never:
        "soy eres somos sois son estoy estás estamos están tengo tienes tenemos tienen voy vas vamos van",
    },
    nosotros: {
      never: "soy eres es sois son estoy estás está están tengo tienes tiene tienen voy vas va van",
    },
    ellos: {
      never: "soy eres es somos sois estoy estás está estamos tengo tienes tiene tenemos voy vas va vamos",
    },
    ellas: {
      never: "soy eres es somos sois estoy estás está estamos tengo tienes tiene tenemos voy vas va vamos",
    },
  },
  others: set("vamos"),
  determiners: set(
    "el la un una mi tu su nuestro nuestra este esta ese esa los las unos unas mis tus sus nuestros nuestras estos estas",
  ),
  one: "es está tiene era estaba será va",
  many: "son están tienen eran estaban serán van",
  person: "soy eres somos sois estoy estás estamos tengo tienes tenemos voy vas vamos",
  linking: set("son eran"),
  joins: set("y e o u"),
  manyAfter: /^(?:los|las|unos|unas|mis|tus|sus|estos|estas|dos|tres|cuatro|cinco|muchos|muchas|\d+)$/,
  isMany: (said, noun, determiner) =>
    /^(?:los|las|unos|unas|mis|tus|sus|nuestros|nuestras|estos|estas)$/.test(determiner)
      ? true
      : said === noun && !/s$/.test(noun)
        ? false
        : null,
};

const byLanguage: Readonly<Record<string, Verbs>> = { de: german, en: english, fr: french, es: spanish };
