import { folded } from "../../phrases.ts";

/** Numbers as they are said, one to a hundred and twenty, in English, German, French, Spanish and Malay. */

const most = 120;

const english = {
  ones: "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  tens: "twenty thirty forty fifty sixty seventy eighty ninety",
};
const german = {
  ones: "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
  tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
};
const french = {
  ones: "un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf",
  tens: "vingt trente quarante cinquante soixante",
};
const spanish = {
  ones: "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte",
  tens: "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
};
const malay = { ones: "satu dua tiga empat lima enam tujuh lapan sembilan" };

type Say = (n: number) => string[];

const listed = (list: string) => list.split(" ");
const at = (list: string, n: number) => listed(list)[n - 1] ?? "";

const inEnglish: Say = (n) => {
  if (n < 20) return [at(english.ones, n)];
  if (n >= 100)
    return n === 100
      ? ["a hundred", "one hundred"]
      : inEnglish(n - 100).flatMap((rest) => [
          `a hundred and ${rest}`,
          `one hundred and ${rest}`,
          `hundred ${rest}`,
        ]);
  const tens = at(english.tens, Math.floor(n / 10) - 1);
  return [n % 10 === 0 ? tens : `${tens} ${at(english.ones, n % 10)}`];
};

const inGerman: Say = (n) => {
  if (n < 20) return [at(german.ones, n)];
  if (n >= 100)
    return n === 100
      ? ["hundert", "einhundert"]
      : inGerman(n - 100).flatMap((rest) => [`hundert ${rest}`, `einhundert ${rest}`]);
  const tens = at(german.tens, Math.floor(n / 10) - 1);
  const one = n % 10 === 1 ? "ein" : at(german.ones, n % 10);
  return [n % 10 === 0 ? tens : `${one} und ${tens}`];
};

const inFrench: Say = (n) => {
  if (n < 20) return [at(french.ones, n)];
  if (n >= 100) return n === 100 ? ["cent"] : inFrench(n - 100).map((rest) => `cent ${rest}`);
  const [base, over] =
    n >= 80
      ? ["quatre vingt", n - 80]
      : n >= 60
        ? ["soixante", n - 60]
        : [at(french.tens, Math.floor(n / 10) - 1), n % 10];
  if (over === 0) return n === 80 ? ["quatre vingts"] : [base];
  const joined =
    over === 1 || over === 11
      ? [`${base} et ${at(french.ones, over)}`, `${base} ${at(french.ones, over)}`]
      : [`${base} ${at(french.ones, over)}`];
  // Belgium and Switzerland.
  const elsewhere = n >= 90 ? "nonante" : n >= 80 ? "huitante" : n >= 70 ? "septante" : null;
  return elsewhere === null
    ? joined
    : [...joined, n % 10 === 0 ? elsewhere : `${elsewhere} ${at(french.ones, n % 10)}`];
};

const inSpanish: Say = (n) => {
  if (n <= 20) return [at(spanish.ones, n)];
  if (n < 30) return [`veinti${at(spanish.ones, n - 20)}`, `veinte y ${at(spanish.ones, n - 20)}`];
  if (n >= 100) return n === 100 ? ["cien"] : inSpanish(n - 100).map((rest) => `ciento ${rest}`);
  const tens = at(spanish.tens, Math.floor(n / 10) - 2);
  return [n % 10 === 0 ? tens : `${tens} y ${at(spanish.ones, n % 10)}`];
};

const inMalay: Say = (n) => {
  if (n < 10) return [at(malay.ones, n)];
  if (n === 10) return ["sepuluh"];
  if (n === 11) return ["sebelas"];
  if (n < 20) return [`${at(malay.ones, n - 10)} belas`];
  if (n >= 100) return n === 100 ? ["seratus"] : inMalay(n - 100).map((rest) => `seratus ${rest}`);
  const tens = `${at(malay.ones, Math.floor(n / 10))} puluh`;
  return [n % 10 === 0 ? tens : `${tens} ${at(malay.ones, n % 10)}`];
};

const said = [inEnglish, inGerman, inFrench, inSpanish, inMalay].flatMap((say) =>
  Array.from({ length: most }, (_, i) => i + 1).flatMap((n) => say(n).map((words) => [words, n] as const)),
);

const key = (words: string) =>
  folded(words)
    .replace(/[^a-z]/g, "")
    .replace(/(?<=f)ue(?=n)/g, "u")
    .replace(/zwoelf/g, "zwolf");

/** The ways of writing a letter, as a pattern. */
const loosely = new Map([
  ["ü", "(?:ü|ue|u)"],
  ["ö", "(?:ö|oe|o)"],
  ["ß", "(?:ß|ss)"],
  ["é", "[ée]"],
  [" ", "[\\s‐–-]*"],
]);

const values = new Map(said.map(([words, n]) => [key(words), n]));

/**
 * The longest first: "forty-five" is no "forty". Written together, apart or with hyphens, with accents or without. What
 * begins alike stands once, so that it takes no time to make ready.
 */
export const numberWord = patternOf(
  said.map(([words]) => Array.from(words.replace(/[ -]/g, " "), (letter) => loosely.get(letter) ?? letter)),
);

/** null where it is no number in words. */
export function numberSaid(words: string): number | null {
  return values.get(key(words)) ?? null;
}

/** Any of these, the longest that fits, letter by letter. */
function patternOf(all: readonly (readonly string[])[]): string {
  const next = Map.groupBy(
    all.filter((one) => one.length > 0),
    ([letter = ""]) => letter,
  );
  if (next.size === 0) return "";
  const ways = Array.from(next, ([letter, those]) => letter + patternOf(those.map((one) => one.slice(1))));
  const ends = all.some((one) => one.length === 0);
  return ways.length === 1 && !ends ? ways.join("") : `(?:${ways.join("|")})${ends ? "?" : ""}`;
}
