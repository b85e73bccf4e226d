import { foldText } from "../../learning/answers/fold.ts";
import type { Coach } from "./coach.ts";
import type { SessionState } from "./session-state.ts";

/**
 * The coach's own voice, come back through the microphone (decision 35): the turn word for word, or several lines of it in a
 * row. One line of several may be said back: the coach gave it as a model.
 */
export function isEcho({ items }: Coach, { said, current }: SessionState, heard: string): boolean {
  const item = current === null ? undefined : items.get(current.id);
  const folded = foldText(heard);
  if (item === undefined || folded === "") return false;
  const own = [item.target, ...item.accepted].map(foldText);
  if (own.includes(folded)) return false;
  const lines = said.map(({ text }) => text);
  const fewest = Math.min(2, lines.length);
  return lines.some((_, from) =>
    lines.some(
      (_, to) => to + 1 - from >= fewest && foldText(lines.slice(from, to + 1).join(" ")) === folded,
    ),
  );
}
