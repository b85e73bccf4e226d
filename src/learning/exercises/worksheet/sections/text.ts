import { foldText } from "../../../../text/fold.ts";
import { blank, letterAt } from "../sheet.ts";

/** Text of a course as part of a Markdown line: on one line, and no comment of its own that would hide the rest. */
export function inline(text: string): string {
  return text.replace(/\s+/g, " ").replaceAll("<!--", "&lt;!--").replaceAll("-->", "--&gt;").trim();
}

/** As a reader tells two things apart, whatever their case, spacing and stops: (1, 2) and [1, 2] are two, and 4/8 is not 5/10. */
export function asRead(text: string): string {
  return inline(text)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.!?…,;:]+$/u, "");
}

/** As a cell of a table. */
export function cell(text: string): string {
  return inline(text).replaceAll("|", "\\|");
}

/** Whether a text holds a phrase as whole words, whatever its case and punctuation. */
export function holds(text: string, phrase: string): boolean {
  const words = foldText(phrase);
  return words !== "" && ` ${foldText(text)} `.includes(` ${words} `);
}

/** The sentence with the term's place left blank and the term as it stood there, or null where it is not in it once. */
export function withBlank(sentence: string, term: string): { text: string; form: string } | null {
  const pattern = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(term)}(?![\\p{L}\\p{M}\\p{N}])`, "giu");
  const found = [...sentence.matchAll(pattern)];
  const only = found[0];
  if (only === undefined || found.length > 1 || sentence.includes("__")) return null;
  const text = sentence.slice(0, only.index) + blank + sentence.slice(only.index + only[0].length);
  return { text, form: only[0] };
}

/** "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** "(A) one (B) two". */
export function inLetters(options: readonly string[]): string {
  return options.map((option, at) => `(${letterAt(at)}) ${option}`).join(" ");
}

/** What a table says of the choices that belong to no row. */
export function extra(count: number, what: string): string {
  if (count === 0) return "";
  return count === 1
    ? ` One ${what} is left over.`
    : ` ${count === 2 ? "Two" : count} ${what}s are left over.`;
}

export function unique(texts: readonly string[]): string[] {
  return [...new Map(texts.toReversed().map((text) => [foldText(text), text])).values()].reverse();
}

/** The first of a list that fit, without asking about the rest. */
export function firstFitting<T>(list: readonly T[], fits: (item: T) => boolean, most: number): T[] {
  const found: T[] = [];
  for (const item of list) {
    if (found.length >= most) break;
    if (fits(item)) found.push(item);
  }
  return found;
}

export function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/\s+/g, "\\s+");
}
