import { primaryTag } from "./language-words.ts";
import type { Place } from "./misfit.ts";
import type { HeardWord } from "./words-heard.ts";

/**
 * A noun that was said with an article or an owner of another gender: "die Apfel", "une livre", "un mesa". Only what no case and
 * no plural can explain ("Der Brücke" at the beginning of a sentence is a case that hardly opens one); of the target's own noun in the singular, whose gender is that of its article.
 */
export function wrongGender({ heard, words, used, item, targetLanguage }: Place): readonly number[] | null {
  const language = primaryTag(targetLanguage);
  const rules = Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined;
  const at = used.at(-1) ?? 0;
  const [article = "", noun = "", ...rest] = item.target.toLowerCase().trim().split(/\s+/);
  const gender = rules?.genderOf(article);
  if (rules === undefined || gender === undefined || noun === "" || rest.length > 0) return null;
  if (words[at]?.written !== noun) return null;
  const first = rules.determinerBefore(words, at, heard);
  const said = first === null ? undefined : words[first]?.letters;
  if (first === null || said === undefined) return null;
  const opens = first === 0 || words[first - 1]?.ends === true;
  const isSomeCase =
    rules.allows(said, gender, noun) || mayBeMany(said, gender, noun, item.accepted, language);
  if (isSomeCase && !(opens && gender === "f" && said === "der")) return null;
  if (item.accepted.some((form) => form.toLowerCase() === `${said} ${noun}`)) return null;
  return rules.isPronoun?.(words, first, gender)
    ? null
    : Array.from({ length: at - first + 1 }, (_, n) => first + n);
}

type Gender = "m" | "f" | "n";
type Rules = {
  /** Of the article that a deck writes before a noun. */
  genderOf(article: string): Gender | undefined;
  /** The place of the article or owner that belongs to the noun, with one adjective between them at most. */
  determinerBefore(words: readonly HeardWord[], noun: number, heard: string): number | null;
  allows(determiner: string, gender: Gender, noun: string): boolean;
  /** What looks like an article may be a pronoun: "Leute, die Tee trinken", "Ist das Milch?". */
  isPronoun?(words: readonly HeardWord[], at: number, gender: Gender): boolean;
};

const set = (words: string) => new Set(words.split(" "));

const definite = set("der die das den dem des");
const possessive = /^(?:ein|kein|mein|dein|sein|ihr|unser|eur?)(e|en|em|er|es)?$/;
const pointing = /^(?:dies|jed|jen|welch)(e|en|em|er|es)$/;
const germanForms: Record<Gender, { definite: ReadonlySet<string>; own: ReadonlySet<string> }> = {
  m: { definite: set("der den dem des"), own: set("- en em es") },
  f: { definite: set("die der"), own: set("e er") },
  n: { definite: set("das dem des"), own: set("- em es") },
};
const pointingForms: Record<Gender, ReadonlySet<string>> = {
  m: set("er en em es"),
  f: set("e er"),
  n: set("es em"),
};
/** One form for one and for many: "die Lehrer", "meine Fenster"; not where the deck lists another ("Äpfel"). */
function mayBeMany(
  said: string,
  gender: Gender,
  noun: string,
  accepted: readonly string[],
  language: string,
): boolean {
  if (language !== "de" || gender === "f" || !/(?:er|el|en|chen|lein)$/.test(noun)) return false;
  if (said.startsWith("ein") || !/^(?:d(?:ie|er|en)|.*(?:e|er|en))$/.test(said)) return false;
  const plain = (word: string) => word.normalize("NFD").replace(/\u0308/g, "");
  const listed = accepted.map((form) => form.toLowerCase().split(/\s+/).at(-1) ?? "");
  return !listed.some((form) => form !== noun && plain(form) === plain(noun));
}

const isBe = set("ist war sind waren wird sei heisst");

const german: Rules = {
  genderOf: (article) => ({ der: "m", die: "f", das: "n" })[article] as Gender | undefined,
  determinerBefore(words, noun, heard) {
    const before = words[noun - 1]?.letters ?? "";
    if (isDeterminer(before)) return open(words, noun - 1);
    const farther = words[noun - 2]?.letters ?? "";
    // "eine Tasse Tee": what has a capital is no adjective, and without capitals nobody can tell.
    const initials = [noun - 1, noun].map((at) => heard[words[at]?.start ?? 0] ?? "");
    if (!/^\p{Ll}\p{Lu}$/u.test(initials.join(""))) return null;
    return isDeterminer(farther) && endsLike(before, farther) ? open(words, noun - 2, 2) : null;
  },
  allows(said, gender) {
    if (definite.has(said)) return germanForms[gender].definite.has(said);
    const owner = possessive.exec(said);
    if (owner !== null) return germanForms[gender].own.has(owner[1] ?? "-");
    return pointingForms[gender].has(pointing.exec(said)?.[1] ?? "");
  },
  isPronoun(words, at, gender) {
    const [said = "", before] = [words[at]?.letters, words[at - 1]];
    if (said === "ihr") return true;
    if (!definite.has(said)) return false;
    return before?.pauses === true || (said === "das" && gender !== "n" && isBe.has(before?.letters ?? ""));
  },
};

function isDeterminer(word: string): boolean {
  return definite.has(word) || possessive.test(word) || pointing.test(word);
}

/** "die große", "einen großen", "ein großer": an adjective, and not "die trinken". */
function endsLike(adjective: string, determiner: string): boolean {
  if (adjective.length < 4) return false;
  if (/^(?:de[nmr]|.*e[nmr])$/.test(determiner) && adjective.endsWith("en")) return true;
  return /^(?:ein|kein|mein|dein|sein|unser|eur?)$/.test(determiner)
    ? /e[rs]?$/.test(adjective)
    : adjective.endsWith("e");
}

/** Nothing ends between the two. */
function open(words: readonly HeardWord[], at: number, length = 1): number | null {
  return words.slice(at, at + length).some(({ pauses }) => pauses) ? null : at;
}

/** Languages of two genders, in which few adjectives stand before their noun. */
function twoGenders(
  masculine: string,
  feminine: string,
  between: string,
  more: Pick<Rules, "allows">["allows"],
): Rules {
  const [m, f, adjectives] = [set(masculine), set(feminine), set(between)];
  return {
    genderOf: (article) => (["le", "el"].includes(article) ? "m" : article === "la" ? "f" : undefined),
    determinerBefore(words, noun) {
      const near = adjectives.has(words[noun - 1]?.letters ?? "") ? 2 : 1;
      const said = words[noun - near]?.letters ?? "";
      return m.has(said) || f.has(said) ? open(words, noun - near, near) : null;
    },
    allows: (said, gender, noun) => (gender === "m" ? m : f).has(said) || more(said, gender, noun),
  };
}

const byLanguage: Readonly<Record<string, Rules>> = {
  de: german,
  fr: twoGenders(
    "le un du au ce cet mon ton son quel aucun",
    "la une cette ma ta sa quelle aucune",
    "grand grande petit petite bon bonne beau belle nouveau nouvelle vieux vieille jeune joli jolie mauvais mauvaise gros grosse autre même premier première",
    (said, gender, noun) => gender === "f" && /^[mts]on$/.test(said) && /^[aeiouyéèêàâîôûh]/.test(noun),
  ),
  es: twoGenders(
    "el un del al este ese aquel algún ningún nuestro vuestro",
    "la una esta esa aquella alguna ninguna nuestra vuestra",
    "gran buen buena mal mala nuevo nueva viejo vieja pequeño pequeña primer primera mismo misma otro otra",
    // "el agua", and yet "esta agua": the article alone says nothing of the gender.
    (_, gender, noun) => gender === "m" && /^h?[aá]/.test(noun),
  ),
};
