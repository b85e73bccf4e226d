/** The lines of one question. */
export type Asked = { at: number; lines: string[] };

/** By "section.question", as the sheet's own headings and numbers say. */
export function questionsIn(lines: readonly string[]): Map<string, Asked> {
  const found = new Map<string, Asked>();
  let section = 0;
  let open: Asked | null = null;
  for (const [at, line] of lines.entries()) {
    const heading = headingOf(line);
    const number = numberOf(line);
    if (heading !== null) section = heading;
    if (number !== null && section > 0 && !found.has(`${section}.${number}`)) {
      open = { at, lines: [line] };
      found.set(`${section}.${number}`, open);
    } else if (open !== null && /^\s+\S/.test(line) && !/^\s*[|#]/.test(line)) open.lines.push(line);
    else open = null;
  }
  return found;
}

/**
 * Where an answer ends in the file, and which of its lines are notes that stay. `before`: what was read there, of an
 * answer in one line; null where all that was added below the question is the answer.
 */
export function answerLines(
  lines: readonly string[],
  here: Asked,
  given: readonly string[],
  before: string | null,
): { notes: string[]; end: number } {
  const own = new Set(given.map((line) => line.trim()).filter((line) => line !== ""));
  const end = here.at + here.lines.length;
  if (before !== null) {
    const added = here.lines.slice(1).filter((line) => !own.has(line.trim()));
    return { notes: added.filter((line) => !before.includes(line.trim())), end };
  }
  let last = end;
  let fence = "";
  for (let at = end; at < lines.length; at++) {
    const line = lines[at]?.trim() ?? "";
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence !== "") {
      last = at + 1;
      if (mark.startsWith(fence)) fence = "";
      continue;
    }
    if (own.has(line) || /^(?:#|\||<!--|-{3,}$)/.test(line) || numberOf(line) !== null) break;
    if (line !== "") last = at + 1;
    fence = mark;
  }
  return { notes: [], end: last };
}

function headingOf(line: string): number | null {
  const found = /^\s*##\s+Section (\d+):/.exec(line)?.[1];
  return found === undefined ? null : Number(found);
}

function numberOf(line: string): number | null {
  const found = /^\s*(?:\|\s*)?(\d{1,3})[.)]\s/.exec(line)?.[1];
  return found === undefined ? null : Number(found);
}
