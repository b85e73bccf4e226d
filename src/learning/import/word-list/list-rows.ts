import { type Row, readTable } from "../../../text/csv-rows.ts";
import { columnsOf, type Headed } from "./columns.ts";
import { withForms, withoutForms } from "./noun-forms.ts";
import { cutAt, dash, isPair, type Mark, pairIn, pairMarks, pairs } from "./pair-lines.ts";
import { sectionsIn } from "./sections.ts";

/** `isPair`: a line of a table that has its own mark and not the table's: "Strom – current" among tabs. */
export type ListRow = Row & { section: string; isPair: boolean };

/** The rows of a list, however its two sides are parted, and what the file itself says of them. */
export type ListRows = {
  rows: ListRow[];
  /** Lines with a quotation mark that is never closed. */
  unclosed: number[];
  /** Where the file says so before its rows, as Anki's do. */
  columns: Headed | null;
  html: boolean;
};

export function listRows(text: string): ListRows {
  const settings = ankiSettings(text);
  const after = settings.lines;
  const said = { columns: settings.columns, html: settings.html };
  if (settings.separator !== null) {
    const { rows, unclosed } = readTable(settings.body, settings.separator);
    return {
      rows: rows.map(({ cells, line }) => ({ cells, line: line + after, section: "", isPair: false })),
      unclosed: unclosed.map((line) => line + after),
      ...said,
    };
  }
  const { body, sectionOf } = sectionsIn(withoutForms(settings.body), hasTwoSides);
  const { separator, pair } = separatorOf(body);
  const { rows, unclosed } =
    pair === null ? tableWithPairs(body, separator) : { rows: pairs(body, pair), unclosed: [] };
  return {
    rows: rows.map(({ cells, line, ...row }) => ({
      cells: cells.map(withForms),
      line: line + after,
      section: withForms(sectionOf(line)),
      isPair: "isPair" in row && row.isPair === true,
    })),
    unclosed: unclosed.map((line) => line + after),
    ...said,
  };
}

/** A table in which some lines were written by hand: those that it does not part are parted by their own mark. */
function tableWithPairs(body: string, separator: string) {
  const { rows, unclosed } = readTable(body, separator);
  const widths = rows.map(({ cells }) => cells.length).toSorted((a, b) => a - b);
  const usual = widths[Math.floor(widths.length / 2)] ?? 0;
  const isDashed = ([first = ""]: readonly string[]) => dash.test(first.trim());
  const dashed = rows.filter(({ cells }) => isDashed(cells)).length;
  const isOther = (cells: readonly string[]) =>
    cells.length !== usual || (isDashed(cells) && dashed * 2 < rows.length);
  return {
    unclosed,
    rows: rows.map(({ cells, line }) => {
      const whole = cells.join(separator);
      const isOdd = cells.length === 1 || (/[,;]/.test(separator) && isOther(cells));
      const own = isOdd && !whole.includes("\n") ? pairIn(whole, "any") : null;
      const isOwn =
        own !== null && own.length > 1 && (separator === "\t" || cutAt(whole.trim(), "any") !== null);
      return isOwn ? { cells: own, line, isPair: true } : { cells, line, isPair: false };
    }),
  };
}

/** The one that cuts the first lines most evenly. */
function separatorOf(text: string): { separator: string; pair: Mark | null } {
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
  // A tab is never prose: lines written by hand among columns do not make pairs of them.
  if (lines.some((line) => line.trim().split("\t").length > 2)) return { separator: "\t", pair: null };
  // Somebody's own notes: a dash here, a colon there, a tab where it was copied from elsewhere.
  const cut = lines.filter((line) => cutAt(line.trim(), "any") !== null).length;
  const isMixed = best.having < most && (cut >= most || best.having < cut / 2);
  return { separator: best.separator, pair: isMixed ? "any" : null };
}

function hasTwoSides(line: string): boolean {
  return /[\t;,|]/.test(line) || cutAt(line.trim(), "any") !== null;
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
