import type { Items } from "../course-format.ts";
import { isTask, piecesOf } from "../pieces.ts";
import type { ConceptProgress } from "../progress.ts";
import { type DueBy, piecesDue } from "./due.ts";

/** A concept's pieces without a card that are due, by `itemKey`; not those that rest, which nothing would ask. */
export function tasksDue(
  own: ConceptProgress,
  items: Items | undefined,
  { by, resting }: { by: DueBy; resting: ReadonlySet<string> },
): string[] {
  const due = piecesDue(own, by).flatMap(({ key }) => (isTask(key) && !resting.has(key) ? [key] : []));
  // What was taken out of the course is asked no more.
  return due.length === 0 ? [] : tasksIn(items).filter((key) => due.includes(key));
}

/** Those that no exercise has asked yet. */
export function tasksUnasked(own: ConceptProgress, items: Items | undefined): string[] {
  return tasksIn(items).filter((key) => !Object.hasOwn(own.items, key));
}

function tasksIn(items: Items | undefined): string[] {
  const { tasks, programs } = piecesOf(items);
  return [...tasks, ...programs];
}
