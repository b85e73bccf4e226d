import { counted } from "../../../../src/counted.ts";
import { clipped } from "./wish.ts";

/** What of a section is not as it was, for whoever asked for it: how much, and its first two lines. */
export function whatChanged(before: string, after: string): string {
  const stood = new Set(linesOf(before));
  const now = new Set(linesOf(after));
  const fresh = [...now].filter((line) => !stood.has(line));
  const gone = [...stood].filter((line) => !now.has(line));
  const shown = fresh.slice(0, 2).map((line) => `"${clipped(unmarked(line), 90)}"`);
  const told = [
    fresh.length === 0
      ? ""
      : `${counted(fresh.length, "new line")}: ${shown.join(", ")}${fresh.length > 2 ? " and more" : ""}`,
    gone.length > fresh.length ? `${counted(gone.length - fresh.length, "line")} fewer` : "",
  ];
  return `Changed: ${told.filter(Boolean).join("; ") || "its order"}.`;
}

/** Whether both say the same but for capitals, stops and other marks. */
export function saysTheSame(one: string, other: string): boolean {
  const words = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+|[+−×÷=<>]/gu) ?? []).join(" ");
  return words(one) === words(other);
}

/** Words inside quotation marks, without marks of their own. */
export function unmarked(text: string): string {
  return text
    .replace(/^\s*(?:[-*+>]|\d+[.)]|#{1,6})\s+/, "")
    .replace(/[*_`]+/g, "")
    .replace(/^[\s"“”]+|[\s"“”]+$/g, "")
    .replace(/["“”]/g, "'");
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim().replace(/^\d+[.)]\s+/, ""))
    .filter((line) => /\p{L}/u.test(line) && !/^(?:#|\*\*(?:Time|Answer))/.test(line));
}
