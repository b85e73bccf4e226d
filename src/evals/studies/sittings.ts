import { Problem } from "../../problem.ts";
import { changedParticipant, participantIn } from "./changes.ts";
import type { Present, Sitting, Study } from "./study.ts";

/** Who sits at which task. */
export type At = { participant: string; task: string };

/** The one that was begun and has no lesson yet; asking for one goes on with it. */
export function waitingSitting({ sittings }: Present, task: string): Sitting | undefined {
  return sittings.findLast((one) => one.task === task && isWaiting(one));
}

export function isWaiting({ session, finished }: Sitting): boolean {
  return session === undefined && finished === undefined;
}

export function sittingOf({ sittings }: Present, session: string): Sitting | undefined {
  return sittings.find((one) => one.session === session);
}

/** The task is shown from now on. One that waits for its first request is gone on with, and keeps its beginning. Throws `Problem`. */
export function withBeginning(study: Study, { participant, task }: At, now: string): Study {
  return changedParticipant(study, participant, (one) =>
    waitingSitting(one, task) === undefined
      ? { ...one, sittings: [...one.sittings, { task, begun: now }] }
      : one,
  );
}

/** What was asked for became a lesson. Throws `Problem`. */
export function withLesson(study: Study, { participant, task }: At, session: string): Study {
  return replaced(study, participant, (one) => {
    const waiting = waitingSitting(one, task);
    return waiting === undefined ? null : [waiting, { ...waiting, session }];
  });
}

/** `begun`: of a lesson whose sitting nobody wrote down, as in a study from before sittings were: the moment of its first request. */
export type Finishing = At & { session?: string | undefined; begun?: string | undefined };

/** They say that they are done. Throws `Problem` where they have not begun, or were done already. */
export function withFinish(study: Study, finishing: Finishing, now: string): Study {
  const { participant, task, session, begun } = finishing;
  const found = sittingFor(participantIn(study, participant), finishing);
  if (found === undefined && session !== undefined && begun !== undefined)
    return changedParticipant(study, participant, (one) => ({
      ...one,
      sittings: [...one.sittings, { task, begun, session, finished: now }],
    }));
  if (found === undefined)
    throw new Problem("usage", `${participant} has not begun ${task}. Nothing was changed.`);
  if (found.finished !== undefined)
    throw new Problem("usage", `${participant} has finished ${task} already. Nothing was changed.`);
  return replaced(study, participant, () => [found, { ...found, finished: now }]);
}

/** The button was pressed too early: they go on, and that it was pressed stays written down. Throws `Problem`. */
export function withFinishTakenBack(study: Study, finishing: Finishing): Study {
  const { participant, task } = finishing;
  const found = sittingFor(participantIn(study, participant), finishing);
  if (found?.finished === undefined)
    throw new Problem("usage", `${participant} has not finished ${task}. Nothing was changed.`);
  const { finished, takenBack = [], ...rest } = found;
  return replaced(study, participant, () => [found, { ...rest, takenBack: [...takenBack, finished] }]);
}

/** That of the lesson where one is named, else the last of the task. */
function sittingFor(one: Present, { task, session }: Finishing): Sitting | undefined {
  return session === undefined
    ? one.sittings.findLast((sitting) => sitting.task === task)
    : sittingOf(one, session);
}

function replaced(
  study: Study,
  participant: string,
  change: (one: Present) => [Sitting, Sitting] | null,
): Study {
  return changedParticipant(study, participant, (one) => {
    const pair = change(one);
    if (pair === null) return one;
    const [before, after] = pair;
    return { ...one, sittings: one.sittings.map((sitting) => (sitting === before ? after : sitting)) };
  });
}
