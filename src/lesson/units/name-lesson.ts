import { Problem } from "../../problem.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { chooseOutcomes, chooseTopic } from "../../workspace/topics/choose.ts";
import { type PlannedLesson, Unit } from "./unit.ts";
import type { UnitMaterial } from "./unit-topic.ts";

/** What the teacher says a lesson is about: the note on it where there is one, its outcomes, and no longer a field. */
export function namedLesson(
  unit: Unit,
  id: string,
  topic: string,
  profile: ClassProfile,
  { heads, registry }: UnitMaterial,
): Unit {
  const lesson = unit.lessons.find((one) => one.id === id);
  if (lesson === undefined) throw new Problem("usage", `There is no lesson ${id} in "${unit.title}".`);
  if (lesson.kind !== "open" && lesson.kind !== "teach")
    throw new Problem("usage", `Lesson ${id} goes over what others taught, and has no topic of its own.`);
  const head = chooseTopic(topic, heads, profile, registry);
  const outcomes = chooseOutcomes(topic, [], head, profile, registry, heads).main.map(({ code }) => code);
  const { to_fill: _, note: __, why: ___, ...kept } = lesson;
  const title = head?.title ?? topic.charAt(0).toUpperCase() + topic.slice(1);
  const named: PlannedLesson = {
    ...kept,
    kind: "teach",
    title,
    outcomes,
    ...(head === null
      ? { to_fill: `notes on ${title}: an example, questions with answers, a common mistake` }
      : { note: head.path }),
  };
  return Unit.parse({
    ...unit,
    lessons: unit.lessons.map((one) =>
      one.id === id ? named : one.kind === "assess" ? assessing(one, unit, named) : one,
    ),
  });
}

/** What is taught now is assessed at the end, and at every assessment after it that went over all before. */
function assessing(assessment: PlannedLesson, unit: Unit, named: PlannedLesson): PlannedLesson {
  const isLast = unit.lessons.at(-1)?.id === assessment.id;
  if (!isLast || assessment.covers.includes(named.id)) return assessment;
  return {
    ...assessment,
    covers: [...assessment.covers, named.id],
    outcomes: [...new Set([...assessment.outcomes, ...named.outcomes])],
  };
}
