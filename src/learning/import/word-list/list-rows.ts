import { type Row, readTable } from "../../../text/csv-rows.ts";
import { columnsOf, type Headed } from "./columns.ts";
import { sectionsIn } from "./sections.ts";

/** The rows of a list, however its two sides are parted, and what the file itself says of them. */
export type ListRows = {
  rows: (Row & { section: string })[];
  /** Lines with a quotation mark that is never closed. */
  unclosed: number[];
  /** Where the file says so before its rows, as Anki's do. */
  columns: Headed | null;
  html: boolean;
};

export function listRows(text: string): ListRows {
  const settings = ankiSettings(text);
  const { body, sectionOf } =
    settings.separator === null
      ? sectionsIn(settings.body, hasTwoSides)
      : { body: settings.body, sectionOf: () => "" };
  const { separator, pair } =
    settings.separator === null ? separatorOf(body) : { separator: settings.separator, pair: null };
  const table = pair === null ? readTable(body, separator) : pairs(body, pair);
  const after = settings.lines;
  return {
    rows: table.rows.map(({ cells, line }) => ({ cells, line: line + after, section: sectionOf(line) })),
    unclosed: table.unclosed.map((line) => line + after),
    columns: settings.columns,
    html: settings.html,
  };
}

/** How people part a word from its meaning where they write and not tabulate: "kucing – cat", "cell: a small room". */
const dash = /\s+(?:[–—]|-{1,2})\s+/;
const colon = /\s*:\s+/;
const pairMarks = [dash, /\s+[-=]>\s+|\s*→\s*/, /\s*=\s*/, colon];

/**
 * At its first mark, or at another where it has not that of most; what comes after it is the meaning, with whatever stands
 * in it but a sentence after one more dash. Bullets and numbers are no part.
 */
function pairs(text: string, mark: RegExp | "any"): { rows: Row[]; unclosed: number[] } {
  const rows = text.split(/\r\n|\n|\r/).flatMap((source, index) => {
    const line = source.trim().replace(/^(?:[-*•]|\d{1,4}[.)])\s+/, "");
    if (line === "") return [];
    const at = mark !== colon && remark.test(line) ? null : (cutAt(line, mark) ?? cutAt(line, "any"));
    if (at === null) return [{ cells: [line], line: index + 1 }];
    const [term, meaning] = [line.slice(0, at.index), line.slice(at.index + at[0].length)];
    return [{ cells: [term, ...withSentence(term, meaning)], line: index + 1 }];
  });
  return { rows, unclosed: [] };
}

/** "* note: tipping is not needed" stands among words and is none. */
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

/** The one that cuts the first lines most evenly. */
function separatorOf(text: string): { separator: string; pair: RegExp | "any" | null } {
  const lines = text.split(/\r?\n/, 50).filter((line) => line.trim() !== "");
  const scored = ["\t", ";", ",", "|"].map((separator) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, "").split(separator).length - 1);
    const having = counts.filter((count) => count > 0).length;
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const even = counts.filter((count) => count === usual && count > 0).length;
    return { separator, having, score: having + even };
  });
  // Among equals a tab before a semicolon before a comma: the rarer in text is the likelier separator.
  const best = scored.reduce((before, one) => (one.score > before.score ? one : before));
  const marked = pairMarks.map((mark) => ({
    mark,
    count: lines.filter((line) => isPair(line, mark)).length,
  }));
  const pair = marked.reduce((before, one) => (one.count > before.count ? one : before));
  const most = 0.8 * lines.length;
  if (pair.count >= most) return { separator: best.separator, pair: pair.mark };
  // Somebody's own notes: a dash here, a colon there, a tab where it was copied from elsewhere.
  const cut = lines.filter((line) => cutAt(line.trim(), "any") !== null).length;
  const isMixed = best.having < most && (cut >= most || best.having < cut / 2);
  return { separator: best.separator, pair: isMixed ? "any" : null };
}

function hasTwoSides(line: string): boolean {
  return /[\t;,|]/.test(line) || cutAt(line.trim(), "any") !== null;
}

/** Where a line's word ends and its meaning begins; of any mark, the first in it, and a tab before all others. */
function cutAt(line: string, mark: RegExp | "any"): RegExpExecArray | null {
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

/** "uno, due, tre - one, two, three": as many on one side as on the other. */
function betweenRows(line: string): RegExpExecArray | null {
  const at = dash.exec(line);
  if (at === null || at.index === 0) return null;
  const commas = (text: string) => text.split(",").length;
  return commas(line.slice(0, at.index)) === commas(line.slice(at.index + at[0].length)) ? at : null;
}

/** What parts a table stands after the mark, in the meaning, where it stands there at all; a tab is never prose. */
function isPair(line: string, mark: RegExp): boolean {
  const at = mark.exec(line.trim())?.index ?? 0;
  const cut = line.trim().search(/[;,|"]/);
  return at > 0 && !line.trim().includes("\t") && (cut < 0 || at < cut);
}

/** Anki's own text export begins with lines such as "#separator:tab" and "#columns:Front	Back". */
function ankiSettings(text: string): {
  body: string;
  lines: number;
  separator: string | null;
  columns: Headed | null;
  html: boolean;
} {
  const lines = text.split(/\r?\n/);
  const head = lines.slice(
    0,
    lines.findIndex((line) => !/^#[a-z ]+:/i.test(line)),
  );
  const setting = (name: string) =>
    head.find((line) => line.toLowerCase().startsWith(`#${name}:`))?.slice(name.length + 2);
  const spoken = setting("separator")?.toLowerCase();
  const separator = spoken === undefined ? null : (separators[spoken] ?? spoken.slice(0, 1));
  const columns = setting("columns")?.split(separator ?? "\t");
  return {
    body: head.length === 0 ? text : lines.slice(head.length).join("\n"),
    lines: head.length,
    separator,
    columns: columns === undefined ? null : columnsOf(columns),
    html: setting("html") === "true",
  };
}

const separators: Readonly<Record<string, string>> = {
  tab: "\t",
  comma: ",",
  semicolon: ";",
  pipe: "|",
  space: " ",
  colon: ":",
};
