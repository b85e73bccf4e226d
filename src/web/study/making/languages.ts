import { languageName } from "./language-name.ts";

/** Languages to choose from, by what the page's language calls them. */
const codes = [
  "ar",
  "bn",
  "bg",
  "ca",
  "cs",
  "cy",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "eu",
  "fa",
  "fi",
  "fr",
  "ga",
  "gd",
  "gl",
  "he",
  "hi",
  "hr",
  "hu",
  "id",
  "is",
  "it",
  "ja",
  "ko",
  "la",
  "lt",
  "lv",
  "ms",
  "nl",
  "no",
  "pl",
  "pt",
  "ro",
  "ru",
  "sk",
  "sl",
  "sq",
  "sr",
  "sv",
  "sw",
  "ta",
  "th",
  "tl",
  "tr",
  "uk",
  "ur",
  "vi",
  "zh",
];

export function languageChoices(locale: string, also: readonly string[]): { code: string; name: string }[] {
  const all = [...new Set([...codes, ...also.filter((code) => code !== "")])];
  return all
    .map((code) => ({ code, name: languageName(code, locale) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}
