import type { PlannedLesson, Unit } from "./unit.ts";

/**
 * A unit's lessons in the order that the teacher gave them, without those that she took out. What a lesson goes over or
 * brings back is what still comes before it; an assessment no longer claims what nothing in it covers.
 */
export function arranged(unit: Pick<Unit, "lessons" | "happened">): PlannedLesson[] {
  const lessons = everPlanned(unit);
  const order = unit.happened.reduce<readonly PlannedLesson[]>((now, one) => {
    if (one.kind === "removed") return now.filter(({ id }) => id !== one.lesson);
    if (one.kind === "added") return movedTo(now.concat(one.added), one.added.id, one.before);
    return one.kind === "moved" ? movedTo(now, one.lesson, one.before) : now;
  }, unit.lessons);
  return withAdded(order, unit).map((lesson, place) => {
    const earlier = new Map(order.slice(0, place).map((one, at) => [one.id, { one, at }]));
    const covers = lesson.covers.filter((id) => earlier.has(id));
    const retrieves = lesson.retrieves.flatMap((one) => {
      const from = earlier.get(one.from);
      return from === undefined ? [] : [{ ...one, gap: place - from.at }];
    });
    const gone = lesson.covers.filter((id) => !earlier.has(id));
    const lost = new Set(lessons.filter(({ id }) => gone.includes(id)).flatMap((one) => one.outcomes));
    const still = new Set(covers.flatMap((id) => earlier.get(id)?.one.outcomes ?? []));
    const outcomes = lesson.outcomes.filter((code) => !lost.has(code) || still.has(code));
    return { ...lesson, covers, retrieves, outcomes };
  });
}

/** Every lesson that was ever in it, those that were taken out too. */
export function everPlanned({ lessons, happened }: Pick<Unit, "lessons" | "happened">): PlannedLesson[] {
  return [...lessons, ...happened.flatMap((one) => (one.kind === "added" ? [one.added] : []))];
}

/** What was put in is assessed where everything is: at the last assessment, if that comes after it. */
function withAdded(order: readonly PlannedLesson[], { lessons }: Pick<Unit, "lessons">): PlannedLesson[] {
  const own = new Set(lessons.map(({ id }) => id));
  const last = order.findLastIndex(({ kind }) => kind === "assess");
  const added = order.filter(({ id, kind }, place) => !own.has(id) && kind === "teach" && place < last);
  return order.map((lesson, place) =>
    place !== last || added.length === 0
      ? lesson
      : {
          ...lesson,
          covers: [...lesson.covers, ...added.map(({ id }) => id)],
          outcomes: [...new Set([...lesson.outcomes, ...added.flatMap(({ outcomes }) => outcomes)])],
        },
  );
}

function movedTo(
  order: readonly PlannedLesson[],
  id: string,
  before: string | null,
): readonly PlannedLesson[] {
  const lesson = order.find((one) => one.id === id);
  const others = order.filter((one) => one.id !== id);
  const at = before === null ? others.length : others.findIndex((one) => one.id === before);
  return lesson === undefined || at < 0 ? order : others.toSpliced(at, 0, lesson);
}
