import { Problem } from "../../problem.ts";
import type { StudyMark } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { participantIn } from "./changes.ts";
import { waitingSitting } from "./sittings.ts";
import { hasDeclined, type Study, type StudyTask } from "./study.ts";
import { sessionsOf } from "./withdraw.ts";

/** What a session that is begun for a participant carries, and the task. */
export type Beginning = { mark: StudyMark; task: StudyTask; participant: string };

/**
 * A task is begun twice only on purpose: the second lesson is another one, and is marked as such in the tables. One that waits for its first
 * request is gone on with. Throws `Problem`.
 */
export async function askAboutRepeat(
  store: Store,
  among: Study,
  { study, participant, task }: StudyMark,
): Promise<void> {
  if (waitingSitting(participantIn(among, participant), task) !== undefined) return;
  const before = (await sessionsOf(store, study, participant)).filter(
    (one) => one.study?.task === task && one.traces.length > 0,
  );
  if (before.length > 0)
    throw new Problem(
      "usage",
      `${participant} has begun ${task} already. Begin it again only on purpose: its tables then hold both, numbered. Nothing was begun.`,
      { command: "(--force begins it again)" },
    );
}

/** Nobody begins without having agreed, and without a condition. Throws `Problem` with what to do first. */
export function beginning(study: Study, typed: string, task: string): Beginning {
  const participant = participantIn(study, typed);
  const { id, consent, assigned } = participant;
  const found = study.tasks.find((one) => one.id === task.trim().toUpperCase());
  if (found === undefined) {
    const there = study.tasks.map((one) => one.id).join(", ");
    throw new Problem("usage", `${study.id} has no task ${task.slice(0, 40)}. There is: ${there}.`);
  }
  if (hasDeclined(participant)) throw new Problem("usage", `${id} declined to take part; nothing was begun.`);
  if (consent === undefined)
    throw new Problem("usage", `${id} has not agreed yet. Record the consent first; nothing was begun.`, {
      command: `(eval study consent ${study.id} ${id})`,
    });
  const condition = assigned?.[found.id];
  if (condition === undefined)
    throw new Problem("usage", `${id} has no condition yet. Assign them first; nothing was begun.`, {
      command: `(eval study assign ${study.id})`,
    });
  return {
    mark: { study: study.id, participant: id, task: found.id, condition },
    task: found,
    participant: id,
  };
}
