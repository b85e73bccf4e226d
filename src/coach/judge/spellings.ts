import type { KnownLanguage } from "./language-words.ts";

/** What one written word says in full: "don't" is "do not", "geht's" is "geht es". Null where it stands for itself. */
export function spokenInFull(
  token: string,
  folded: string,
  language: KnownLanguage | null,
): readonly string[] | null {
  if (language === "en") return english(token, folded);
  if (language === "de") return germanShort.get(folded) ?? null;
  if (language === "ms" && /^\p{L}{2,}2$/u.test(folded)) {
    const once = folded.slice(0, -1);
    return [once, once];
  }
  return null;
}

/** One spelling for the letters and words that are written in two ways. Expects folded text. */
export function oneSpelling(word: string, language: KnownLanguage | null): string {
  if (language === "de") {
    return word.replace(/[äöüß]/g, (letter) => germanLetters.get(letter) ?? letter);
  }
  return language === "en" ? (american.get(word) ?? word) : word;
}

export function spokenSymbol(symbol: string, language: KnownLanguage | null): string {
  return (language === null ? undefined : symbols[language].get(symbol)) ?? symbol;
}

const tails = new Map([
  ["m", "am"],
  ["re", "are"],
  ["ve", "have"],
  ["ll", "will"],
  ["d", "would"],
  ["s", "is"],
]);
const saysIs = new Set("it he she that this there here what where who how when why".split(" "));
const irregular = new Map([
  ["won't", ["will", "not"]],
  ["shan't", ["shall", "not"]],
  ["can't", ["can", "not"]],
  ["let's", ["let", "us"]],
]);
/** Without their apostrophe, as recognisers write them; "were", "well" and "its" are words of their own. */
const withoutApostrophe = new Map(
  (
    "dont:do not,cant:can not,cannot:can not,didnt:did not,doesnt:does not,isnt:is not,arent:are not,wasnt:was not," +
    "couldnt:could not,wouldnt:would not,shouldnt:should not,havent:have not,hasnt:has not,im:i am,ive:i have," +
    "youre:you are,theyre:they are,thats:that is,whats:what is,wheres:where is,gonna:going to,wanna:want to"
  )
    .split(",")
    .map((pair) => {
      const [short = "", full = ""] = pair.split(":");
      return [short, full.split(" ")] as const;
    }),
);

function english(token: string, folded: string): readonly string[] | null {
  const written = token
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[‘’‛ʼ`´]/g, "'");
  const special = irregular.get(written);
  if (special !== undefined) return special;
  const cut = written.lastIndexOf("'");
  if (cut <= 0) return withoutApostrophe.get(folded) ?? null;
  const [base, tail] = [written.slice(0, cut), written.slice(cut + 1)];
  if (!/^[a-z]+$/.test(base)) return null;
  if (tail === "t" && base.endsWith("n")) return [base.slice(0, -1), "not"];
  // "Peter's dog" is no "Peter is dog".
  const full = tail === "s" && !saysIs.has(base) ? undefined : tails.get(tail);
  return full === undefined ? null : [base, full];
}

const germanShort = new Map([
  ["gehts", ["geht", "es"]],
  ["gibts", ["gibt", "es"]],
  ["habs", ["habe", "es"]],
  ["hab", ["habe"]],
  ["ists", ["ist", "es"]],
  ["wars", ["war", "es"]],
]);
const germanLetters = new Map([
  ["ä", "ae"],
  ["ö", "oe"],
  ["ü", "ue"],
  ["ß", "ss"],
]);
const american = new Map(
  (
    "colour:color,colours:colors,favourite:favorite,favourites:favorites,grey:gray,centre:center,theatre:theater," +
    "metre:meter,metres:meters,litre:liter,litres:liters,neighbour:neighbor,neighbours:neighbors,flavour:flavor," +
    "behaviour:behavior,honour:honor,travelling:traveling,travelled:traveled,organise:organize,realise:realize," +
    "recognise:recognize,apologise:apologize,programme:program,pyjamas:pajamas,jewellery:jewelry,okay:ok"
  )
    .split(",")
    .map((pair) => {
      const [british = "", one = ""] = pair.split(":");
      return [british, one] as const;
    }),
);
const symbols: Record<KnownLanguage, ReadonlyMap<string, string>> = {
  de: new Map([
    ["€", "euro"],
    ["$", "dollar"],
    ["%", "prozent"],
    ["&", "und"],
  ]),
  en: new Map([
    ["€", "euros"],
    ["$", "dollars"],
    ["£", "pounds"],
    ["%", "percent"],
    ["&", "and"],
  ]),
  ms: new Map([
    ["%", "peratus"],
    ["&", "dan"],
  ]),
};
