import { hasWords } from "../../../coach/session/has-words.ts";
import { speak } from "../../words/en/speak.ts";
import type { Phase } from "../talk/shown.ts";

/** Why a text is not sent, in words for who typed it; null: it may be. */
export function whyNotSent(text: string): string | null {
  const say = speak.type;
  if (text.trim() === "") return say.empty;
  return hasWords(text) ? null : say.noWords;
}

/** Nobody took the text: it stays in the field. */
export function whyNotTaken(phase: Phase): string {
  const say = speak.type;
  return phase === "thinking" || phase === "opening" ? say.wait : say.notNow;
}

/** A text that comes back into a field where another was begun meanwhile: both are kept, in the order they were typed. */
export function withBegun(returned: string, begun: string): string {
  return begun.trim() === "" || begun.startsWith(returned)
    ? begun.trim() || returned
    : `${returned} ${begun}`;
}
