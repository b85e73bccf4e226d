import { speak } from "../words/en/speak.ts";

/** "German", "Malay": as the page's own language calls it; the tag itself where nobody has named it. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames([speak.locale], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag; // not a language tag at all: a deck may say anything
  }
}
