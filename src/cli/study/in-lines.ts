import { type Round, roundOf } from "../../learning/room/one-by-one.ts";
import type { LineReader } from "../line-reader.ts";
import type { Terminal } from "../terminal.ts";
import type { Given } from "./hand-in.ts";
import type { Outcome, Sitting } from "./sitting.ts";

/** Questions that are answered in a line each, from the first that is open to the end of it. */
export async function roundInLines(
  round: Round & { instructions: string },
  terminal: Terminal,
  reader: LineReader,
): Promise<void> {
  terminal.out(`${round.instructions}\n`);
  await ask(round, terminal, reader);
  const evaluation = await round.finish();
  if (evaluation !== null)
    terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
}

/** As a step of a session. */
export async function sitInLines(sitting: Sitting, { record, instructions }: Given): Promise<Outcome> {
  const { visit: learner, invocation, reader, done } = sitting;
  const { terminal } = invocation;
  const round = await roundOf(learner.room, record);
  terminal.out(`${instructions}\n${terminal.style.dim("Answer in a line; skip or quit.")}\n`);
  const ending = await ask(round, terminal, reader);
  if (ending === "leave") return "leave";
  const evaluation = await round.finish();
  if (evaluation === null) return "skipped";
  terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
  done.push(evaluation);
  return ending === "skip" ? "skipped" : "done";
}

async function ask(
  round: Pick<Round, "question" | "answer">,
  terminal: Terminal,
  reader: LineReader,
): Promise<"all" | "leave" | "skip"> {
  for (let next = round.question(); next !== null; next = round.question()) {
    terminal.out(`\n${terminal.style.bold(`${next.number} of ${next.of}`)}\n${next.prompt}\n`);
    const line = await reader.read();
    if (line === null || line === "interrupt" || /^\s*(quit|exit|stop|bye)\s*$/i.test(line)) return "leave";
    if (/^\s*skip\s*$/i.test(line)) return "skip";
    const { correct, truth, note } = await round.answer(line);
    const said = correct ? "Right." : `Not quite. It is: ${truth}.`;
    terminal.out(`${[said, note].filter(Boolean).join("\n")}\n`);
  }
  return "all";
}
