import { foldText } from "../../text/fold.ts";
import type { Coach } from "./coach.ts";
import type { SessionState } from "./session-state.ts";

/**
 * The coach's own voice, come back through the microphone (decision 35): the turn word for word, several lines of it in a
 * row, or its end. The word itself, and one line of several that uses it, may be said back: the coach gave it as a model.
 */
export function isEcho({ items }: Coach, { said, current }: SessionState, heard: string): boolean {
  const item = current === null ? undefined : items.get(current.id);
  const folded = foldText(heard);
  if (item === undefined || folded === "") return false;
  const own = [item.target, ...item.accepted].map(foldText);
  if (own.includes(folded)) return false;
  const lines = said.map(({ text }) => text);
  return isRunOfLines(lines, folded) || isTail(lines, folded, own);
}

function isRunOfLines(lines: readonly string[], folded: string): boolean {
  const fewest = Math.min(2, lines.length);
  return lines.some((_, from) =>
    lines.some(
      (_, to) => to + 1 - from >= fewest && foldText(lines.slice(from, to + 1).join(" ")) === folded,
    ),
  );
}

const fewestWords = 3;

/** What an ear that opened late has heard of the turn. */
function isTail(lines: readonly string[], folded: string, own: readonly string[]): boolean {
  if (folded.split(" ").length < fewestWords) return false;
  if (!` ${foldText(lines.join(" "))}`.endsWith(` ${folded}`)) return false;
  const last = ` ${foldText(lines.at(-1) ?? "")}`;
  const inModel = lines.length > 1 && last.endsWith(` ${folded}`);
  return !(inModel && own.some((form) => ` ${folded} `.includes(` ${form} `)));
}
