import { systemPlayer } from "../../coach/speech/player.ts";
import { openRound, type Round, roundOf } from "../../learning/room/one-by-one.ts";
import { type Room, visit } from "../../learning/room/room.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import { openHistory } from "../history.ts";
import type { Invocation } from "../invocation.ts";
import { pipeReader, terminalReader } from "../line-reader.ts";
import type { Terminal } from "../terminal.ts";
import type { Given } from "./hand-in.ts";
import { needed } from "./input.ts";
import { openRoom } from "./room.ts";
import { heard, type Outcome, type Sitting } from "./sitting.ts";

/** Words and sentences, heard and written down or understood, at a terminal with a loudspeaker. */
export async function listen(invocation: Invocation): Promise<number> {
  const { args, terminal, env } = invocation;
  const usage = "study listen <course> <concept>";
  const course = needed(args.positionals[2], "Which course?", usage);
  const concept = needed(args.positionals[3], "Which concept?", usage);
  if (args["no-input"] || args.format !== "text") throw new Problem("usage", `${usage} speaks and listens.`);
  await mustPlay(course);
  const learner = await visit(openRoom(invocation), course);
  const round = await openRound(learner, concept, { kind: "audio", seed: args.seed });
  const reader = terminal.inIsTty
    ? terminalReader(terminal, "› ", await openHistory(env))
    : pipeReader(terminal.input());
  terminal.out(`${round.instructions}\n`);
  try {
    await ask(round, learner.room, terminal, async () => {
      const line = await reader.read();
      return line === null || line === "interrupt" || /^\s*(quit|exit|stop|bye)\s*$/i.test(line)
        ? null
        : line;
    });
  } finally {
    reader.close();
  }
  const evaluation = await round.finish();
  if (evaluation !== null)
    terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
  return exit.done;
}

/** As a step of a session. Where nothing can be heard, that is said, and the session goes on with something else. */
export async function sitListening(sitting: Sitting, { record, instructions }: Given): Promise<Outcome> {
  const { visit: learner, invocation, done } = sitting;
  const { terminal } = invocation;
  const can = await systemPlayer().available();
  if (!can.ok) {
    terminal.out(`${can.why} This one is for listening, so it is left out; it waits for you in the page.\n`);
    return "skipped";
  }
  terminal.out(`${instructions}\n`);
  const round = await roundOf(learner.room, record);
  const isLeft = !(await ask(round, learner.room, terminal, () => heard(sitting)));
  if (isLeft) return "leave";
  const evaluation = await round.finish();
  if (evaluation === null) return "skipped";
  terminal.out(`\n${evaluation.score.correct} of ${evaluation.score.total}. Saved.\n`);
  done.push(evaluation);
  return "done";
}

async function mustPlay(course: string): Promise<void> {
  const can = await systemPlayer().available();
  if (can.ok) return;
  throw new Problem(
    "setup",
    `${can.why} Nothing was begun. Other exercises need no sound, and the page plays it in the browser.`,
    {
      command: `teacher-assist study start ${course}`,
    },
  );
}

/** Asks all that is open; false where the learner left. */
async function ask(
  round: Round,
  room: Room,
  terminal: Terminal,
  read: () => Promise<string | null>,
): Promise<boolean> {
  const player = systemPlayer();
  const { signal } = new AbortController();
  const play = async (slow: boolean) => {
    const sound = round.sound();
    if (sound !== null) await player.play(await room.voice.say({ ...sound, slow }, signal), signal);
  };
  for (let next = round.question(); next !== null; next = round.question()) {
    terminal.out(`\n${terminal.style.bold(`${next.number} of ${next.of}`)}\n${next.prompt}\n`);
    terminal.out(`${terminal.style.dim("again, slower, or your answer (a synthetic voice)")}\n`);
    await play(false);
    for (;;) {
      const line = await read();
      if (line === null) return false;
      const word = line.trim().toLowerCase();
      if (word === "again" || word === "slower") {
        await play(word === "slower");
        continue;
      }
      const { correct, truth, note } = await round.answer(line);
      terminal.out(`${[correct ? "Right:" : "It was:", `${truth}.`, note].filter(Boolean).join(" ")}\n`);
      break;
    }
  }
  return true;
}
