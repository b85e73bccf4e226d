import type { Named } from "../named.ts";
import { type LessonPlan, type Style, toFill } from "../plan.ts";
import { numbered } from "../wording.ts";
import { paragraphs } from "./pieces.ts";
import type { Frame, Part, Shape, ShapeId } from "./shape.ts";

/**
 * What stands in a part: always, unless it is to be shorter (`long`), only when easier or harder; `tasks` are numbered, and
 * one fewer when shorter.
 */
export type Line = string | { long: string } | { easier: string } | { harder: string } | { tasks: string[] };

/** How a lesson goes in one subject, where nobody has written down what it is about. */
export type Skeleton = Frame & {
  /** As `subjectsIn` calls them. */
  subjects: readonly string[];
  id: ShapeId;
  called: string;
  parts: readonly Part[];
  /** Under each part. */
  lines(named: Named): Readonly<Record<string, readonly Line[]>>;
  brings: readonly string[];
};

export function shapeOf(skeleton: Skeleton): Shape {
  const { id, called, parts, brings } = skeleton;
  return {
    id,
    called,
    parts,
    fits: () => true,
    write: ({ about }: LessonPlan, style) => {
      const lines = skeleton.lines(about);
      return Object.fromEntries(
        parts.map(({ name }) => [name, paragraphs(...(lines[name] ?? []).map((line) => said(line, style)))]),
      );
    },
    brings: () => [...brings],
    frame: skeleton,
  };
}

function said(line: Line, { length, difficulty }: Style): string {
  if (typeof line === "string") return line;
  if ("long" in line) return length < 0 ? "" : line.long;
  if ("easier" in line) return difficulty < 0 ? line.easier : "";
  if ("harder" in line) return difficulty > 0 ? line.harder : "";
  return numbered(length < 0 ? line.tasks.slice(0, -1) : line.tasks);
}

/** The three things that only the teacher can give, in a subject's own words. */
export const fields = {
  example: (what: string) => toFill(`one example: ${what}`),
  questions: (what: string) => toFill(`three questions with their answers, ${what}`),
};

/** Everybody answers at once, before the middle is over. `how`: on their feet or on whiteboards. */
export function hingeLines(how: string): Line[] {
  return [
    `Teacher: hinge question, everybody at once: ${how}, then a reason to a neighbour. It targets a misconception that you know from this topic.`,
    `True or false, and how do you know? ${toFill("a sentence that sounds right and is a common mistake")}`,
    "**Answer:** False. Ask somebody who showed false to say or show what is right instead.",
  ];
}
