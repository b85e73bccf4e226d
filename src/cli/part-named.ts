import { nearest } from "../nearest.ts";
import { Problem } from "../problem.ts";
import { commands, commandsOf } from "./commands.ts";

/** The part of a command that its second word names. Throws `Problem`, with the nearest that there is, or all. */
export function partNamed<Part>(room: string, parts: Readonly<Record<string, Part>>, word: string): Part {
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) return part;
  const near = nearest(word, Object.keys(parts));
  const there = commandsOf(room).map((command) => `  teacher-assist ${commands[command]}`);
  const hint = near === null ? `There is:\n${there.join("\n")}` : `Did you mean ${near}?`;
  throw new Problem("usage", `There is no ${room} ${word}. ${hint}`);
}
