import { type Message, textOf } from "../../message.ts";
import type { Part } from "./part-names.ts";

const titled: Record<Exclude<Part, "lesson">, RegExp> = {
  worksheet: /\bwork ?sheet\b/i,
  quiz: /\bquiz\b/i,
  guide: /\brevision guide\b/i,
  slides: /\bslides?\b/i,
};

/** The newest of its kind, from its title to the next one; null where none was made. */
export function partIn(messages: readonly Message[], part: Exclude<Part, "lesson">): string | null {
  for (const message of messages.toReversed()) {
    if (message.role !== "assistant") continue;
    const made = textOf(message)
      .split(/^(?=# )/m)
      .findLast((text) => text.startsWith("# ") && titled[part].test(text.split("\n", 1)[0] ?? ""));
    if (made !== undefined) return made.replace(/\n+---\s*$/, "\n");
  }
  return null;
}
