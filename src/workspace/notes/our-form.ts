/** A part of a note: its heading in small letters, and its lines; `from` and `to` are their places, 0-based. */
type Part = { name: string; lines: string[]; from: number; to: number };

/** What a part in the form of write-note.ts always holds, by its heading. */
const signs: Readonly<Record<string, RegExp>> = {
  "worked example": /^\*\*Problem:\*\* |^### (?:Steps|Solution)$/,
  practice: /^### (?:Easy|Medium|Hard)$/,
  misconceptions: /^- \*\*(?:What pupils think|What is true|Question|Answer):\*\* /,
  "retrieval questions": /^1\. /,
};
/** These are in our form where everything else is: people head their own lists so. */
const anybodys: Readonly<Record<string, RegExp>> = {
  "key ideas": /^- /,
  vocabulary: /^- \*\*/,
  notes: /^- /,
};

/**
 * Which lines of a note are in the form of write-note.ts. `others`: the note with those lines empty, so that each other
 * line keeps its number. `whole`: nothing in it has another form.
 */
export function ourForm(source: string): { others: string; some: boolean; whole: boolean } {
  const lines = source.split("\n");
  const parts = partsIn(lines);
  const ours = parts.filter(({ name, lines: held }) => held.some((line) => signs[name]?.test(line)));
  const listed = parts.filter(({ name, lines: held }) => held.some((line) => anybodys[name]?.test(line)));
  const outside = lines.slice(0, parts[0]?.from ?? lines.length).join("\n");
  const alone = outside.replace(/^---\n(?:.*\n)*?---(?:\n|$)/, "").replace(/^# .*$/m, "");
  for (const { from, to } of ours) lines.fill("", from, to);
  return {
    others: lines.join("\n"),
    some: ours.length > 0,
    whole: parts.length > 0 && ours.length + listed.length === parts.length && alone.trim() === "",
  };
}

function partsIn(lines: readonly string[]): Part[] {
  const parts: Part[] = [];
  let fence = "";
  for (const [at, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence !== "") {
      if (mark.startsWith(fence) && line.trim() === mark) fence = "";
    } else if (mark !== "" && !(mark.startsWith("`") && line.trim().slice(mark.length).includes("`")))
      fence = mark;
    const heading = fence === "" ? /^##? +(.*)$/.exec(line) : null;
    const last = parts.at(-1);
    // Its title is a part only where it comes later.
    if (heading !== null && (line.startsWith("## ") || last !== undefined))
      parts.push({ name: (heading[1] ?? "").trim().toLowerCase(), lines: [], from: at, to: at + 1 });
    else if (last !== undefined) {
      last.lines.push(line);
      last.to = at + 1;
    }
  }
  return parts;
}
