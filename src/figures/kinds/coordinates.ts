import { z } from "zod";
import { common, label } from "./parts.ts";

const at = z.number().min(-1e6).max(1e6);
const span = z.tuple([at, at]);

export const coordinateGrid = z.strictObject({
  kind: z.literal("coordinate-grid"),
  ...common,
  x: span,
  y: span,
  xStep: z.number().min(1e-3).max(1e6).optional(),
  yStep: z.number().min(1e-3).max(1e6).optional(),
  xLabel: label.optional(),
  yLabel: label.optional(),
  points: z
    .array(z.strictObject({ x: at, y: at, label: label.optional() }))
    .max(40)
    .optional(),
  /** Points joined in order, and back to the first where it is closed. */
  paths: z
    .array(
      z.strictObject({
        points: z
          .array(z.tuple([at, at]))
          .min(2)
          .max(40),
        closed: z.boolean().optional(),
        label: label.optional(),
      }),
    )
    .max(8)
    .optional(),
  /** Graphs, as `2x + 1` or `x^2 - 4`. */
  graphs: z
    .array(z.strictObject({ y: z.string().trim().min(1).max(60), label: label.optional() }))
    .max(6)
    .optional(),
});
export type CoordinateGrid = z.infer<typeof coordinateGrid>;
