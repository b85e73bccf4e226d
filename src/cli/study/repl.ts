import { typeLine } from "../../learning/room/console.ts";
import { openRound, type Round, roundOf } from "../../learning/room/one-by-one.ts";
import { type Visit, visit } from "../../learning/room/room.ts";
import { isUnfinished } from "../../learning/sandbox/console/unfinished.ts";
import { newSeed } from "../../learning/state/ports.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { type LineReader, pipeReader, terminalReader } from "../line-reader.ts";
import type { Terminal } from "../terminal.ts";
import type { Given } from "./hand-in.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import type { Outcome, Sitting } from "./sitting.ts";

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
      terminal.out(`${inline.instructions}\n`);
      await ask(inline, terminal, () => lineOf(reader));
      const evaluation = await inline.finish();
      if (evaluation !== null)
        terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
    }
  } finally {
    reader.close();
  }
  return exit.done;
}

/** As a step of a session. */
export async function sitCode(sitting: Sitting, { record, instructions }: Given): Promise<Outcome> {
  const { visit: learner, invocation, reader, done } = sitting;
  const { terminal } = invocation;
  const inline = await roundOf(learner.room, record);
  terminal.out(`${instructions}\n${terminal.style.dim("Answer in a line; skip or quit.")}\n`);
  const ending = await ask(inline, terminal, () => lineOf(reader));
  if (ending === "leave") return "leave";
  const evaluation = await inline.finish();
  if (evaluation === null) return "skipped";
  terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
  done.push(evaluation);
  return ending === "skip" ? "skipped" : "done";
}

type Line = string | "leave" | "skip";

async function lineOf(reader: LineReader): Promise<Line> {
  const line = await reader.read();
  if (line === null || line === "interrupt" || /^\s*(quit|exit|stop|bye)\s*$/i.test(line)) return "leave";
  return /^\s*skip\s*$/i.test(line) ? "skip" : line;
}

async function ask(
  inline: Pick<Round, "question" | "answer">,
  terminal: Terminal,
  read: () => Promise<Line>,
): Promise<"all" | "leave" | "skip"> {
  for (let next = inline.question(); next !== null; next = inline.question()) {
    terminal.out(`\n${terminal.style.bold(`${next.number} of ${next.of}`)}\n${next.prompt}\n`);
    const line = await read();
    if (line === "leave" || line === "skip") return line;
    const { correct, truth, note } = await inline.answer(line);
    const said = correct ? "Right." : `Not quite. It is: ${truth}.`;
    terminal.out(`${[said, note].filter(Boolean).join("\n")}\n`);
  }
  return "all";
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
