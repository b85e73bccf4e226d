/** One `## CODE — title` section as it stands in a file: nothing understood yet. Lines are 1-based, in the file. */
export type Entry = {
  code: string;
  title: string;
  startLine: number;
  endLine: number;
  lines: string[];
  bullets: Bullet[];
};

export type Bullet = { label: string; text: string; line: number };

const headingLine = /^ {0,3}##(?!#)\s*(.*?)(?:\s+#+)?\s*$/;
const endingLine = /^ {0,3}#(?!#)/;
const bulletLine = /^ {0,3}[-*+]\s+(?:\*\*|__)(.+?)(?:\*\*|__)\s*:?\s*(.*)$/;

/** Fenced code and HTML comments hold no entries. `firstLine` is the file's line on which `lines` start. */
export function readEntries(lines: readonly string[], firstLine: number): Entry[] {
  const entries: Entry[] = [];
  let entry: Entry | null = null;
  let closing: RegExp | null = null;
  for (const [index, line] of lines.entries()) {
    const number = firstLine + index;
    const inside = closing !== null;
    closing = closing === null ? opens(line) : closing.test(line) ? null : closing;
    if (inside || closing !== null) {
      // What is kept for machines belongs to nobody's lines.
      if (!inside && /^\s*<!--/.test(line)) entry = null;
    } else {
      const heading = headingLine.exec(line);
      if (heading !== null) {
        entry = { ...split(heading[1] ?? ""), startLine: number, endLine: number, lines: [], bullets: [] };
        entries.push(entry);
      } else if (endingLine.test(line)) entry = null;
      else if (entry !== null) bullet(entry, line, number);
    }
    entry?.lines.push(line);
    if (entry !== null && line.trim() !== "") entry.endLine = number;
  }
  for (const one of entries) one.lines.length = one.endLine - one.startLine + 1;
  return entries;
}

/** What ends the block that this line starts; null where it starts none. */
function opens(line: string): RegExp | null {
  if (!/[`~<]/.test(line)) return null;
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
  if (fence !== undefined) return new RegExp(`^ {0,3}${fence.charAt(0)}{${fence.length},}\\s*$`);
  return /^\s*<!--/.test(line) && !line.includes("-->") ? /-->/ : null;
}

/** A bullet's text goes on over wrapped lines and the bullets inside it, until a blank line. */
function bullet(entry: Entry, line: string, number: number): void {
  const match = bulletLine.exec(line);
  const open = entry.bullets.at(-1);
  if (match !== null) {
    entry.bullets.push({
      label: (match[1] ?? "").replace(/:\s*$/, "").trim(),
      text: (match[2] ?? "").trim(),
      line: number,
    });
  } else if (open !== undefined && line.trim() !== "" && (entry.lines.at(-1) ?? "").trim() !== "") {
    const nested = /^\s+[-*+]\s+(.*)$/.exec(line)?.[1];
    open.text =
      nested === undefined
        ? `${open.text} ${line.trim()}`
        : `${open.text}${open.text === "" ? "" : "; "}${nested.trim()}`;
  }
}

function split(heading: string): { code: string; title: string } {
  const plain = heading.replace(/\*\*|__|`/g, "");
  const [, code = plain, title = ""] = /^(.+?)(?:\s+[—–-]+\s+|:\s+)(.*)$/.exec(plain) ?? [];
  return { code: code.trim(), title: title.trim() };
}
