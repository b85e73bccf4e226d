import { randomUUID } from "node:crypto";
import { deckFolders } from "../../coach/deck/deck-places.ts";
import { openDeck } from "../../coach/deck/load-deck.ts";
import { answeringAt } from "../../coach/session/answering-at.ts";
import { coachFor } from "../../coach/session/coach.ts";
import type { CoachingOptions } from "../../coach/session/coaching.ts";
import type { Happening } from "../../coach/session/happening.ts";
import { learningOf } from "../../coach/session/learning.ts";
import { defaultSpec, loadSpec } from "../../coach/session/load-spec.ts";
import { openSitting, type Sitting, type SittingView } from "../../coach/session/sitting.ts";
import { lastSummary, type Summary } from "../../coach/session/summary.ts";
import { newSeed } from "../../learning/state/ports.ts";
import { Refused } from "../errors.ts";
import type { Workbench } from "../workbench.ts";

export type Opened = { seat: string; resumed: boolean; problems: readonly string[]; step: SittingView };

/**
 * Coaching sessions that are open, one a deck. Who opens one takes its seat: a page that had it is told so when it next says
 * something. One that rests is closed; its log is all that going on needs.
 */
export type Coachings = {
  open(deck: string, wanted?: Wanted): Promise<Opened>;
  /** What the session that ended last came to. */
  last(deck: string): Promise<Summary | null>;
  happen(deck: string, seat: string | undefined, happening: Omit<Happening, "at">): Promise<SittingView>;
  /** false: there was nothing to close, or another page has it. */
  close(deck: string, seat: string | undefined): Promise<boolean>;
  isOpen(deck: string): boolean;
  closeAll(): Promise<void>;
};

/** What a new session takes up: so many words, or these. One that is under way goes on as it is. */
export type Wanted = Pick<CoachingOptions, "only"> & { words?: number | undefined };

type Held = { sitting: Promise<Sitting>; seat: string; rest: Timer };

const restMs = 10 * 60_000;

export function coachings(bench: Workbench): Coachings {
  const open = new Map<string, Held>();
  /** Being closed: who opens the deck again waits for it. */
  const closing = new Map<string, Promise<void>>();

  return {
    async open(deck, wanted = {}) {
      const before = open.get(deck);
      const sitting = before?.sitting ?? begin(deck, wanted);
      const held = keep(deck, { sitting, seat: randomUUID() });
      sitting.catch(() => open.get(deck)?.sitting === sitting && forget(deck));
      const { takeUp, problems, resumed } = await sitting;
      const step = await takeUp();
      if (step.final) forget(deck);
      return { seat: held.seat, resumed: resumed || before !== undefined, problems, step };
    },
    async happen(deck, seat, happening) {
      const held = open.get(deck);
      if (held === undefined) throw new Refused(409, "not_open", notOpen);
      if (seat !== undefined && seat !== held.seat) throw new Refused(409, "elsewhere", elsewhere);
      keep(deck, held);
      const step = await (await held.sitting).happen(happening);
      if (step.final && open.get(deck)?.sitting === held.sitting) forget(deck);
      return step;
    },
    async close(deck, seat) {
      const held = open.get(deck);
      if (held === undefined || (seat !== undefined && seat !== held.seat)) return false;
      await close(deck);
      return true;
    },
    last: (deck) => lastSummary(at(deck)),
    isOpen: (deck) => open.has(deck),
    closeAll: async () => {
      await Promise.all([...open.keys()].map(close));
    },
  };

  function at(name: string) {
    const { project, cwd, env } = bench.setup;
    const { home, ports } = bench.room;
    const opened = openDeck(name, deckFolders(env, project));
    const coach = coachFor(loadSpec(defaultSpec, project, cwd), opened.deck);
    return { home, ports, coach, learning: learningOf(opened) };
  }

  async function begin(name: string, { words: most, only }: Wanted): Promise<Sitting> {
    await closing.get(name);
    const where = at(name);
    const answering = await answeringAt(await bench.desk(new AbortController().signal), where.coach.spec);
    const seed = newSeed(where.ports);
    return await openSitting({ ...where, answering, seed, most, only });
  }

  function keep(deck: string, { sitting, seat }: Pick<Held, "sitting" | "seat">): Held {
    clearTimeout(open.get(deck)?.rest);
    const rest = setTimeout(() => void close(deck), restMs);
    rest.unref();
    const held = { sitting, seat, rest };
    open.set(deck, held);
    return held;
  }

  function forget(deck: string): Held | undefined {
    const held = open.get(deck);
    open.delete(deck);
    clearTimeout(held?.rest);
    return held;
  }

  async function close(deck: string): Promise<void> {
    const held = forget(deck);
    if (held === undefined) return;
    const closed = held.sitting.then((sitting) => sitting.close()).catch(() => {});
    closing.set(deck, closed);
    await closed;
    if (closing.get(deck) === closed) closing.delete(deck);
  }
}

const notOpen = "This session was closed while it rested. Everything is saved; open it again to go on.";
const elsewhere = "This session goes on in another tab. Everything is saved; you can go on here instead.";
