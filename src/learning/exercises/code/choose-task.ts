import { bloomLevels } from "../../../bloom.ts";
import type { BloomLevel } from "../../course-format.ts";
import type { PastError, PastExercise } from "../../progress.ts";
import { itemKey } from "../exercise.ts";
import { inputShape } from "./input-shape.ts";
import type { CodeTask } from "./task.ts";

export type Wanted = {
  bloom: BloomLevel;
  history: readonly PastExercise[];
  errors: readonly PastError[];
  seed: number;
  /** By `itemKey`: what is due comes first, solved lately or not. */
  due?: ReadonlySet<string>;
};

/**
 * The tasks that may be given, best first: what is due, then nearest the wanted level, then not done or done longest ago, then those
 * that practise what went wrong (exercise-modalities §8.3.3). One solved lately is not given again (decision 24); one
 * that was not solved may be.
 */
export function chooseTasks(tasks: readonly CodeTask[], wanted: Wanted): CodeTask[] {
  const recent = new Set(
    wanted.history.slice(-lately).flatMap(({ uses, rating }) => (rating >= 3 ? uses : [])),
  );
  return tasks
    .filter((task) => isDue(task, wanted) || !recent.has(itemKey("code", task.id)))
    .map((task, index) => ({ task, index }))
    .toSorted(
      (a, b) =>
        Number(isDue(b.task, wanted)) - Number(isDue(a.task, wanted)) ||
        distance(a.task, wanted) - distance(b.task, wanted) ||
        lastDone(a.task, wanted) - lastDone(b.task, wanted) ||
        practises(b.task, wanted) - practises(a.task, wanted) ||
        turn(a.index, tasks.length, wanted.seed) - turn(b.index, tasks.length, wanted.seed),
    )
    .map(({ task }) => task);
}

const lately = 3;

function isDue({ id }: CodeTask, { due }: Wanted): boolean {
  return due?.has(itemKey("code", id)) === true;
}

function distance(task: CodeTask, { bloom }: Wanted): number {
  return Math.abs(bloomLevels.indexOf(task.bloom) - bloomLevels.indexOf(bloom));
}

/** -1 when never. */
function lastDone(task: CodeTask, { history }: Wanted): number {
  return history.findLastIndex(({ uses }) => uses.includes(itemKey("code", task.id)));
}

/** How many of its tests are about the kinds of mistakes last made. */
function practises(task: CodeTask, { errors }: Wanted): number {
  const types = new Set(errors.slice(-6).map(({ error_type }) => error_type));
  const shapes = task.tests.map(({ call }) => inputShape(call));
  const edges = shapes.filter((shape) => shape !== "ordinary" && shape !== "large").length;
  const large = shapes.filter((shape) => shape === "large").length;
  return (
    (types.has("missing_edge_case") || types.has("off_by_one") ? edges / shapes.length : 0) +
    (types.has("complexity_error") ? large : 0)
  );
}

/** The same tasks come in another order for another seed. */
function turn(index: number, count: number, seed: number): number {
  return (((index + seed) % count) + count) % count;
}
