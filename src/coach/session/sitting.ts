import type { Advanced } from "./coach.ts";
import { type CoachingOptions, openCoaching } from "./coaching.ts";
import type { Happening } from "./happening.ts";
import { afterStep, replayLog } from "./replay.ts";
import type { SessionState } from "./session-state.ts";
import { type StepView, stepView } from "./step-view.ts";
import { type DoneWord, type Summary, shownTarget, shownWord, summaryOf } from "./summary.ts";
import { takeUp } from "./take-up.ts";

export type SittingView = StepView & {
  done: DoneWord[];
  /** Words of this session that are still to come, without the current one. */
  ahead: number;
  /** The word that was just skipped and can be brought back. */
  skipped: { id: string; target: string } | null;
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
  const { coach, ports } = options;
  const coaching = await openCoaching(options);
  const { sessionId, resumed, problems, places } = coaching;
  const log = await replayLog(ports.disk, places.log(sessionId), null, null).catch(async (error) => {
    await coaching.close();
    throw error;
  });
  let finished = log?.replayed.facts.finished ?? [];
  const never = new AbortController().signal;
  let closed: Promise<void> | null = null;
  const close = () => {
    closed ??= coaching.close();
    return closed;
  };

  async function step(work: () => Promise<Advanced>, heard: string): Promise<SittingView> {
    const before = coaching.state();
    const next = await work();
    finished = afterStep(finished, next.finished, next.back);
    const summary = next.state.position.final ? await summed(next.state) : null;
    const view = stepView(coach, before, next, heard);
    const { queue, position, skipped } = next.state;
    return {
      ...view,
      done: finished.map((word) => shownWord(coach, word)),
      ahead: queue.length,
      skipped:
        skipped === null || position.final
          ? null
          : { id: skipped.word.id, target: shownTarget(coach.items, skipped.word.id) },
      summary,
    };
  }

  async function summed({ left }: SessionState): Promise<Summary> {
    await close();
    const stoppedIn = left === null ? null : shownTarget(coach.items, left.word.id);
    return await summaryOf(options, finished, { stoppedIn, left: coaching.wordsLeft() });
  }

  return {
    resumed,
    problems,
    takeUp: () => step(() => takeUp(coach, coaching, never), ""),
    happen: (happening) => step(() => coaching.happen(happening), happening.text),
    close,
  };
}
