import { seedOf } from "../../../chance.ts";
import type { Course } from "../../course.ts";
import { whyUnfit } from "./prove.ts";
import { kept, tasksFor } from "./task-of.ts";

export type SkillProblem = { concept: string; skill: string; problem: string };

const seeds = 4;
const aRound = 6;
/** Fewer different tasks than this are soon known by heart. */
const fewest = 8;

/** Every skill of a course whose tasks cannot be made, marked or drawn, or of which there are too few: by making many. */
export function skillProblems({ items }: Course): SkillProblem[] {
  return [...items.values()].flatMap(({ concept, skills }) =>
    skills.flatMap((skill) =>
      skill.levels.flatMap((level) => {
        const made = Array.from({ length: seeds }, (_, at) =>
          tasksFor(skill, level, seedOf(`${skill.id} ${at}`), aRound),
        ).flat();
        const [other] = made;
        if (other === undefined)
          return [{ concept, skill: skill.id, problem: `No task at ${level} is within its bounds.` }];
        const many = new Set(made.map(({ question, figure }) => question + JSON.stringify(figure))).size;
        const few = many < fewest ? [`Only ${many} different tasks at ${level} are within its bounds.`] : [];
        const wrong = made
          .flatMap((task, at) => whyUnfit(kept(skill, level, task, other, "1"), at % aRound === 0) ?? [])
          .slice(0, 1);
        return [...few, ...wrong].map((problem) => ({ concept, skill: skill.id, problem }));
      }),
    ),
  );
}
