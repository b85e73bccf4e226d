import { directInstruction } from "./direct-instruction.ts";
import { discussion } from "./discussion.ts";
import { enquiry } from "./enquiry.ts";
import { groupWork } from "./group-work.ts";
import { making } from "./making.ts";
import { practical } from "./practical.ts";
import { reading } from "./reading.ts";
import { review } from "./review.ts";
import type { Shape, ShapeId } from "./shape.ts";

export const shapes: readonly Shape[] = [
  directInstruction,
  enquiry,
  discussion,
  practical,
  groupWork,
  reading,
  making,
  review,
];

/** What the lessons of a list are called, in its order. */
export function titlesIn(list: string): string[] {
  return list.split("\n").flatMap((row) => /^- [\d-]+, (.+):[^:|]*(?:\||$)/.exec(row)?.[1]?.trim() ?? []);
}

/** The shapes that a list of lessons names, in its order. */
export function shapesIn(list: string): ShapeId[] {
  return list.split("\n").flatMap((row) => {
    const called = row.split(" | ")[1]?.trim();
    return shapes.find((shape) => shape.called === called)?.id ?? [];
  });
}
