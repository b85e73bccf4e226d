import { fromSafeCell } from "../../../text/csv.ts";
import type { CourseDraft } from "../draft.ts";
import { htmlText } from "../html-text.ts";
import type { ListRead, ListWish, Skipped } from "../imported.ts";
import { tooManyItems } from "../most-items.ts";
import { columnsOf, usualColumns } from "./columns.ts";
import { guessLanguage } from "./guess-language.ts";
import { listKindOf } from "./list-kind.ts";
import type { Column } from "./list-kinds.ts";
import { listConcepts } from "./list-pieces.ts";
import { type ListRow, listRows } from "./list-rows.ts";
import { mergeWords } from "./merge-words.ts";
import { isRemark } from "./pair-lines.ts";
import { isMeaningFirst } from "./reads-like-english.ts";
import { alternativesIn, type Word } from "./word.ts";

/**
 * A course's draft from a list: a table with commas, semicolons or tabs, or lines such as "kucing – cat"; with a header or
 * without, in parts with a heading each or in one. `wish`: what whoever brings it in says of it. `list`: how it was read.
 */
export function draftFromWordList(
  text: string,
  source: string,
  title: string,
  {
    instruction,
    target,
    list: wish = {},
  }: {
    instruction?: string | undefined;
    target?: string | undefined;
    list?: ListWish | undefined;
  } = {},
): { draft: CourseDraft; skipped: Skipped[]; list: ListRead } | { problem: string } {
  const { rows, unclosed, columns: told, html } = listRows(text);
  const first = rows[0];
  if (first === undefined) return { problem: `There is not one word in ${source}.` };
  const found = told ?? columnsOf(first.cells, instruction);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const turned = /^en\b/.test(instruction ?? "en") && isMeaningFirst(rows.map(({ cells }) => cells));
  // "Malay – English" heads two columns; a sentence may follow in some lines.
  const headedTwo =
    found?.columns.length === 2 && width === 3 ? [...found.columns, "example" as const] : null;
  const columns = wish.columns ?? headedTwo ?? found?.columns ?? usualColumns(width, turned);
  const hasHeader = wish.header ?? (found !== null && told === null);
  const body = hasHeader ? rows.slice(1) : rows;
  const tooMany = tooManyItems(body.length, source);
  if (tooMany !== null) return tooMany;
  const skipped: Skipped[] = unclosed.map((line) => ({
    where: `line ${line}`,
    why: "A quotation mark is never closed; the line was read by itself.",
  }));
  const words: Word[] = [];
  for (const row of body) {
    const word = wordOf(row, columns, html);
    if ("why" in word) skipped.push(word);
    else words.push(word);
  }
  if (words.length === 0) {
    const seen = first.cells.slice(0, 4).join(", ");
    return {
      problem: `No line of ${source} has both a word and its meaning, parted by a dash, a comma or a tab. The first one reads: ${seen}`,
    };
  }
  const merged = mergeWords(words);
  const headings = hasHeader ? first.cells : [];
  const headed = (column: Column) =>
    hasHeader || told !== null ? (found?.languages[columns.indexOf(column)] ?? undefined) : undefined;
  const foreign = target ?? headed("term");
  const isForeign = foreign !== undefined && foreign !== (instruction ?? headed("meaning") ?? "en");
  const kind = wish.kind ?? listKindOf(merged.words, isForeign);
  const guessed = (column: Column) =>
    kind !== "words" || headed(column) !== undefined
      ? undefined
      : (guessLanguage(body.slice(0, mostRead).map(({ cells }) => cells[columns.indexOf(column)] ?? "")) ??
        undefined);
  return {
    draft: {
      title,
      source,
      domain: kind === "words" ? "language" : "conceptual",
      targetLanguage: kind === "words" ? (headed("term") ?? guessed("term")) : undefined,
      instructionLanguage: headed("meaning") ?? guessed("meaning"),
      concepts: listConcepts(merged.words, kind),
    },
    skipped: [...skipped, ...merged.merged],
    list: {
      kind,
      header: hasHeader,
      isGuessed: kind === "words" && (headed("term") === undefined || headed("meaning") === undefined),
      columns: Array.from({ length: Math.min(width, mostColumns) }, (_, at) => ({
        heading: headings[at]?.trim() ?? "",
        holds: columns[at] ?? null,
        sample: body.slice(0, 3).map(({ cells }) => (cells[at] ?? "").trim().slice(0, 80)),
      })),
    },
  };
}

const mostColumns = 20;
/** Rows enough to tell a language by. */
const mostRead = 200;

function wordOf(
  { cells, line, section, isPair }: ListRow,
  held: readonly (Column | null)[],
  html: boolean,
): Word | Skipped {
  const where = `line ${line}`;
  const columns = isPair ? pairColumns(held) : held;
  const cell = (column: Column) => {
    const text = cells[columns.indexOf(column)] ?? "";
    return fromSafeCell(html ? htmlText(text) : text.trim());
  };
  const [term, ...variants] = alternativesIn(cell("term"));
  const meanings = alternativesIn(cell("meaning"));
  if (term === undefined) return { where, why: noWord(cells, meanings) };
  if (meanings.length === 0) return { where, why: noMeaning(term, cells) };
  const text = cell("example");
  const translation = cell("example_translation");
  return {
    term,
    meanings,
    accepted: [...new Set([...variants, ...alternativesIn(cell("accepted"))])],
    sentences: text === "" || translation === "" ? [] : [{ text, translation }],
    unit: unitOf(cell("unit")) || section,
    part: cell("part"),
    note: cell("note"),
    ...(text !== "" && translation === "" ? { example: text } : {}),
    where,
  };
}

/** A line written by hand among a table's has a word and its meaning, the way round that the table has them. */
function pairColumns(held: readonly (Column | null)[]): Column[] {
  const turned = held.includes("term") && held.indexOf("meaning") < held.indexOf("term");
  return usualColumns(3, turned && held.includes("meaning")).flatMap((column) => column ?? []);
}

function noWord(cells: readonly string[], meanings: readonly string[]): string {
  const beside = meanings[0] ?? cells.map((cell) => cell.trim()).find((cell) => cell !== "");
  return beside === undefined ? "There is no word." : `There is no word beside “${beside}”.`;
}

function noMeaning(term: string, cells: readonly string[]): string {
  if (cells.length > 1) return `“${term}” has no meaning beside it.`;
  if (isRemark(term)) return `“${term}” reads as a remark and not as a word.`;
  return `In “${term}” nothing parts a word from its meaning: no tab, dash, equals sign, colon, semicolon or comma.`;
}

function unitOf(text: string): string {
  return text.replaceAll("::", ": ").replace(/\s+/g, " ").trim();
}
