import { remember, remembered } from "../../app/remembered.ts";

const name = "study.visited";
const most = 50;

/** The courses this browser was in, the last one first. */
export function visitedCourses(): string[] {
  return (remembered(name) ?? "").split("\n").filter(Boolean);
}

export function visited(course: string): void {
  const others = visitedCourses().filter((each) => each !== course);
  remember(name, [course, ...others].slice(0, most).join("\n"));
}

/** Visited ones first, the latest first; then those practised elsewhere, the latest first; then by title. Last, what cannot be used. */
export function inOrderOfVisit<
  T extends { name: string; title: string; standing: { last: string | null } | null },
>(courses: readonly T[], before: readonly string[]): T[] {
  const rank = ({ name: each }: T) => (before.includes(each) ? before.indexOf(each) : before.length);
  const last = ({ standing }: T) => (standing?.last == null ? 0 : Date.parse(standing.last));
  const unusable = ({ standing }: T) => (standing === null ? 1 : 0);
  return courses.toSorted(
    (a, b) =>
      unusable(a) - unusable(b) || rank(a) - rank(b) || last(b) - last(a) || a.title.localeCompare(b.title),
  );
}
