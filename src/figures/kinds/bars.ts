import { z } from "zod";
import { common, label, positive, shown } from "./parts.ts";

const part = z.strictObject({
  size: positive.optional(),
  label: shown.optional(),
  shaded: z.boolean().optional(),
});

/** Bars side by side in one scale, each of parts: a bar model. */
export const barModel = z.strictObject({
  kind: z.literal("bar-model"),
  ...common,
  bars: z
    .array(
      z.strictObject({
        label: label.optional(),
        parts: z.array(part).min(1).max(20),
        total: shown.optional(),
      }),
    )
    .min(1)
    .max(8),
  /** What all the bars come to together. */
  total: shown.optional(),
});
export type BarModel = z.infer<typeof barModel>;

/** One whole, several times, split into equal parts of which some are shaded. */
export const fractionBars = z.strictObject({
  kind: z.literal("fraction-bars"),
  ...common,
  shape: z.enum(["bar", "circle"]).optional(),
  bars: z
    .array(
      z.strictObject({
        parts: z.int().min(1).max(24),
        shaded: z.int().min(0).max(24),
        label: label.optional(),
      }),
    )
    .min(1)
    .max(8),
});
export type FractionBars = z.infer<typeof fractionBars>;
