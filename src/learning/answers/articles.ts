import { english } from "../../text/languages/english.ts";
import { wordSet } from "../../text/languages/language.ts";
import { ofAll } from "../../text/languages/languages.ts";

/** Words that may stand before an answer without being part of it: articles, and "to" before a verb. */
const ofEnglish = wordSet(english.articles);
const others = ofAll(({ tag, articles }) => (tag === "en" ? undefined : articles));

const verbs = new Set(["ist", "sind", "war", "waren"]);

/**
 * The optional word an answer starts with, or null. Articles that are also ordinary words (German "das", Malay or
 * Spanish "la") only count before a short answer that is no sentence: not in "das ist gut".
 */
export function leadingArticle(words: readonly string[]): string | null {
  const first = words[0] ?? "";
  if (words.length < 2) return null;
  if (ofEnglish.has(first) || first === "to") return first;
  return others.has(first) && words.length <= 3 && !verbs.has(words[1] ?? "") ? first : null;
}

/** An article may be left out or added; where both wrote one, "die Tisch" is not "der Tisch", but "a dog" is "the dog". */
export function articlesAgree(one: string | null, other: string | null): boolean {
  if (one === null || other === null || one === other) return true;
  return ofEnglish.has(one) && ofEnglish.has(other);
}
