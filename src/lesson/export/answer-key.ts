import { type Block, paragraph, type Run, text } from "./block.ts";
import type { Taken } from "./sift.ts";

/** What was moved out, under the headings it stood under, each with the number and the words of its task. */
export function keyBlocks(taken: readonly Taken[]): Block[] {
  const blocks: Block[] = [];
  let under = "";
  for (const one of taken) {
    if (one.blocks.length === 0) continue;
    const heading = [one.section, one.under].filter((words) => words !== "").join(": ");
    if (heading !== under && heading !== "")
      blocks.push({ kind: "heading", level: 3, runs: [text(heading)] });
    under = heading;
    blocks.push(...entry(one));
  }
  return blocks;
}

function entry(one: Taken): Block[] {
  const label = labelOf(one);
  const [first, ...rest] = one.blocks;
  if (label.length === 0) return one.blocks;
  if (first?.kind !== "paragraph") return [paragraph(...label), ...one.blocks];
  return [paragraph(...label, { kind: "break", hard: true }, ...first.runs), ...rest];
}

function labelOf({ reason, number, about }: Taken): Run[] {
  // A note stands for itself; an answer needs its question.
  const words = reason === "answer" || number !== null ? excerpt(about) : "";
  const runs: Run[] = number === null ? [] : [text(`${number}.`, "bold")];
  if (words === "") return runs;
  return [...runs, text(number === null ? words : ` ${words}`, "italic")];
}

/** Enough of a question to know which one it is. */
function excerpt(about: string): string {
  const words = about.replace(/\s+/g, " ").trim();
  return words.length <= 90 ? words : `${words.slice(0, words.lastIndexOf(" ", 86) + 1 || 86).trimEnd()} …`;
}
