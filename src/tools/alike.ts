import { number } from "./cap.ts";

const maxLines = 20_000;

/** " Nearest: line 12: `…`": the lines of a text that look most like the first line of a passage it does not hold. */
export function alike(text: string, passage: string): string {
  const wanted = passage.split("\n").find((line) => line.trim() !== "");
  if (wanted === undefined) return "";
  const pairs = letterPairs(wanted);
  const scored = text
    .split("\n", maxLines)
    .map((line, index) => ({
      line: line.trim(),
      number: index + 1,
      score: likeness(pairs, letterPairs(line)),
    }))
    .filter(({ score }) => score >= 0.5)
    .sort((a, b) => b.score - a.score || a.number - b.number);
  const [best] = scored;
  if (best === undefined) return " Nothing in it looks like that. Read the file again.";
  if (best.score === 1) {
    return ` Line ${number(best.number)} differs only in spaces, capitals or the lines around it: ${shown(best.line)}`;
  }
  const nearest = scored.slice(0, 3).map((one) => `line ${number(one.number)}: ${shown(one.line)}`);
  return ` Nearest is ${nearest.join("; ")}`;
}

function shown(line: string): string {
  return JSON.stringify(line.length > 160 ? `${line.slice(0, 160)}…` : line);
}

/** Sørensen-Dice on pairs of letters, spacing and case folded: quick, and forgiving of a changed word. */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0;
  for (const [pair, count] of a) shared += Math.min(count, b.get(pair) ?? 0);
  const all = size(a) + size(b);
  return all === 0 ? 0 : (2 * shared) / all;
}

function letterPairs(line: string): Map<string, number> {
  const folded = line.toLowerCase().replace(/\s+/g, "").slice(0, 1000);
  const pairs = new Map<string, number>();
  for (let at = 0; at < folded.length - 1; at++) {
    const pair = folded.slice(at, at + 2);
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

function size(pairs: Map<string, number>): number {
  let total = 0;
  for (const count of pairs.values()) total += count;
  return total;
}
