import { z } from "zod";
import { common, label } from "./parts.ts";

const at = z.number().min(0).max(100);
const point = z.tuple([at, at]);
const look = {
  label: label.optional(),
  fill: z.enum(["none", "light", "mid", "dark"]).optional(),
  to: point.optional(),
};

/** Each part stands in a square of 100 by 100, from the upper left; `to` is where the line of its label ends. */
const part = z.union([
  z.strictObject({ shape: z.enum(["ellipse", "rectangle"]), at: point, size: point, ...look }),
  z.strictObject({
    shape: z.enum(["polygon", "line", "curve"]),
    points: z.array(point).min(2).max(40),
    ...look,
  }),
  z.strictObject({ shape: z.literal("place"), at: point, label }),
]);
export type Part = z.infer<typeof part>;

export const labelledParts = z.strictObject({
  kind: z.literal("labelled-parts"),
  ...common,
  parts: z.array(part).min(1).max(40),
});
export type LabelledParts = z.infer<typeof labelledParts>;
