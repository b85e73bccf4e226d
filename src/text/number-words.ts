export type NumberLanguage = "en" | "de" | "fr" | "es" | "ms";

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
  if (n < 20) return n === 2 ? ["zwei", "zwo"] : [at(german.ones, n)];
  if (n >= 100)
    return n === 100
      ? ["hundert", "einhundert"]
      : inGerman(n - 100).flatMap((rest) => [`hundert ${rest}`, `einhundert ${rest}`]);
  const tens = at(german.tens, Math.floor(n / 10) - 1);
  if (n % 10 === 0) return [tens];
  return (n % 10 === 1 ? ["ein"] : inGerman(n % 10)).map((one) => `${one} und ${tens}`);
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
  if (elsewhere === null) return joined;
  const between = n % 10 === 1 ? " et " : " ";
  return [...joined, n % 10 === 0 ? elsewhere : `${elsewhere}${between}${at(french.ones, n % 10)}`];
};

const inSpanish: Say = (n) => {
  if (n <= 20) return [at(spanish.ones, n)];
  if (n < 30) return [`veinti${at(spanish.ones, n - 20)}`, `veinte y ${at(spanish.ones, n - 20)}`];
  if (n >= 100) return n === 100 ? ["cien"] : inSpanish(n - 100).map((rest) => `ciento ${rest}`);
  const tens = at(spanish.tens, Math.floor(n / 10) - 2);
  return [n % 10 === 0 ? tens : `${tens} y ${at(spanish.ones, n % 10)}`];
};

const inMalay: Say = (n) => {
  if (n < 10) return n === 8 ? ["lapan", "delapan"] : [at(malay.ones, n)];
  if (n === 10) return ["sepuluh"];
  if (n === 11) return ["sebelas"];
  if (n < 20) return inMalay(n - 10).map((one) => `${one} belas`);
  if (n >= 100) return n === 100 ? ["seratus"] : inMalay(n - 100).map((rest) => `seratus ${rest}`);
  const tens = inMalay(Math.floor(n / 10)).map((one) => `${one} puluh`);
  return n % 10 === 0 ? tens : tens.flatMap((ten) => inMalay(n % 10).map((one) => `${ten} ${one}`));
};

/** Numbers as they are said, one to a hundred and twenty. */
export const said = (
  [
    ["en", inEnglish],
    ["de", inGerman],
    ["fr", inFrench],
    ["es", inSpanish],
    ["ms", inMalay],
  ] as const
).flatMap(([language, say]) =>
  Array.from({ length: most }, (_, i) => i + 1).flatMap((value) =>
    say(value).map((words) => ({ words, value, language })),
  ),
);

/** How a language goes on above ninety-nine, in letters without accents. */
export type Scales = {
  hundred: readonly string[];
  thousand: string;
  /** What stands before a hundred or a thousand where there is one of it. */
  one: readonly string[];
  and: string;
  nought: readonly string[];
  /** Other words for a few of the ones, inside a larger number. */
  inside: Readonly<Record<string, number>>;
  /** "Nineteen hundred" is said. */
  mostHundreds: number;
};

export const scales: Record<NumberLanguage, Scales> = {
  en: {
    hundred: ["hundred"],
    thousand: "thousand",
    one: ["", "a", "one"],
    and: "and",
    nought: ["zero", "nought"],
    inside: {},
    mostHundreds: 99,
  },
  de: {
    hundred: ["hundert"],
    thousand: "tausend",
    one: ["", "ein"],
    and: "und",
    nought: ["null"],
    inside: { ein: 1 },
    mostHundreds: 19,
  },
  fr: {
    hundred: ["cents", "cent"],
    thousand: "mille",
    one: [""],
    and: "et",
    nought: ["zero"],
    inside: {},
    mostHundreds: 9,
  },
  es: {
    hundred: ["cientos", "ciento", "cien"],
    thousand: "mil",
    one: [""],
    and: "y",
    nought: ["cero"],
    inside: { sete: 7, nove: 9, un: 1 },
    mostHundreds: 9,
  },
  ms: {
    hundred: ["ratus"],
    thousand: "ribu",
    one: ["se", "satu"],
    and: "dan",
    nought: ["sifar", "kosong"],
    inside: {},
    mostHundreds: 9,
  },
};
