import { foldText } from "../../learning/answers/fold.ts";
import type { Coach } from "./coach.ts";
import type { SessionState } from "./session-state.ts";

/**
 * The coach's own voice, come back through the microphone (decision 35): a whole line of the turn, or all of it, word for
 * word. The bare word is never taken for an echo, and after "repeat after me" only the turn as a whole is.
 */
export function isEcho({ items }: Coach, { said, current, repeating }: SessionState, heard: string): boolean {
  const item = current === null ? undefined : items.get(current.id);
  const folded = foldText(heard);
  if (item === undefined || folded === "" || said.length === 0) return false;
  const own = new Set([item.target, ...item.accepted].map(foldText));
  if (own.has(folded)) return false;
  const whole = foldText(said.map(({ text }) => text).join(" "));
  return folded === whole || (!repeating && said.some(({ text }) => foldText(text) === folded));
}
