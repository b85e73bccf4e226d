import { fromSafeCell } from "../../../text/csv.ts";
import { type Row, readTable } from "../../../text/csv-rows.ts";
import type { CourseDraft } from "../draft.ts";
import { htmlText } from "../html-text.ts";
import type { Skipped } from "../imported.ts";
import { tooManyItems } from "../most-items.ts";
import { placePieces } from "../place-pieces.ts";
import { columnsOf, type Headed, usualColumns } from "./columns.ts";
import type { Column } from "./headings.ts";
import { mergeWords } from "./merge-words.ts";
import { isMeaningFirst } from "./reads-like-english.ts";
import { alternativesIn, type Word, wordPiece } from "./word.ts";

/** A course's draft from a table of words: commas, semicolons or tabs between them, with a header or without. */
export function draftFromWordList(
  text: string,
  source: string,
  title: string,
  instruction?: string,
): { draft: CourseDraft; skipped: Skipped[] } | { problem: string } {
  const settings = ankiSettings(text);
  const table = readTable(settings.body, settings.separator ?? separatorOf(settings.body));
  const rows = table.rows.map(({ cells, line }) => ({ cells, line: line + settings.lines }));
  const first = rows[0];
  if (first === undefined) return { problem: `${source} is empty: there is not one word in it.` };
  const headed = settings.columns ?? columnsOf(first.cells, instruction);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const turned = /^en\b/.test(instruction ?? "en") && isMeaningFirst(rows.map(({ cells }) => cells));
  const columns = headed?.columns ?? usualColumns(width, turned);
  const body = headed === null || settings.columns !== null ? rows : rows.slice(1);
  const tooMany = tooManyItems(body.length, source);
  if (tooMany !== null) return tooMany;
  const skipped: Skipped[] = table.unclosed.map((line) => ({
    where: `line ${line + settings.lines}`,
    why: "A quotation mark is never closed; the line was read by itself.",
  }));
  const words: Word[] = [];
  for (const row of body) {
    const word = wordOf(row, columns, settings.html);
    if ("why" in word) skipped.push(word);
    else words.push(word);
  }
  if (words.length === 0) {
    const seen = first.cells.slice(0, 4).join(", ");
    return {
      problem: `No line of ${source} has both a word and its meaning. It needs two columns; the first line reads: ${seen}`,
    };
  }
  const merged = mergeWords(words);
  return {
    draft: {
      title,
      source,
      domain: "language",
      targetLanguage: headed?.target ?? undefined,
      instructionLanguage: headed?.instruction ?? undefined,
      concepts: placePieces(merged.words.map(wordPiece)),
    },
    skipped: [...skipped, ...merged.merged],
  };
}

function wordOf({ cells, line }: Row, columns: readonly (Column | null)[], html: boolean): Word | Skipped {
  const where = `line ${line}`;
  const cell = (column: Column) => {
    const text = cells[columns.indexOf(column)] ?? "";
    return fromSafeCell(html ? htmlText(text) : text.trim());
  };
  const [term, ...variants] = alternativesIn(cell("term"));
  const meanings = alternativesIn(cell("meaning"));
  if (term === undefined) return { where, why: "There is no word." };
  if (meanings.length === 0) return { where, why: `“${term}” has no meaning beside it.` };
  const text = cell("example");
  const translation = cell("example_translation");
  return {
    term,
    meanings,
    accepted: [...new Set([...variants, ...alternativesIn(cell("accepted"))])],
    sentences: text === "" || translation === "" ? [] : [{ text, translation }],
    unit: unitOf(cell("unit")),
    part: cell("part"),
    note: [cell("note"), text !== "" && translation === "" ? text : ""]
      .filter((one) => one !== "")
      .join("\n"),
    where,
  };
}

function unitOf(text: string): string {
  return text.replaceAll("::", ": ").replace(/\s+/g, " ").trim();
}

/** The one that cuts the first lines most evenly. */
function separatorOf(text: string): string {
  const lines = text.split(/\r?\n/, 50).filter((line) => line.trim() !== "");
  const scored = ["\t", ";", ",", "|"].map((separator) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/g, "").split(separator).length - 1);
    const having = counts.filter((count) => count > 0).length;
    const usual = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    const even = counts.filter((count) => count === usual && count > 0).length;
    return { separator, score: having + even };
  });
  // Among equals a tab before a semicolon before a comma: the rarer in text is the likelier separator.
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).separator;
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
