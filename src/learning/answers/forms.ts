import { writtenOut } from "../../text/contractions.ts";
import { foldText } from "../../text/fold.ts";
import { numberAt } from "../../text/number-at.ts";
import type { NumberLanguage } from "../../text/number-words.ts";
import { leadingArticle } from "./articles.ts";

/** One way to read a text: folded, and ready to be compared. */
export interface Form {
  /** As the person wrote it, for notes. */
  shown: string;
  text: string;
  words: readonly string[];
  /** The optional first word this form left out. */
  article: string | null;
  /** `text` with numbers in words as digits; `text` itself where there are none. */
  counted: string;
  /** The numbers in order, "" where there are none. */
  numbers: string;
  /** The language its number words are in; null where there are none. */
  language: NumberLanguage | null;
}

/** Every way to read what one person wrote as one answer: as it stands, hyphens closed, its article left out. */
export function readings(written: string, shown = written.replace(/\s+/g, " ").trim()): Form[] {
  const texts = [foldText(written)];
  if (hyphen.test(written)) texts.push(foldText(written.replace(hyphens, "")));
  texts.push(...writtenOut(written).map(foldText));
  const forms = texts.flatMap((text) => withoutArticle(form(shown, text)));
  if (elided.test(written)) forms.push(form(shown, foldText(written.replace(elided, "")), "l"));
  return forms.filter(({ text }) => text !== "");
}

/**
 * The forms of an entry of an answer key or a vocabulary: each ` / ` alternative, with and without (optional) parts.
 * Each is shown as its author wrote it.
 */
export function keyForms(entry: string): Form[] {
  return alternatives(entry.normalize("NFKC")).flatMap((alternative) => {
    const shown = alternative.replace(/\s+/g, " ").trim();
    return optionalParts(alternative).flatMap((text) => readings(text, shown));
  });
}

/** Split at ` / `, but not inside brackets. Parts are trimmed, none is empty. */
export function alternatives(text: string): string[] {
  if (!text.includes("/")) return text.trim() === "" ? [] : [text.trim()];
  const masked = text.replace(bracketed, (part) => part.replaceAll("/", "\uE003"));
  const parts = masked.split(/(?<=\s|^)\/(?=\s|$)/);
  return parts.map((part) => part.replaceAll("\uE003", "/").trim()).filter((part) => part !== "");
}

const hyphen = /\p{L}[-‐‑–]\p{L}/u;
const hyphens = /(?<=\p{L})[-‐‑–](?=\p{L})/gu;
const elided = /^\s*l['’](?=\p{L})/iu;
const bracketed = /\([^()]*\)/g;
const mostOptionalParts = 4;

/** "colo(u)r" is colour and color, and itself as it stands. Beyond four optional parts the rest are taken as written. */
function optionalParts(text: string): string[] {
  let texts = [text];
  for (const [part] of optionalMatches(text).slice(0, mostOptionalParts)) {
    texts = texts.flatMap((one) => [one.replace(part, () => part.slice(1, -1)), one.replace(part, "")]);
  }
  return [...new Set([...texts, text])];
}

/** In O(n), f(x) and sqrt(2) what stands in the brackets is not optional: there is no answer "O". */
function optionalMatches(text: string): RegExpMatchArray[] {
  if (!text.includes("(")) return [];
  return [...text.matchAll(bracketed)].filter((match) => {
    const before = /[\p{L}\p{N}_]+$/u.exec(text.slice(0, match.index))?.[0];
    if (before === undefined || /^\p{L}/u.test(text.slice(match.index + match[0].length))) return true;
    const inside = match[0].slice(1, -1);
    return [...before].length > 1 && !functions.has(before.toLowerCase()) && /^\p{L}+$/u.test(inside);
  });
}

const functions = new Set(
  "log ln lg exp sin cos tan sqrt abs max min sum len range print input sorted set list dict int float str".split(
    " ",
  ),
);

function withoutArticle(whole: Form): Form[] {
  const article = leadingArticle(whole.words);
  if (article === null) return [whole];
  return [whole, form(whole.shown, whole.words.slice(1).join(" "), article)];
}

function form(shown: string, text: string, article: string | null = null): Form {
  const words = text.split(" ");
  return { shown, text, words, article, ...count(words, text) };
}

/** "Elf" and "once" are English words too: other languages' numbers are read where the language is known. */
const counting = ["en", "ms"] as const;

function count(words: readonly string[], text: string): Pick<Form, "counted" | "numbers" | "language"> {
  const counted: string[] = [];
  const numbers: string[] = [];
  let language: NumberLanguage | null = null;
  for (let at = 0; at < words.length; ) {
    const spoken = numberAt(words, at, counting);
    const word = spoken === null ? (words[at] ?? "") : String(spoken.value);
    counted.push(word);
    if (spoken !== null) language ??= spoken.language;
    if (/\d/.test(word)) numbers.push(word);
    at += spoken?.length ?? 1;
  }
  return { counted: language === null ? text : counted.join(" "), numbers: numbers.join(" "), language };
}
