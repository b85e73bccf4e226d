import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { commands, commandsOf, type PartOf } from "../commands.ts";
import type { Invocation, Subcommand } from "../invocation.ts";

type Part = { load(): Promise<Subcommand> };

/** What there is to do with the coach; each part is loaded when it is asked for. */
const parts: Readonly<Record<string, Part>> = {
  decks: { load: async () => (await import("./decks.ts")).decks },
  start: {
    load: async () => (await import("./start.ts")).start,
  },
  run: {
    load: async () => (await import("./run.ts")).run,
  },
  check: {
    load: async () => (await import("./check.ts")).check,
  },
  diagram: {
    load: async () => (await import("./diagram.ts")).diagramCommand,
  },
} satisfies Record<PartOf<"coach">, Part>;

/** The coach's room, from the command line. */
export async function coach(invocation: Invocation): Promise<number> {
  const [, word = ""] = invocation.args.positionals;
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) return (await part.load())(invocation);
  const near = nearest(word, Object.keys(parts));
  const list = commandsOf("coach").map((command) => `  teacher-assist ${commands[command]}`);
  const hint = near === null ? `There is:\n${list.join("\n")}` : `Did you mean ${near}?`;
  throw new Problem("usage", word === "" ? `What of coach? ${hint}` : `There is no coach ${word}. ${hint}`);
}
