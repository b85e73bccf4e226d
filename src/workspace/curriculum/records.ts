/**
 * What an import cannot show as markdown is kept for the export in one comment at the end of the file, one line of
 * JSON for each entry: `{"code":"TCH 4-14a","record":{…}}`. The framework's own has the code "".
 */
const opening = "<!-- source-record";

export type Records = ReadonlyMap<string, Record<string, unknown>>;

export function renderRecords(records: Records): string {
  if (records.size === 0) return "";
  // In JSON `-` can only stand in a text or before a number, so this stays JSON and never ends the comment.
  const line = ([code, record]: [string, Record<string, unknown>]) =>
    JSON.stringify({ code, record }).replaceAll("--", "-\\u002d");
  return `${opening}: kept so that exporting gives back what was imported. Leave it as it is.\n${[...records].map(line).join("\n")}\n-->\n`;
}

/** Lines that cannot be read are passed over: they are nobody's lesson. */
export function readRecords(lines: readonly string[]): Map<string, Record<string, unknown>> {
  const records = new Map<string, Record<string, unknown>>();
  const start = lines.findLastIndex((line) => line.startsWith(opening));
  if (start < 0) return records;
  for (const line of lines.slice(start + 1)) {
    if (line.startsWith("-->")) break;
    const read = parsed(line);
    if (isObject(read) && typeof read.code === "string" && isObject(read.record))
      records.set(read.code, read.record);
  }
  return records;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
