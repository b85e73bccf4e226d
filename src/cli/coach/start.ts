import { statSync } from "node:fs";
import { resolve } from "node:path";
import { deckFolders } from "../../coach/deck/deck-places.ts";
import { isDeckPath } from "../../coach/deck/load-deck.ts";
import { answeringAt } from "../../coach/session/answering-at.ts";
import { type Coach, coachFor } from "../../coach/session/coach.ts";
import { type Coaching, openCoaching } from "../../coach/session/coaching.ts";
import { learningOf } from "../../coach/session/learning.ts";
import { defaultSpec, loadSpec } from "../../coach/session/load-spec.ts";
import { replayLog } from "../../coach/session/replay.ts";
import { takeUp } from "../../coach/session/take-up.ts";
import { talk } from "../../coach/session/talk.ts";
import { teachingHome } from "../../learning/state/places.ts";
import { newSeed, realPorts } from "../../learning/state/ports.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { stoppable } from "../stoppable.ts";
import { needed } from "../study/input.ts";
import { openDesk } from "../study/room.ts";
import { notes } from "../study/show.ts";
import { openDeck } from "./deck.ts";
import { keepDeck } from "./keep-deck.ts";
import { farewell, showTurn } from "./show-turn.ts";
import { openVoice } from "./voice.ts";

/** A coaching session at the terminal. Whatever ends it, it is saved: the next start goes on from there. */
export async function start(invocation: Invocation): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const usage = "coach start <deck>";
  const name = needed(args.positionals[2], "Which deck?", usage);
  if (args["no-input"] || args.format !== "text")
    throw new Problem("usage", `${usage} speaks and listens. For a program there is coach run.`);
  const { project } = findPlaces(args, env, cwd);
  const opened = openDeck(name, invocation);
  const coach = coachFor(loadSpec(args.spec ?? defaultSpec, project, cwd), opened.deck);
  using stopping = stoppable();
  const voice = await openVoice(invocation, opened.deck.target_language, coach.spec.timeoutsMs.tts);
  const { now } = args;
  const ports = now === undefined ? realPorts : { ...realPorts, now: () => now };
  const coaching = await openCoaching({
    home: teachingHome(env),
    coach,
    learning: learningOf(opened),
    ports,
    answering: await answeringAt(await openDesk(invocation, stopping.signal), coach.spec),
    seed: args.seed ?? newSeed(ports),
    most: args.words,
  });
  try {
    const kept = isDeckPath(name) ? keptDeck(resolve(cwd, name), opened.deck.name, env, project) : [];
    notes(terminal, [...voice.notes, ...coaching.problems, ...kept, ...goesOn(coaching, args.words)]);
    welcome(invocation, coach, coaching);
    const { signal } = stopping;
    const first = await takeUp(coach, coaching, signal);
    const left = await talk({
      first,
      happen: coaching.happen,
      isOver: ({ state }) => state.position.final,
      voice,
      signal,
      onEarly: (text) => notes(terminal, [`“${text}” was not taken: the coach had not asked yet.`]),
      show: (next) =>
        terminal.out(next === first && next.resting ? `${resting}\n` : showTurn(coach, next, terminal.style)),
    });
    const log = await replayLog(ports.disk, coaching.places.log(coaching.sessionId), null, null);
    const round = { name, left: coaching.wordsLeft(), finished: log?.replayed.facts.finished ?? [] };
    terminal.out(farewell(coach, coaching.state(), round, terminal.style));
    return left === "interrupted" ? exit.interrupted : exit.done;
  } finally {
    voice.close();
    await coaching.close();
  }
}

const resting = "We are resting. Say “go on” (or press Enter).";

/** A course's folder is found again where it is. */
function keptDeck(file: string, name: string, env: Invocation["env"], project: string): string[] {
  if (!statSync(file).isFile()) return [];
  return [keepDeck(file, name, deckFolders(env, project)) ?? []].flat();
}

function goesOn({ resumed }: Coaching, words: number | undefined): string[] {
  if (!resumed || words === undefined) return [];
  return ["--words is for a new session. This one was begun before, and goes on with the words it has."];
}

function welcome({ terminal }: Invocation, { deck, items }: Coach, coaching: Coaching): void {
  const { queue, current, left: stopped } = coaching.state();
  const left = queue.length + (current === null || current.settled ? 0 : 1);
  const open = stopped?.word ?? (current?.settled ? null : current);
  const word = items.get(open?.id ?? "");
  // The word itself is the learner's to find.
  const place = word === undefined ? "it" : `the word for “${word.gloss}”`;
  const words = left === 1 ? "one word" : `${left} words`;
  const all = `You have been through every word of ${deck.title}, and none was put off.`;
  const how = "Type what you would say. At any time: help, again, skip, pause, stop.";
  terminal.out(left === 0 ? `${all}\n` : `${terminal.style.bold(deck.title)}: ${words} to go.\n`);
  if (coaching.resumed) terminal.out(`You were in the middle of ${place}; it goes on from there.\n`);
  if (left > 0) terminal.out(`${terminal.style.dim(how)}\n`);
}
