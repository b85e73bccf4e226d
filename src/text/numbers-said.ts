import { folded } from "../phrases.ts";
import { type NumberLanguage, type Scales, said, scales } from "./number-words.ts";

/** As they are compared: no accents, nothing between them. */
export const lettersOf = (words: string) =>
  folded(words)
    .replace(/[^a-z]/g, "")
    .replace(/(?<=f)ue(?=n)/g, "u")
    .replace(/zwoelf/g, "zwolf");

const readers = Object.entries(scales).map(([language, scale]) => ({
  language,
  read: readerOf(
    new Map(
      said.filter((one) => one.language === language).map(({ words, value }) => [lettersOf(words), value]),
    ),
    scale,
  ),
}));
const values = new Map(said.map(({ words, value }) => [lettersOf(words), value]));

/** null where it is no number in words, or one above a hundred and twenty. */
export function numberSaid(words: string): number | null {
  return values.get(lettersOf(words)) ?? null;
}

/** As `numberSaid`, from nought to 999,999: "three hundred", "zweihundertfünf", "seribu dua ratus". */
export function wholeSaid(words: string, languages?: readonly NumberLanguage[]): number | null {
  const text = lettersOf(words).replace("quinientos", "cincocientos");
  if (text === "") return null;
  for (const { language, read } of readers) {
    if (languages !== undefined && !languages.some((one) => one === language)) continue;
    const value = read(text);
    if (value !== null) return value;
  }
  return null;
}

function readerOf(known: ReadonlyMap<string, number>, scale: Scales): (text: string) => number | null {
  const [and, parts] = [
    new RegExp(`^${scale.and}(?=.)`),
    new Map([...known, ...Object.entries(scale.inside)]),
  ];
  /** What stands before a word and after it. */
  const around = (text: string, word: string): [string, string] | null => {
    const at = text.indexOf(word);
    return at < 0 ? null : [text.slice(0, at), text.slice(at + word.length).replace(and, "")];
  };
  const belowThousand = (text: string, most = few): number | null => {
    const whole = parts.get(text);
    if (whole !== undefined) return whole;
    for (const word of scale.hundred) {
      const [many, rest] = around(text, word) ?? [];
      if (many === undefined || rest === undefined) continue;
      const above = scale.one.includes(many) ? 1 : parts.get(many);
      const below = rest === "" ? 0 : parts.get(rest);
      if (above !== undefined && above <= most && below !== undefined && below < 100)
        return above * 100 + below;
    }
    return null;
  };
  return (text) => {
    if (scale.nought.includes(text)) return 0;
    const [many, rest] = around(text, scale.thousand) ?? [];
    if (many === undefined || rest === undefined)
      return text in scale.inside ? null : belowThousand(text, scale.mostHundreds);
    const above = scale.one.includes(many) ? 1 : belowThousand(many);
    const below = rest === "" ? 0 : belowThousand(rest);
    return above === null || below === null ? null : above * 1000 + below;
  };
}

const few = 9;
