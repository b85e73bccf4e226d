import type { Topic } from "../../../../../src/workspace/topic.ts";
import type { lessonShapes } from "../../../../../src/workspace/topic-notes.ts";
import type { Named } from "../named.ts";
import type { LessonPlan, Style } from "../plan.ts";

/** What happens in Main, part by part. Starter and Plenary stand around it in every lesson (decision 55). */
export type Shape = {
  id: ShapeId;
  /** Inside a sentence: "an enquiry". */
  called: string;
  /** In order, with their shares of Main's minutes. `doing`: for the table of timings. */
  parts: readonly Part[];
  /** Whether a note holds what this shape needs. */
  fits(topic: Topic): boolean;
  /** What stands under the heading of each part, by the part's name. */
  write(plan: LessonPlan, style: Style): Readonly<Record<string, string>>;
  /** What to bring beside what every lesson needs. */
  brings(plan: LessonPlan): string[];
  /** What the subject says itself where no note does. */
  frame?: Frame;
};

/** What a lesson without notes is for and how it ends, in its subject's own words. */
export type Frame = {
  /** What pupils can do at the end, after "pupils can". */
  goals(named: Named): string[];
  /** The same as a pupil sees it. */
  criteria(named: Named): string[];
  /** What stays in view: "source", "demonstration". */
  shown: string;
  /** What a teacher sees while they work, when it goes well. */
  signs: readonly string[];
  /** What each pupil finishes at the end: first what shows who has it, then what to begin with next time. */
  exit(named: Named): string[];
  /** How it opens, where nobody sits at a desk. */
  opening?: string;
  /** On their feet: nothing is written. */
  moving?: boolean | undefined;
  /** The parts in which most is read, written, said before others, and done with the hands or the body. */
  where?: { read?: string; write?: string; speak?: string; act?: string };
};

export type Part = { name: string; share: number; doing: string };

export type ShapeId = (typeof lessonShapes)[number];

/** In every shape, before the middle is over: there must be time to act on what it shows. */
export const checkPart: Part = {
  name: "Check for understanding",
  share: 4,
  doing: "Hinge question, whiteboards",
};

/** From what is shown, through pairs, to work alone. What pupils do in each is the shape's own. */
export function taughtParts(shown: string, together: string, alone: string): Part[] {
  return [
    { name: "Explain and model", share: 11, doing: shown },
    { name: "Guided practice", share: 10, doing: together },
    checkPart,
    { name: "Independent practice", share: 11, doing: alone },
  ];
}
