import type { Card } from "../../learning/exercises/flashcards/card.ts";
import type { PieceAt } from "../../learning/pieces.ts";
import { type CardSession, openCards } from "../../learning/room/flashcards.ts";
import { inWords, keepMeeting, meetingBefore } from "../../learning/room/meeting.ts";
import { roundOf } from "../../learning/room/one-by-one.ts";
import { visit } from "../../learning/room/room.ts";
import { takeUp } from "../../learning/room/take-up.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { type LineReader, pipeReader, terminalReader } from "../line-reader.ts";
import type { Terminal } from "../terminal.ts";
import { roundInLines } from "./in-lines.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { forReading, notes } from "./show.ts";
import type { Outcome, Sitting } from "./sitting.ts";

/** Flashcards that are due: look, remember, turn over, rate; `--json` lists them. With a concept, its own in writing. */
export async function cards(invocation: Invocation): Promise<number> {
  const { args, terminal, env } = invocation;
  const name = needed(args.positionals[2], "Which course?", "study cards <course> [<concept>]");
  const concept = args.positionals[3];
  if (concept !== undefined) return await written(invocation, name, concept);
  const session = await openCards(await visit(openRoom(invocation), name));
  if (args.format !== "text") {
    terminal.out(`${JSON.stringify(await session.due(), null, 2)}\n`);
    return exit.done;
  }
  if (args["no-input"]) throw new Problem("usage", "study cards asks and listens; --json lists what is due.");
  const reader = terminal.inIsTty
    ? terminalReader(terminal, "› ", await openHistory(env))
    : pipeReader(terminal.input());
  try {
    await review(session, reader, terminal);
  } finally {
    reader.close();
  }
  const results = await session.finish();
  notes(terminal, session.problems);
  const sum = results.map(({ concept_id, score }) => `  ${concept_id}: ${score.correct} of ${score.total}\n`);
  const all = results.reduce(
    (total, { score }) => ({ known: total.known + score.correct, of: total.of + score.total }),
    { known: 0, of: 0 },
  );
  terminal.out(
    results.length === 0
      ? "No card is due now.\n"
      : `Saved. ${all.known} of ${all.of} cards known at once.\n${sum.join("")}`,
  );
  return exit.done;
}

async function written(
  { args, terminal, env, ...rest }: Invocation,
  name: string,
  concept: string,
): Promise<number> {
  const learner = await visit(openRoom({ args, terminal, env, ...rest }), name);
  const wish = { kind: "flashcards", seed: args.seed } as const;
  if (args["no-input"] || args.format !== "text")
    throw new Problem("usage", "study cards <course> <concept> asks and listens.");
  const { record, instructions } = await takeUp(learner, concept, wish);
  const meeting = await meetingBefore(learner, record);
  if (meeting !== null) {
    terminal.out(`${forReading(inWords(meeting), terminal)}\n`);
    notes(terminal, await keepMeeting(learner, record, meeting));
  }
  const reader = terminal.inIsTty
    ? terminalReader(terminal, "› ", await openHistory(env))
    : pipeReader(terminal.input());
  try {
    await roundInLines({ ...(await roundOf(learner.room, record)), instructions }, terminal, reader);
  } finally {
    reader.close();
  }
  return exit.done;
}

/** A planned stack, as one step of a session. */
export async function turnOver(sitting: Sitting, pieces: readonly PieceAt[]): Promise<Outcome> {
  const { visit: learner, reader, invocation, done } = sitting;
  const session = await openCards(learner, pieces);
  invocation.terminal.out(
    `${invocation.terminal.style.dim("Enter turns a card over. skip goes on to the next step.")}\n`,
  );
  const outcome = await review(session, reader, invocation.terminal);
  const results = await session.finish();
  notes(invocation.terminal, session.problems);
  done.push(...results);
  return outcome;
}

async function review(session: CardSession, reader: LineReader, terminal: Terminal): Promise<Outcome> {
  for (;;) {
    if (!(await introduced(session, reader, terminal))) return "leave";
    const due = await session.due();
    const [card] = due;
    if (card === undefined) return "done";
    terminal.out(`\n${terminal.style.dim(`${due.length} left`)}\n${terminal.style.bold(card.front)}\n`);
    const turned = await reader.read();
    if (turned === null || turned === "interrupt" || isLeaving(turned)) return "leave";
    if (turned.trim() === "skip") return "skipped";
    if (turned.trim() === "undo") {
      await takeBack(session, terminal);
      continue;
    }
    terminal.out(`${card.back}\n${terminal.style.dim("1 again, 2 hard, 3 good, 4 easy; undo, quit")}\n`);
    if (!(await rate(session, card, reader, terminal))) return "leave";
  }
}

/** What was never met is shown first. False: the learner leaves. */
async function introduced(session: CardSession, reader: LineReader, terminal: Terminal): Promise<boolean> {
  const words = await session.toMeet();
  if (words.length === 0) return true;
  terminal.out(`${forReading(inWords({ lesson: null, words }), terminal)}\n`);
  terminal.out(`${terminal.style.dim("Press Enter when you have read it.")}\n`);
  const line = await reader.read();
  if (line === null || line === "interrupt" || isLeaving(line)) return false;
  await session.met(words);
  return true;
}

/** False: the learner leaves. */
async function rate(
  session: CardSession,
  card: Card,
  reader: LineReader,
  terminal: Terminal,
): Promise<boolean> {
  for (;;) {
    const line = await reader.read();
    if (line === null || line === "interrupt" || isLeaving(line)) return false;
    const rating = ([1, 2, 3, 4] as const).find((each) => String(each) === line.trim());
    if (rating !== undefined) {
      await session.answer(card, rating);
      return true;
    }
    if (line.trim() === "undo") {
      await takeBack(session, terminal);
      return true;
    }
    terminal.out("1, 2, 3 or 4; undo takes the last card back, quit leaves.\n");
  }
}

async function takeBack(session: CardSession, terminal: Terminal): Promise<void> {
  const card = await session.undo();
  terminal.out(card === null ? "There is nothing to take back.\n" : `Taken back: ${card.front}\n`);
}

function isLeaving(line: string): boolean {
  return /^\s*(quit|exit|stop|q)\s*$/i.test(line);
}
