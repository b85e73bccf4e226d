import { z } from "zod";

const longestLine = 500;

/** One line of text: what would break out of its line, or end the file for a reader, is not in it. */
const Line = z
  .string()
  .trim()
  .min(1)
  .max(longestLine)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  .refine((line) => !/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(line), "one line of text");

/** One line of a markdown file that goes, comes or is put in another's place. */
export const LineChange = z
  .strictObject({
    old: Line.nullable().default(null).describe("The line as it stands, to be replaced or taken out."),
    new: Line.nullable().default(null).describe("The line that is to stand there; a fact is a bullet."),
    under: Line.nullable().default(null).describe("For a new line: the heading it goes under, without #."),
  })
  .refine((change) => change.old !== null || change.new !== null, "say the old line, the new one, or both");
export type LineChange = z.infer<typeof LineChange>;

/**
 * The text with the changes made; null where a line that is to go is not there any more. Made twice, it is made once:
 * what stands there already is not put there again.
 */
export function withChanges(text: string, changes: readonly LineChange[]): string | null {
  let lines: string[] | null = text === "" ? [] : text.replace(/\n$/, "").split("\n");
  const ending = text.includes("\r\n") ? "\r" : "";
  for (const change of changes) {
    lines = withChange(lines, { ...change, new: change.new === null ? null : change.new + ending });
    if (lines === null) return null;
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}\n`;
}

function withChange(lines: string[], change: LineChange): string[] | null {
  const old = change.old === null ? -1 : place(lines, change.old);
  const there = change.new !== null && place(lines, change.new) !== -1;
  if (change.old === null)
    return there || change.new === null ? lines : added(lines, change.new, change.under);
  if (old === -1) return there || change.new === null ? lines : null;
  return lines.toSpliced(old, 1, ...(change.new === null || there ? [] : [change.new]));
}

function place(lines: readonly string[], wanted: string): number {
  return lines.findIndex((line) => line.trim() === wanted.trim());
}

/** After the last bullet under its heading; at the end of the file where there is no such heading. */
function added(lines: readonly string[], line: string, under: string | null): string[] {
  const heading = under === null ? -1 : lines.findIndex((one) => headingOf(one) === under.trim());
  if (heading === -1) return [...lines, line];
  const rest = lines.slice(heading + 1);
  const next = rest.findIndex((one) => headingOf(one) !== null);
  const own = next === -1 ? rest : rest.slice(0, next);
  const last = own.findLastIndex((one) => /^\s*[-*] /.test(one));
  return lines.toSpliced(heading + 1 + last + 1, 0, line);
}

/** What a heading says; null for any other line. */
export function headingOf(line: string): string | null {
  return /^#{1,6}\s+(.+?)\s*#*\s*$/.exec(line)?.[1] ?? null;
}
