import type { Task } from "../../../../src/workspace/topic.ts";
import { arriving } from "./phases.ts";
import { type LessonPlan, type Style, tasksOf, turned } from "./plan.ts";
import { checkPart } from "./shapes/shape.ts";

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
  const middle = [...warmUp, ...mediums, ...stretch];
  // Where a note has few of them, what is left of the others is done alone.
  const rest = middle.length > 0 ? middle : [...easies, ...hards.splice(0, easies.length === 0 ? 1 : 0)];
  const independent = rest.slice(0, alone[style.difficulty] - fewer + more);
  const deeper = style.difficulty > 0 || fewer > 0 ? [] : hards.slice(0, style.difficulty < 0 ? 1 : 2);
  return fitted({ ...inBothParts(guided, independent), deeper }, roomFor(plan));
}

/** Two tasks are enough for something to do together and something to do alone. */
function inBothParts(guided: Task[], independent: Task[]): Pick<Shared, "guided" | "independent"> {
  if (independent.length === 0 && guided.length > 1)
    return { guided: guided.slice(0, -1), independent: guided.slice(-1) };
  if (guided.length === 0 && independent.length > 1)
    return { guided: independent.slice(0, 1), independent: independent.slice(1) };
  return { guided, independent };
}

/** Whoever reads a task, does it and hears its answer needs so long at least. */
const leastATask = 2.5;

/** How many tasks Main has time for; before its minutes are shared out, any number. */
export function roomFor({ phases }: LessonPlan): number {
  if (phases.length === 0) return Infinity;
  const main = phases.filter(({ name }) => !aroundTasks.includes(name));
  return Math.max(2, Math.floor(main.reduce((sum, { minutes }) => sum + minutes, 0) / leastATask));
}

/** Of `most` things that a usual period has time for, as many as this one has; one at least. */
export function inTime(plan: LessonPlan, most: number): number {
  return Math.min(most, Math.max(1, Math.floor((roomFor(plan) * most) / usualTasks)));
}

const usualTasks = 10;

const aroundTasks: readonly string[] = [arriving, "Starter", "Review", "Plenary", checkPart.name];

/** What goes deeper is left out first, then what is done together; one of each is kept. */
function fitted({ guided, independent, deeper }: Shared, room: number): Shared {
  const alone = Math.min(independent.length, Math.max(1, Math.floor(room / 2)));
  const paired = Math.min(guided.length, Math.max(1, room - alone));
  return {
    guided: guided.slice(0, paired),
    independent: independent.slice(0, alone),
    deeper: deeper.slice(0, Math.max(0, room - alone - paired)),
  };
}
