import type { Terminal } from "../terminal.ts";

/** What was found wrong on the way, and where it is now: said, and no reason to stop. */
export function notes(terminal: Terminal, problems: readonly string[]): void {
  for (const problem of problems) terminal.err(`${terminal.style.yellow("note:")} ${problem}\n`);
}

/** A moment as the learner's own clock and calendar have it. */
export function moment(at: Date, zone: string): string {
  return at.toLocaleString("en-GB", { timeZone: zone, dateStyle: "medium", timeStyle: "short" });
}

const measure = 88;

/** Text for reading: broken between words where a person reads it on a screen, as it is anywhere else. */
export function forReading(text: string, { outIsTty }: Pick<Terminal, "outIsTty">): string {
  if (!outIsTty) return text;
  const width = Math.min(measure, process.stdout.columns ?? measure);
  return text
    .split("\n")
    .map((line) => wrapped(line, width))
    .join("\n");
}

function wrapped(line: string, width: number): string {
  if (line.length <= width) return line;
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(/(?<=\S)\s+(?=\S)/)) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && longer.length > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current].join("\n");
}
