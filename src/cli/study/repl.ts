import { openInlineCode } from "../../learning/room/inline-code.ts";
import { visit } from "../../learning/room/room.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { pipeReader, terminalReader } from "../line-reader.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";

/** Small code questions at the terminal: each answer is run, and what is true is shown. */
export async function repl(invocation: Invocation): Promise<number> {
  const { args, terminal, env } = invocation;
  const usage = "study repl <course> <concept>";
  const course = needed(args.positionals[2], "Which course?", usage);
  const concept = needed(args.positionals[3], "Which concept?", usage);
  if (args["no-input"] || args.format !== "text") throw new Problem("usage", `${usage} asks and listens.`);
  const inline = await openInlineCode(await visit(openRoom(invocation), course), concept, args.seed);
  const reader = terminal.inIsTty
    ? terminalReader("› ", await openHistory(env))
    : pipeReader(terminal.input());
  terminal.out(`${inline.instructions}\n`);
  try {
    for (let next = inline.question(); next !== null; next = inline.question()) {
      terminal.out(`\n${terminal.style.bold(`${next.number} of ${next.of}`)}\n${next.prompt}\n`);
      const line = await reader.read();
      if (line === null || line === "interrupt" || /^\s*(quit|exit|stop)\s*$/i.test(line)) break;
      const { correct, truth, note } = await inline.answer(line);
      terminal.out(`${correct ? "Right." : "Not quite."} ${[truth, note].filter(Boolean).join(" ")}\n`);
    }
  } finally {
    reader.close();
  }
  const evaluation = await inline.finish();
  if (evaluation !== null)
    terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
  return exit.done;
}
