import { subjectsIn } from "../../../../src/workspace/packs/subjects.ts";
import { ageOf } from "../../../../src/workspace/stage.ts";
import type { Strategy } from "./needs.ts";
import { isMoving, type LessonPlan } from "./plan.ts";

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
  [
    /\b(?:number line|arithmetic|estimate|calculat\w+|sums?)\b/i,
    ({ profile, topic }) =>
      subjectsIn(`${profile.subject} ${topic?.subject ?? ""}`).some((one) => counting.includes(one)),
  ],
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
const counting = ["mathematics", "science", "physics", "chemistry", "biology", "computing", "business"];
const [grown, youngest] = [12, 6];

function doings({ shape }: LessonPlan["shape"]): string {
  return shape.parts.map(({ doing }) => doing).join(" ");
}

/** Whether what helps in general can be done in this lesson. */
export function hasPlace(plan: LessonPlan, { name, text }: Pick<Strategy, "name" | "text">): boolean {
  return spokenOf.every(([words, has]) => !words.test(`${name} ${text}`) || has(plan));
}
