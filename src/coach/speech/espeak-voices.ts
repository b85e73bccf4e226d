import { primaryTag } from "./language-tag.ts";

/** Voice names by language tag, as `espeak-ng --voices` lists them: columns, the language second. */
export function voicesIn(listed: string): string[] {
  const tags = listed
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/)[1] ?? "")
    .filter((tag) => /^[a-z]{2,3}(-[\w-]+)?$/i.test(tag));
  return [...new Set(tags)];
}

/** Spoken by the voice of a language close to it, where its own is missing. */
const relatives: Readonly<Record<string, readonly string[]>> = {
  ms: ["id"],
  id: ["ms"],
  no: ["nb"],
  zh: ["cmn"],
  en: ["en-gb", "en-us"],
  fr: ["fr-fr"],
};

/** The voice for a language ("de-AT"): its own, its language's, a relative's; null where no voice would be understood. */
export function voiceFor(language: string, voices: readonly string[]): string | null {
  const wanted = language.toLowerCase();
  const primary = primaryTag(language);
  const candidates = [wanted, primary, ...(relatives[primary] ?? [])];
  const exact = candidates.flatMap((tag) => voices.filter((voice) => voice.toLowerCase() === tag));
  return exact[0] ?? voices.find((voice) => primaryTag(voice) === primary) ?? null;
}
