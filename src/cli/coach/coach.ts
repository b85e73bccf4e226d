import { nearest } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import type { Invocation, Subcommand } from "../invocation.ts";

type Part = { help: string; load(): Promise<Subcommand> };

/** What there is to do with the coach; each part is loaded when it is asked for. */
const parts: Readonly<Record<string, Part>> = {
  decks: { help: "decks: what there is to practise", load: async () => (await import("./decks.ts")).decks },
  start: {
    help: "start <deck> [--speech text|espeak|openai] [--words n]: practise speaking, here in the terminal",
    load: async () => (await import("./start.ts")).start,
  },
  run: {
    help: "run <deck> --script <events.jsonl|-> [--spec 0.2|0.3|file] [--json]: a session from a script",
    load: async () => (await import("./run.ts")).run,
  },
  check: {
    help: "check <session.yaml>: every problem in a session spec, with its line",
    load: async () => (await import("./check.ts")).check,
  },
  diagram: {
    help: "diagram [<session.yaml>] --format mermaid|svg|scxml [-o <file>]",
    load: async () => (await import("./diagram.ts")).diagramCommand,
  },
};

/** The coach's room, from the command line. */
export async function coach(invocation: Invocation): Promise<number> {
  const [, word = ""] = invocation.args.positionals;
  const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
  if (part !== undefined) return (await part.load())(invocation);
  const near = nearest(word, Object.keys(parts));
  const list = Object.values(parts).map(({ help }) => `  teacher-assist coach ${help}`);
  const hint = near === null ? `There is:\n${list.join("\n")}` : `Did you mean ${near}?`;
  throw new Problem("usage", word === "" ? `What of coach? ${hint}` : `There is no coach ${word}. ${hint}`);
}
