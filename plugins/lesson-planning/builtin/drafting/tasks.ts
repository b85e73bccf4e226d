import type { Task } from "../../../../src/workspace/topic.ts";
import { type LessonPlan, type Style, tasksOf, turned } from "./plan.ts";

/** Which tasks are done when. No task stands twice. */
export type Shared = { guided: Task[]; independent: Task[]; deeper: Task[] };

/** How many easy and medium tasks are done together, by how hard the lesson is to be: the rest is done alone. */
const together = { [-1]: [3, 0], 0: [2, 1], 1: [1, 2] } as const;
const alone = { [-1]: 3, 0: 3, 1: 4 } as const;

/** Each class begins at another task, so that two classes with the same topic do not do the same sheet. */
export function shareOut(plan: LessonPlan, style: Style): Shared {
  const { easy, medium, hard } = tasksOf(plan);
  const [easies, mediums, hards] = [turned(plan, easy), turned(plan, medium), turned(plan, hard)];
  const [fromEasy, fromMedium] = together[style.difficulty];
  const fewer = style.length < 0 ? 1 : 0;
  const more = style.length > 0 ? 1 : 0;
  const guided = [...easies.splice(0, fromEasy - fewer + more), ...mediums.splice(0, fromMedium)];
  const warmUp = style.difficulty < 0 ? easies.slice(0, 1) : [];
  const stretch = style.difficulty > 0 ? hards.splice(0, 2) : [];
  const independent = [...warmUp, ...mediums, ...stretch].slice(0, alone[style.difficulty] - fewer + more);
  const deeper = style.difficulty > 0 || fewer > 0 ? [] : hards.slice(0, style.difficulty < 0 ? 1 : 2);
  return { guided, independent, deeper };
}
