import { z } from "zod";
import { amount, common, label, place } from "./parts.ts";

const point = z.strictObject({ at: place, label: label.optional() });
const jump = z.strictObject({ from: place, to: place, label: label.optional() });
const stretch = z.strictObject({
  from: place.optional(),
  to: place.optional(),
  /** Ends that do not belong to it: drawn as empty circles. */
  open: z
    .array(z.enum(["from", "to"]))
    .max(2)
    .optional(),
});

/** A line from `from` to `to`, with a mark every `step` or with every whole split into `parts`. */
export const numberLine = z.strictObject({
  kind: z.literal("number-line"),
  ...common,
  from: amount,
  to: amount,
  step: z.number().min(1e-6).max(1e9).optional(),
  parts: z.int().min(2).max(24).optional(),
  points: z.array(point).max(30).optional(),
  jumps: z.array(jump).max(12).optional(),
  stretches: z.array(stretch).max(6).optional(),
});
export type NumberLine = z.infer<typeof numberLine>;
