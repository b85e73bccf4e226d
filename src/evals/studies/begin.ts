import { Problem } from "../../problem.ts";
import type { StudyMark } from "../../store/session.ts";
import { participantIn } from "./changes.ts";
import type { Study, StudyTask } from "./study.ts";

/** What a session that is begun for a participant carries, and the task. */
export type Beginning = { mark: StudyMark; task: StudyTask; participant: string };

/** Nobody begins without having agreed, and without a condition. Throws `Problem` with what to do first. */
export function beginning(study: Study, typed: string, task: string): Beginning {
  const { id, consent, assigned } = participantIn(study, typed);
  const found = study.tasks.find((one) => one.id === task.trim().toUpperCase());
  if (found === undefined) {
    const there = study.tasks.map((one) => one.id).join(", ");
    throw new Problem("usage", `${study.id} has no task ${task.slice(0, 40)}. There is: ${there}.`);
  }
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
