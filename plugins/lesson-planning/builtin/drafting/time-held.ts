import { counted } from "../../../../src/counted.ts";
import { type Phase, phasesFor, type WishedLengths } from "./phases.ts";
import { firstDraft, type LessonPlan, tasksOf, toFill } from "./plan.ts";
import { askedTasks, paragraphs } from "./shapes/pieces.ts";
import type { Shape } from "./shapes/shape.ts";

/**
 * How long a note lasts. A period that is much longer gets more of its tasks, a break, and a place that says how many minutes
 * are the teacher's to fill: three short questions are never stretched over three quarters of an hour.
 */

/** What a part may last, as a multiple of its share of a usual period: work with the hands goes on longer than questions do. */
const longestOf = (shape: Shape) => (shape.id === "practical" || shape.id === "making" ? 2.4 : 1.3);
/** Starter, its review and Plenary at their longest. */
const aroundMain = 21;
/** So little over is given to the work. */
const leastLeft = 10;
const minutesATask = 5;
const breakFrom = 110;
const breakMinutes = 10;

const more = "More practice";
const pause = "Break";
const hers = "Yours to fill";

/** How many minutes a shape fills with what one note holds. */
function minutesHeld(shape: Shape): number {
  const shares = shape.parts.reduce((sum, { share }) => sum + share, 0);
  return Math.round(shares * longestOf(shape)) + aroundMain;
}

/** The plan with its period shared out. What a lesson without notes holds is the teacher's already. */
export function timed(
  plan: LessonPlan,
  guide: string,
  lost: number,
  wished: WishedLengths = {},
): Pick<LessonPlan, "phases" | "shape" | "unplanned"> {
  const { shape, minutes, topic } = plan;
  const phasesOf = (length: number) => phasesFor(length, guide, shape.shape, lost, wished);
  const held = minutesHeld(shape.shape) + lost;
  if (topic === null || minutes - held < leastLeft) return { phases: phasesOf(minutes), shape, unplanned: 0 };
  const paused = minutes >= breakFrom ? breakMinutes : 0;
  const tasks = Math.min(
    leftOver(plan, shape.shape).length,
    Math.floor((minutes - held - paused) / minutesATask),
  );
  const rest = minutes - held - paused - tasks * minutesATask;
  // A few minutes are no place to plan for: they go to the work.
  const unplanned = rest < leastLeft ? 0 : rest;
  const added = [
    { name: pause, minutes: paused, doing: "Fresh air, water" },
    { name: more, minutes: tasks * minutesATask, doing: "In pairs, then compared" },
    { name: hers, minutes: unplanned, doing: "The teacher's own: nothing is planned here" },
  ].filter((part) => part.minutes > 0);
  const last = shape.shape.parts.at(-1)?.name;
  const before = <T extends { name: string }>(parts: readonly T[], these: readonly T[]): T[] =>
    parts.flatMap((part) => (part.name === last ? [...these, part] : [part]));
  return {
    phases: before<Phase>(
      phasesOf(held + rest - unplanned),
      added.map(({ name, minutes }) => ({ name, minutes })),
    ),
    shape: {
      ...shape,
      shape: longer(
        shape.shape,
        tasks,
        unplanned,
        before(
          shape.shape.parts,
          added.map(({ name, doing }) => ({ name, doing, share: 0 })),
        ),
      ),
    },
    unplanned,
  };
}

function longer(shape: Shape, tasks: number, unplanned: number, parts: Shape["parts"]): Shape {
  return {
    ...shape,
    parts,
    write: (plan, style) => ({
      ...shape.write(plan, style),
      [pause]: "Everybody up. Leave your work open at the place where you stopped.",
      [more]: paragraphs(
        "In pairs. Do each on your own first; then compare, and agree on one answer with its reason.",
        askedTasks(leftOver(plan, shape, shape.write(plan, style)).slice(0, tasks)),
      ),
      [hers]: toFill(
        `${counted(unplanned, "minute")} of your own: a film, a walk, a longer piece of work, or something else altogether`,
      ),
    }),
  };
}

/** Tasks of the note that the shape does not set. */
function leftOver(plan: LessonPlan, shape: Shape, written = shape.write(plan, firstDraft(plan, "main"))) {
  const main = Object.values(written).join("\n");
  const firstLine = (text: string) => text.split("\n")[0] ?? text;
  const { easy, medium, hard } = tasksOf(plan);
  return [...easy, ...medium, ...hard].filter(({ text }) => !main.includes(firstLine(text)));
}

/** For the teacher, where the period is longer than what the note holds; else "". */
export function tellsTime({ minutes, unplanned }: LessonPlan): string {
  return unplanned === 0
    ? ""
    : `Teacher: the notes hold about ${minutes - unplanned} minutes of this ${minutes}-minute lesson. ${counted(unplanned, "minute")} in Main are left for you to fill in; or plan two lessons.`;
}
