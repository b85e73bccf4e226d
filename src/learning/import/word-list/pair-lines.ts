import type { Row } from "../../../text/csv-rows.ts";

/** How people part a word from its meaning where they write and not tabulate: "kucing – cat", "cell: a small room". */
export const dash = /\s+(?:[‐-―−]|-{1,2})\s+/;
const colon = /\s*:\s+/;
export const pairMarks = [dash, /\s+[-=]>\s+|\s*→\s*/, /\s*=\s*/, colon];

/** What most lines of a list are parted by; `any`: each by its own. */
export type Mark = RegExp | "any";

/**
 * At its first mark, or at another where it has not that of most; what comes after it is the meaning, with whatever stands
 * in it but a sentence after one more dash. Bullets and numbers are no part.
 */
export function pairs(text: string, mark: Mark): Row[] {
  return text.split(/\r\n|\n|\r/).flatMap((source, index) => {
    const cells = pairIn(source, mark);
    return cells === null ? [] : [{ cells, line: index + 1 }];
  });
}

/** One cell where nothing parts the line; null where it is empty. */
export function pairIn(source: string, mark: Mark): string[] | null {
  const line = source.trim().replace(/^(?:[-*•]|\d{1,4}[.)])\s+/, "");
  if (line === "") return null;
  const at =
    mark !== colon && isRemark(line) ? null : (cutAt(line, mark) ?? cutAt(line, "any") ?? lastResort(line));
  if (at === null) return [line];
  const [term, meaning] = [line.slice(0, at.index), line.slice(at.index + at[0].length)];
  return [term, ...withSentence(term, meaning)];
}

/** "* note: tipping is not needed" stands among words and is none. */
export function isRemark(line: string): boolean {
  return remark.test(line);
}

const remark =
  /^(?:note|nb|n\.b\.|hint|tip|remark|hinweis|anmerkung|merke|notiz|nota|ojo|remarque|attention|catatan|ingat)\s*:/i;

/** "meaning – A sentence with the word." Where it is no sentence, the dash belongs to the meaning. */
function withSentence(term: string, meaning: string): string[] {
  const at = dash.exec(meaning);
  if (at === null) return [meaning];
  const [short, rest] = [meaning.slice(0, at.index), meaning.slice(at.index + at[0].length)];
  const word = term.toLowerCase().split(/\s+/).at(-1) ?? "";
  const isLong = rest.trim().split(/\s+/).length >= 3;
  const isSentence = /^[¿¡„“"]?\p{Lu}.*[.!?…]["”“»]?$/u.test(rest);
  const hasWord = word.length >= 4 && rest.toLowerCase().includes(word.slice(0, -1));
  return isLong && (isSentence || hasWord) ? [short, rest] : [meaning];
}

/** Where a line's word ends and its meaning begins; of any mark, the first in it, and a tab before all others. */
export function cutAt(line: string, mark: Mark): RegExpExecArray | null {
  if (mark !== "any") return mark.exec(line);
  const tab = /\s*\t\s*/.exec(line);
  if (tab !== null) return tab;
  const marks = pairMarks.filter((one) => isPair(line, one)).map((one) => one.exec(line));
  const found = marks.reduce(
    (first, one) => (first !== null && one !== null && first.index <= one.index ? first : one),
    null,
  );
  return found ?? betweenRows(line);
}

/** A line of a written list that has nothing else: a semicolon, a bar, or its only comma. */
function lastResort(line: string): RegExpExecArray | null {
  return /(?<=\S)\s*[;|]\s*(?=\S)/.exec(line) ?? (/^[^,]+,[^,]+$/.test(line) ? /\s*,\s+/.exec(line) : null);
}

/** "uno, due, tre - one, two, three": as many on one side as on the other. */
function betweenRows(line: string): RegExpExecArray | null {
  const at = dash.exec(line);
  if (at === null || at.index === 0) return null;
  const commas = (text: string) => text.split(",").length;
  return commas(line.slice(0, at.index)) === commas(line.slice(at.index + at[0].length)) ? at : null;
}

/** What parts a table stands after the mark, in the meaning, where it stands there at all; a tab is never prose. */
export function isPair(line: string, mark: RegExp): boolean {
  const at = mark.exec(line.trim())?.index ?? 0;
  const cut = line.trim().search(/[;,|"]/);
  return at > 0 && !line.trim().includes("\t") && (cut < 0 || at < cut);
}
