import { courseState } from "../../learning/state/course-state.ts";
import { shownSlots } from "../deck/slots.ts";
import type { Advanced } from "./coach.ts";
import { type CoachingOptions, openCoaching } from "./coaching.ts";
import type { Happening } from "./happening.ts";
import { replayLog } from "./replay.ts";
import type { Finished, SessionState } from "./session-state.ts";
import { type StepView, stepView } from "./step-view.ts";
import { takeUp } from "./take-up.ts";

/** A word that this session has been through. */
export type DoneWord = { id: string; target: string; gloss: string; outcome: Finished["outcome"] };

export type Summary = {
  /** `due`: when it comes back for review; null where its concept has words ahead. */
  words: (DoneWord & { due: string | null })[];
  /** The word in which the learner stopped. */
  stoppedIn: string | null;
  /** New words of the deck that are not finished. */
  left: number;
};

export type SittingView = StepView & {
  done: DoneWord[];
  /** Words of this session that are still to come, without the current one. */
  ahead: number;
  /** Once it is over. */
  summary: Summary | null;
};

/** A session as a page has it: every step is answered with all there is to be shown. */
export type Sitting = {
  readonly resumed: boolean;
  readonly problems: readonly string[];
  /** Begins, or goes on from where it stands. */
  takeUp(): Promise<SittingView>;
  happen(happening: Omit<Happening, "at">): Promise<SittingView>;
  close(): Promise<void>;
};

/** Throws `StoreError`: `busy`, where another window coaches the same deck. */
export async function openSitting(options: CoachingOptions): Promise<Sitting> {
  const { coach, learning, home, ports } = options;
  const coaching = await openCoaching(options);
  const { sessionId, resumed, problems, places } = coaching;
  const log = await replayLog(ports.disk, places.log(sessionId), null, null).catch(async (error) => {
    await coaching.close();
    throw error;
  });
  const finished = [...(log?.replayed.facts.finished ?? [])];
  const never = new AbortController().signal;
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= coaching.close();
    return closed;
  };

  async function step(work: () => Promise<Advanced>, heard: string): Promise<SittingView> {
    const before = coaching.state();
    const next = await work();
    finished.push(...next.finished);
    const summary = next.state.position.final ? await summed(next.state) : null;
    const view = stepView(coach, before, next, heard);
    return { ...view, done: finished.map(shown), ahead: next.state.queue.length, summary };
  }

  async function summed({ left }: SessionState): Promise<Summary> {
    await close();
    const { concepts } = await courseState(home, learning.course, ports).progress();
    const words = finished.map((word) => {
      const concept = learning.conceptOf(word.id);
      const due = concept === null ? null : (concepts.get(concept.id)?.fsrs?.due ?? null);
      return { ...shown(word), due };
    });
    const stoppedIn = left === null ? null : shown(left.word).target;
    return { words, stoppedIn, left: coaching.wordsLeft() };
  }

  function shown({ id, outcome = "deferred" }: { id: string; outcome?: Finished["outcome"] }): DoneWord {
    const item = coach.items.get(id);
    return { id, target: shownSlots(item?.target ?? id), gloss: item?.gloss ?? "", outcome };
  }

  return {
    resumed,
    problems,
    takeUp: () => step(() => takeUp(coach, coaching, never), ""),
    happen: (happening) => step(() => coaching.happen(happening), happening.text),
    close,
  };
}
