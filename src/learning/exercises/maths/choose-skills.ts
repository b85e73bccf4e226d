import { chanceFrom } from "../../../chance.ts";
import type { Level } from "../../../maths/task.ts";
import type { Skill } from "../../course-format.ts";
import type { PastExercise } from "../../progress.ts";
import { type ExerciseRequest, itemKey } from "../exercise.ts";

export type Chosen = { skill: Skill; level: Level };

const tasks = 5;
/** Tasks with steps take longer. */
const tasksWithSteps = 4;
const lately = 3;

/**
 * What a round asks: first what went wrong, then what is due, then what was asked least; each with other numbers. The
 * level rises with every round of a skill that went well.
 */
export function chooseSkills(
  skills: readonly Skill[],
  { seed, history, errors, due }: Pick<ExerciseRequest, "seed" | "history" | "errors" | "due">,
): Chosen[] {
  const chance = chanceFrom(seed);
  const failed = failedLately(history, errors);
  const order = chance
    .shuffled(skills)
    .map((skill) => ({ skill, key: itemKey("skills", skill.id) }))
    .toSorted(
      (a, b) =>
        Number(failed.has(b.key)) - Number(failed.has(a.key)) ||
        Number(due.has(b.key)) - Number(due.has(a.key)) ||
        asked(history, a.key) - asked(history, b.key),
    )
    .map(({ skill }) => skill);
  const many = skills.some(({ steps }) => steps) ? tasksWithSteps : tasks;
  const chosen: Chosen[] = [];
  for (let at = 0; chosen.length < many && order.length > 0; at++) {
    const skill = order[at % order.length];
    if (skill !== undefined) chosen.push({ skill, level: levelFor(skill, history) });
  }
  // Together what belongs together: one skill after the other.
  return chosen.toSorted((a, b) => skills.indexOf(a.skill) - skills.indexOf(b.skill));
}

function asked(history: readonly PastExercise[], key: string): number {
  return history.filter(({ uses }) => uses.includes(key)).length;
}

/** The skills of the last round that went badly as a whole, and those that a mistake was named for. */
function failedLately(history: readonly PastExercise[], errors: ExerciseRequest["errors"]): Set<string> {
  const last = history.slice(-lately).filter(({ rating }) => rating <= 2);
  const named = errors.slice(-lately * 4).flatMap(({ question }) => {
    const found = /^skills:[a-z0-9-]+/.exec(question)?.[0];
    return found === undefined ? [] : [found];
  });
  return new Set([...last.flatMap(({ uses }) => uses.filter((use) => use.startsWith("skills:"))), ...named]);
}

export function levelFor({ id, levels }: Skill, history: readonly PastExercise[]): Level {
  const key = itemKey("skills", id);
  const well = history.filter(({ uses, rating }) => uses.includes(key) && rating >= 3).length;
  return levels[Math.min(well, levels.length - 1)] ?? "easy";
}
