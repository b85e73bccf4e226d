import { type Visit, visit } from "../../learning/room/room.ts";
import type { PeerVerdict } from "../../learning/together/session.ts";
import {
  answerTogether,
  beginTogether,
  endTogether,
  goOnTogether,
  judgeTogether,
  openTogether,
} from "../../learning/together/together.ts";
import type { TogetherView } from "../../learning/together/view.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { type LineReader, pipeReader, terminalReader } from "../line-reader.ts";
import type { Terminal } from "../terminal.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { forReading } from "./show.ts";

/** Two learners at one terminal: by turns one answers and the other judges; then the program says what it thinks. */
export async function together(invocation: Invocation): Promise<number> {
  const { args, terminal, env } = invocation;
  const usage = 'study together <course> [<concept>] ["<the other\'s name>"]';
  const course = needed(args.positionals[2], "Which course?", usage);
  if (args["no-input"] || args.format !== "text") throw new Problem("usage", `${usage} asks and listens.`);
  const learner = await visit(openRoom(invocation), course);
  const view = await begun(learner, args.positionals.slice(3), usage, args.seed, terminal);
  const reader = terminal.inIsTty
    ? terminalReader(terminal, "› ", await openHistory(env))
    : pipeReader(terminal.input());
  try {
    await play(learner, view, terminal, reader);
  } finally {
    reader.close();
  }
  for (const { name, kind, counts, evaluation } of await endTogether(learner)) {
    const score =
      evaluation === null ? "nothing answered" : `${evaluation.score.correct} of ${evaluation.score.total}`;
    const where =
      kind === "guest"
        ? "a guest's, counted for nobody"
        : counts
          ? "saved in their own record"
          : "nothing to save";
    terminal.out(`${name}: ${score} (${where}).\n`);
  }
  return exit.done;
}

/** What was begun goes on where no concept is named. */
async function begun(
  learner: Visit,
  [concept, name]: readonly string[],
  usage: string,
  seed: number | undefined,
  terminal: Terminal,
): Promise<TogetherView> {
  const waiting = concept === undefined ? await openTogether(learner) : null;
  if (waiting !== null) return waiting;
  const { view, read } = await beginTogether(learner, {
    concept: needed(concept, "Which concept?", usage),
    names: ["You", name ?? "Your guest"],
    guest: name === undefined,
    seed,
  });
  if (name === undefined)
    terminal.out("Your guest's answers count for nobody. With a name they have a record of their own.\n");
  if (read !== "") terminal.out(`${forReading(read, terminal)}\n`);
  return view;
}

async function play(
  learner: Visit,
  first: TogetherView,
  terminal: Terminal,
  reader: LineReader,
): Promise<void> {
  let view: TogetherView | null = first;
  while (view !== null && view.phase !== "over") {
    const [one, other] = view.who === 0 ? [0, 1] : [1, 0];
    const name: string = view.players[one]?.name ?? "";
    const judge: string = view.players[other]?.name ?? "";
    if (view.phase === "answer") {
      terminal.out(
        `\n${terminal.style.bold(name)} (${view.asked?.number} of ${view.asked?.of})\n${forReading(view.asked?.prompt ?? "", terminal)}\n`,
      );
      const line = await heard(reader);
      if (line === null) return;
      if (line.trim() === "") continue;
      view = await answerTogether(learner, line);
    } else if (view.phase === "judge") {
      const holds = view.rubric?.points.map((point) => `  - ${point}`).join("\n") ?? "";
      terminal.out(`${terminal.style.bold(judge)}, how right is that? A right answer holds:\n${holds}\n`);
      terminal.out(`${terminal.style.dim("3 right, 2 partly, 1 not right")}\n`);
      const line = await heard(reader);
      if (line === null) return;
      const verdict = verdicts[line.trim()];
      if (verdict !== undefined) view = await judgeTogether(learner, verdict);
    } else {
      view = shown(view, judge, terminal) ? await goOnTogether(learner) : null;
    }
  }
  if (view?.shown != null) shown(view, view.players[view.who === 0 ? 1 : 0]?.name ?? "", terminal);
}

function shown({ shown: turn }: TogetherView, judge: string, terminal: Terminal): boolean {
  if (turn === null) return false;
  const own = turn.isSure ? words[turn.program] : `${words[turn.program]}, though it is not sure`;
  const counted = turn.isSure ? "" : ` What ${judge} says counts.`;
  terminal.out(`${judge}: ${words[turn.peer]}. The program: ${own}.${counted}\n`);
  if (turn.program !== "correct" && turn.answer !== "") terminal.out(`${turn.answer}\n`);
  return true;
}

const verdicts: Readonly<Record<string, PeerVerdict>> = { "3": "correct", "2": "partial", "1": "incorrect" };
const words: Readonly<Record<PeerVerdict, string>> = {
  correct: "right",
  partial: "partly right",
  incorrect: "not right",
};

/** null: they leave. */
async function heard(reader: LineReader): Promise<string | null> {
  const line = await reader.read();
  return line === null || line === "interrupt" || /^\s*(quit|exit|stop|bye)\s*$/i.test(line) ? null : line;
}
