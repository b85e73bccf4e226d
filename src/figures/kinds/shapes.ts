import { z } from "zod";
import { common, label, positive, shown } from "./parts.ts";

const unit = label.max(12).optional();
const three = z.tuple([shown.nullable(), shown.nullable(), shown.nullable()]);

/** By its sides AB, BC, CA or by its angles at A, B, C; drawn to scale. */
export const triangle = z.strictObject({
  kind: z.literal("triangle"),
  ...common,
  sides: z.tuple([positive, positive, positive]).optional(),
  angles: z.tuple([positive, positive, positive]).optional(),
  unit,
  corners: z.tuple([label, label, label]).optional(),
  /** What is written at AB, BC, CA; null for nothing. */
  sideLabels: three.optional(),
  /** What is written in the corners A, B, C. */
  angleLabels: three.optional(),
  /** The height on AB, with what is written at it. */
  height: shown.optional(),
});
export type Triangle = z.infer<typeof triangle>;

const measures = { unit, labels: z.record(z.string().max(20), shown).optional() };

export const rectangle = z.strictObject({
  kind: z.literal("rectangle"),
  ...common,
  width: positive,
  height: positive,
  ...measures,
  /** Squares of one unit are drawn in it. */
  squares: z.boolean().optional(),
});
export type Rectangle = z.infer<typeof rectangle>;

export const parallelogram = z.strictObject({
  kind: z.literal("parallelogram"),
  ...common,
  base: positive,
  height: positive,
  /** How far the upper side is moved along. */
  lean: z.number().min(0).max(1e6).optional(),
  ...measures,
});
export type Parallelogram = z.infer<typeof parallelogram>;

export const trapezium = z.strictObject({
  kind: z.literal("trapezium"),
  ...common,
  top: positive,
  bottom: positive,
  height: positive,
  ...measures,
});
export type Trapezium = z.infer<typeof trapezium>;

/** A rectangle with a rectangle cut from its upper right corner. */
export const lShape = z.strictObject({
  kind: z.literal("l-shape"),
  ...common,
  width: positive,
  height: positive,
  cutWidth: positive,
  cutHeight: positive,
  ...measures,
});
export type LShape = z.infer<typeof lShape>;

/** A box with its length along the front, its width to the back and its height. */
export const cuboid = z.strictObject({
  kind: z.literal("cuboid"),
  ...common,
  length: positive,
  width: positive,
  height: positive,
  unit,
  /** What is written in place of a measure. */
  labels: z
    .strictObject({ length: shown.optional(), width: shown.optional(), height: shown.optional() })
    .optional(),
});
export type Cuboid = z.infer<typeof cuboid>;

export const circle = z.strictObject({
  kind: z.literal("circle"),
  ...common,
  /** Drawn as a line, with what is written at it. */
  radius: shown.optional(),
  diameter: shown.optional(),
  chord: label.optional(),
  tangent: label.optional(),
  centre: label.optional(),
  unit,
});
export type Circle = z.infer<typeof circle>;

const slice = z.strictObject({ size: z.number().min(1).max(359), label: label.optional() });

/** Angles side by side: on a straight line (180° together) or round a point (360°), or one alone. */
export const angles = z.strictObject({
  kind: z.literal("angles"),
  ...common,
  about: z.enum(["line", "point", "one"]),
  angles: z.array(slice).min(1).max(8),
});
export type Angles = z.infer<typeof angles>;

/** Two parallel lines and one across them. The corners are numbered 1 to 4 above and 5 to 8 below, clockwise from upper left. */
export const parallelLines = z.strictObject({
  kind: z.literal("parallel-lines"),
  ...common,
  /** At corner 2: between the line across and the line to the right, in degrees. */
  angle: z.number().min(20).max(160),
  labels: z
    .array(z.strictObject({ corner: z.int().min(1).max(8), label }))
    .min(1)
    .max(8),
});
export type ParallelLines = z.infer<typeof parallelLines>;
