/** A row of a table and the line of the file it begins in, from 1. */
export type Row = { cells: string[]; line: number };

/**
 * The rows of a delimited table (RFC 4180), empty ones left out. A quotation mark inside a field is a letter. A quoted field
 * that is never closed ends with its own line and is told in `unclosed`, so that one slip does not swallow the rest.
 */
export function readTable(source: string, delimiter: string): { rows: Row[]; unclosed: number[] } {
  const lines = source.split(/\r\n|\n|\r/);
  const rows: Row[] = [];
  const unclosed: number[] = [];
  for (let index = 0; index < lines.length; index++) {
    const text = lines[index] ?? "";
    if (text.trim() === "") continue;
    const line = index + 1;
    if (!text.includes('"')) {
      rows.push({ cells: text.split(delimiter), line });
      continue;
    }
    let record = text;
    let last = index;
    let read = splitQuoted(record, delimiter);
    // A quoted field may hold line breaks: as many lines as it takes, within reason.
    while (read === null && last + 1 < lines.length && last - index < mostLines) {
      record += `\n${lines[++last]}`;
      read = splitQuoted(record, delimiter);
    }
    if (read === null) {
      unclosed.push(line);
      rows.push({ cells: text.split(delimiter).map((cell) => cell.replace(/^\s*"|"\s*$/g, "")), line });
      continue;
    }
    rows.push({ cells: read, line });
    index = last;
  }
  return { rows: rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== "")), unclosed };
}

const mostLines = 50;

/** `null`: a quoted field is still open at the end. */
function splitQuoted(record: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  while (at <= record.length) {
    const quote = /[^ ]/.exec(record.slice(at, at + 8))?.index ?? 0;
    if (record[at + quote] !== '"') {
      const end = record.indexOf(delimiter, at);
      cells.push(record.slice(at, end < 0 ? undefined : end));
      if (end < 0) return cells;
      at = end + 1;
      continue;
    }
    const close = closingQuote(record, at + quote + 1);
    if (close < 0) return null;
    const end = record.indexOf(delimiter, close + 1);
    const after = record.slice(close + 1, end < 0 ? undefined : end);
    cells.push(record.slice(at + quote + 1, close).replaceAll('""', '"') + after.trim());
    if (end < 0) return cells;
    at = end + 1;
  }
  return [...cells, ""];
}

function closingQuote(record: string, from: number): number {
  for (let at = record.indexOf('"', from); at >= 0; at = record.indexOf('"', at + 2))
    if (record[at + 1] !== '"') return at;
  return -1;
}

/** The rows of a table as people save them: whatever the separator of its header. Null where its quotation marks do not match. */
export function csvRows(text: string): Row[] | null {
  const { rows, unclosed } = readTable(text.replace(/^\uFEFF/, ""), delimiterOf(text));
  return unclosed.length > 0 ? null : rows;
}

/** The separator that the header uses most, quoted parts left out. */
function delimiterOf(text: string): string {
  const header = (text.split(/\r\n|\n|\r/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (separator: string) => header.split(separator).length;
  return [",", ";", "\t", "|"].reduce((best, separator) =>
    count(separator) > count(best) ? separator : best,
  );
}
