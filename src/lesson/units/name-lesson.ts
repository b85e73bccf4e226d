import { Problem } from "../../problem.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { chooseOutcomes, chooseTopic } from "../../workspace/topics/choose.ts";
import { arranged, everPlanned } from "./arranged.ts";
import { standsOn } from "./in-order.ts";
import { mostLessons, type PlannedLesson, Unit } from "./unit.ts";
import type { UnitMaterial } from "./unit-topic.ts";

/**
 * What the teacher says a lesson is about: the note on it where there is one, its outcomes, and no longer a field. A draft on
 * something else stays among her lessons, and is no longer this one's.
 */
export function namedLesson(
  unit: Unit,
  id: string,
  topic: string,
  profile: ClassProfile,
  material: UnitMaterial,
): Unit {
  const lesson = everPlanned(unit).find((one) => one.id === id);
  if (lesson === undefined) throw new Problem("usage", `There is no lesson ${id} in "${unit.title}".`);
  if (lesson.kind !== "open" && lesson.kind !== "teach")
    throw new Problem("usage", `Lesson ${id} goes over what others taught, and has no topic of its own.`);
  const named = about(lesson, topic, profile, material);
  const { [id]: before, ...drafted } = unit.drafted;
  return withStandsOn(
    {
      ...unit,
      drafted: before === undefined || named.title === lesson.title ? unit.drafted : drafted,
      lessons: unit.lessons.map((one) =>
        one.id === id ? named : one.kind === "assess" ? assessing(one, unit, named) : one,
      ),
      happened: unit.happened.map((one) =>
        one.kind === "added" && one.added.id === id ? { ...one, added: named } : one,
      ),
    },
    material,
  );
}

/** One more lesson, before that one or at the end; undo takes it out again. */
export function withLesson(
  unit: Unit,
  topic: string,
  before: string | null,
  profile: ClassProfile,
  material: UnitMaterial,
): { unit: Unit; added: PlannedLesson } {
  const all = everPlanned(unit);
  if (arranged(unit).length >= mostLessons)
    throw new Problem("usage", `A unit has ${mostLessons} lessons at most. Nothing was changed.`);
  const next = 1 + Math.max(0, ...all.map(({ id }) => Number(/\d+/.exec(id)?.[0])));
  const fresh: PlannedLesson = {
    id: `l${next}`,
    kind: "open",
    title: topic,
    outcomes: [],
    covers: [],
    retrieves: [],
    stands_on: [],
  };
  const added = about(fresh, topic, profile, material);
  const happened = [...unit.happened, { kind: "added" as const, added, before }];
  return { unit: withStandsOn({ ...unit, happened }, material), added };
}

function about(
  lesson: PlannedLesson,
  topic: string,
  profile: ClassProfile,
  { heads, registry }: UnitMaterial,
): PlannedLesson {
  const head = chooseTopic(topic, heads, profile, registry);
  const outcomes = chooseOutcomes(topic, [], head, profile, registry, heads).main.map(({ code }) => code);
  const { to_fill: _, note: __, why: ___, ...kept } = lesson;
  const title = head?.title ?? topic.charAt(0).toUpperCase() + topic.slice(1);
  return {
    ...kept,
    kind: "teach",
    title,
    outcomes,
    ...(head === null
      ? { to_fill: `notes on ${title}: an example, questions with answers, a common mistake` }
      : { note: head.path }),
  };
}

/** Which lessons of the unit each stands on, by what its notes say now. */
function withStandsOn(unit: Unit, { heads }: UnitMaterial): Unit {
  const below = standsOn(heads);
  const slugAt = new Map(heads.map(({ path, slug }) => [path, slug]));
  const slugOf = ({ note }: PlannedLesson) => slugAt.get(note ?? "") ?? null;
  const all = everPlanned(unit);
  const told = (lesson: PlannedLesson): PlannedLesson => {
    const slug = slugOf(lesson);
    if (lesson.kind !== "teach" || slug === null) return lesson;
    const needed = below(slug);
    return {
      ...lesson,
      stands_on: all
        .filter((one) => one.id !== lesson.id && needed.has(slugOf(one) ?? ""))
        .map(({ id }) => id),
    };
  };
  return Unit.parse({
    ...unit,
    lessons: unit.lessons.map(told),
    happened: unit.happened.map((one) => (one.kind === "added" ? { ...one, added: told(one.added) } : one)),
  });
}

/** What is taught now is assessed at the end, and at every assessment after it that went over all before. */
function assessing(assessment: PlannedLesson, unit: Unit, named: PlannedLesson): PlannedLesson {
  const isLast = unit.lessons.at(-1)?.id === assessment.id;
  const isOwn = unit.lessons.some(({ id }) => id === named.id);
  if (!isLast || !isOwn || assessment.covers.includes(named.id)) return assessment;
  return {
    ...assessment,
    covers: [...assessment.covers, named.id],
    outcomes: [...new Set([...assessment.outcomes, ...named.outcomes])],
  };
}
