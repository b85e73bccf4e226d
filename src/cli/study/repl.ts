import { typeLine } from "../../learning/room/console.ts";
import { openRound } from "../../learning/room/one-by-one.ts";
import { type Visit, visit } from "../../learning/room/room.ts";
import { isUnfinished } from "../../learning/sandbox/console/unfinished.ts";
import { newSeed } from "../../learning/state/ports.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { type LineReader, pipeReader, terminalReader } from "../line-reader.ts";
import type { Terminal } from "../terminal.ts";
import { roundInLines } from "./in-lines.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** At the terminal: small code questions, each answer run; without a concept, a prompt where anything is typed and run. */
export async function repl(invocation: Invocation): Promise<number> {
  const { args, terminal, env } = invocation;
  const usage = "study repl <course> [<concept>]";
  const course = needed(args.positionals[2], "Which course?", usage);
  if (args["no-input"] || args.format !== "text") throw new Problem("usage", `${usage} asks and listens.`);
  const learner = await visit(openRoom(invocation), course);
  const reader = terminal.inIsTty
    ? terminalReader(terminal, "› ", await openHistory(env))
    : pipeReader(terminal.input());
  try {
    const concept = args.positionals[3];
    if (concept === undefined) await freely(learner, terminal, reader);
    else {
      const inline = await openRound(learner, concept, { kind: "repl", seed: args.seed });
      await roundInLines(inline, terminal, reader);
    }
  } finally {
    reader.close();
  }
  return exit.done;
}

/** Nothing of it is graded, counted or kept. */
async function freely(learner: Visit, terminal: Terminal, reader: LineReader): Promise<void> {
  const { code_language } = learner.course.config.exercise_config;
  const language = code_language === "python" ? "python" : "javascript";
  terminal.out(
    `Type and run ${language === "python" ? "Python" : "JavaScript"}, in a box without network and files. Nothing is graded. An empty line ends a block; quit leaves.\n`,
  );
  const before: string[] = [];
  const seed = newSeed(learner.room.ports);
  for (let typed = ""; ; ) {
    const line = await reader.read();
    if (line === null || line === "interrupt") return;
    if (typed === "" && /^\s*(quit|exit|exit\(\)|quit\(\))\s*$/i.test(line)) return;
    typed = typed === "" ? line : `${typed}\n${line}`;
    if (typed.trim() === "") typed = "";
    if (typed === "" || isUnfinished(typed, language)) continue;
    const { printed, error, kept } = await typeLine(learner, { before, line: typed, seed });
    if (kept) before.push(typed);
    terminal.out(printed);
    if (error !== "") terminal.err(`${error}\n`);
    typed = "";
  }
}
