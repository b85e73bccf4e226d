import { isWordOf } from "../../../words/known-words.ts";

/**
 * The cases and plurals of a noun with its article. `perhaps`: what it may be, where neither a rule nor the house's list of
 * German words tells ("Kämpfe", which is a verb's form too).
 */
export function germanNoun(target: string): { sure: string[]; perhaps: string[] } {
  const [, article = "", noun = ""] = /^(der|die|das)\s+(\p{Lu}\p{Ll}+)$/u.exec(target) ?? [];
  if (noun === "") return { sure: [], perhaps: [] };
  const genitive = article === "die" ? [] : /[sßxz]$/.test(noun) ? [`${noun}es`] : [`${noun}s`, `${noun}es`];
  const byRule = pluralsOf(article, noun);
  const plurals = byRule.length > 0 && !bends(noun) ? byRule : [...byRule, ...listedPlurals(article, noun)];
  const sure = plurals.flatMap((one) => (/(?:e|el|er)$/.test(one) ? [one, `${one}n`] : [one]));
  const perhaps = [bentOf(noun), noun].flatMap((one) =>
    ["", "e", "er", "en", "ern"].map((ending) => one + ending),
  );
  const known = new Set([...genitive, ...sure, noun]);
  return { sure: [...genitive, ...sure], perhaps: perhaps.filter((form) => !known.has(form)) };
}

function bentOf(noun: string): string {
  return noun.replace(/(au|[aou])(?=[^aeiouäöü]*(?:e[lrn])?$)/, (vowel) => umlauts[vowel] ?? vowel);
}

function bends(noun: string): boolean {
  return bentOf(noun) !== noun;
}

/**
 * Of the plurals that such a noun may have, the one that is a German word: "Widerstände", "Bücher", "Tage". What a verb may
 * be as well is none ("zähle" of "die Zahl"), and two endings that both are words tell nothing ("Spiele", "Spieler").
 */
function listedPlurals(article: string, noun: string): string[] {
  const bent = bentOf(noun);
  const isBent = bent !== noun;
  const listed = (form: string) => isWordOf("de", form.toLowerCase());
  if (/(?:el|er|en)$/.test(noun)) return isBent && listed(bent) ? [bent] : [];
  const ending = (stem: string, letters: string) => (listed(stem + letters) ? [stem + letters] : []);
  const plural = (stem: string) => (listed(`${stem}t`) ? [] : ending(stem, "e"));
  if (article === "das") {
    const [many, others] = [ending(bent, "er"), plural(noun)];
    if (isBent && many.length > 0) return many;
    return many.length > 0 && others.length > 0 ? [] : [...many, ...others];
  }
  const [first] = isBent ? plural(bent) : [];
  if (first !== undefined) return [first];
  if (article === "die") return ending(noun, "en");
  return [...plural(noun), ...(isBent ? ending(bent, "er") : [])];
}

const umlauts: Readonly<Record<string, string>> = { a: "ä", o: "ö", u: "ü", au: "äu" };

function pluralsOf(article: string, noun: string): string[] {
  if (/[^aeiou]e$|ie$/.test(noun)) return [`${noun}n`];
  if (article === "die" && noun.endsWith("in")) return [`${noun}nen`];
  if (/(?:chen|lein)$/.test(noun)) return [noun];
  if (article === "die" && /(?:ung|heit|keit|schaft|ion|tät|ei|ik|ur|anz|enz)$/.test(noun))
    return [`${noun}en`];
  if (article === "die" && /(?:el|er)$/.test(noun)) return [`${noun}n`];
  if (/(?:el|er|en)$/.test(noun)) return [noun];
  if (article === "der" && /[^aeiou]or$/.test(noun)) return [`${noun}en`];
  if (/[aoiuy]$/.test(noun)) return [`${noun}s`];
  // "Hand" and "Stadt" bend, "Frist" cannot.
  if (article === "die") return /[aou][^aeiouäöü]*$/.test(noun) ? [] : [`${noun}en`];
  return article === "der" && !/[aou][^aeiouäöü]*$/.test(noun) ? [`${noun}e`] : [];
}
