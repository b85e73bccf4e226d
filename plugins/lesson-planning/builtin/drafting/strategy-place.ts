import { subjectsIn } from "../../../../src/workspace/packs/subjects.ts";
import { ageOf } from "../../../../src/workspace/stage.ts";
import type { Strategy } from "./needs.ts";
import { isMoving, type LessonPlan, tasksOf } from "./plan.ts";

/** What a strategy speaks of, and whether a lesson has it. Something else that it speaks of is found in any lesson. */
const spokenOf: readonly [RegExp, (plan: LessonPlan) => boolean][] = [
  [
    /\b(?:written?|writes?|writing|handwriting|typing|dictation|page|pages|print|printed|sheets?|slides?|desks?|board|text|texts|point|spelling|diagrams?|tables?|homework|read|reading|captions|copy|copying|transcript|glossary|exam)\b/i,
    (plan) => !isMoving(plan),
  ],
  [
    /\b(?:keyboard|mouse|screen|code|program)\b/i,
    ({ profile }) => subjectsIn(profile.subject).includes("computing"),
  ],
  [/\b(?:number line|arithmetic|estimate|calculat\w+|sums?)\b/i, isWorkedOut],
  [
    /\b(?:practical|bench|equipment|workspace|tools?)\b/i,
    ({ shape: { shape } }) =>
      shape.id === "practical" || shape.id === "making" || shape.frame?.where?.act !== undefined,
  ],
  [/\b(?:group|groups|roles?)\b/i, ({ shape }) => /group|fours|threes|teams/i.test(doings(shape))],
  [
    /\b(?:text-to-speech|homework|paragraph|glossary|exam|essay|written|envelopes|score|page|notes?)\b/i,
    ({ profile }) => (ageOf(profile.stage) ?? grown) > youngest,
  ],
];
const [grown, youngest] = [12, 6];

/** Most of it is worked out in numbers: mathematics, or a third of the tasks ask with a number and are answered with one. */
function isWorkedOut(plan: LessonPlan): boolean {
  const { profile, topic } = plan;
  if (subjectsIn(topic?.subject || profile.subject).includes("mathematics")) return true;
  const { easy, medium, hard } = tasksOf(plan);
  const all = [...easy, ...medium, ...hard];
  const counted = all.filter(({ text, answer }) => /\d/.test(text) && /\d/.test(answer));
  return counted.length > 0 && counted.length >= all.length / 3;
}

function doings({ shape }: LessonPlan["shape"]): string {
  return shape.parts.map(({ doing }) => doing).join(" ");
}

/** Whether what helps in general can be done in this lesson. */
export function hasPlace(plan: LessonPlan, { name, text }: Pick<Strategy, "name" | "text">): boolean {
  return spokenOf.every(([words, has]) => !words.test(`${name} ${text}`) || has(plan));
}
