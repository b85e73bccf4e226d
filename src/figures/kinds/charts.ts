import { z } from "zod";
import { amount, common, label } from "./parts.ts";

const axis = {
  axis: label.optional(),
  unit: label.max(20).optional(),
  step: z.number().min(1e-6).max(1e9).optional(),
};

export const barChart = z.strictObject({
  kind: z.literal("bar-chart"),
  ...common,
  ...axis,
  categories: label.optional(),
  bars: z
    .array(z.strictObject({ label, value: amount }))
    .min(1)
    .max(16),
});
export type BarChart = z.infer<typeof barChart>;

export const lineChart = z.strictObject({
  kind: z.literal("line-chart"),
  ...common,
  ...axis,
  along: label.optional(),
  /** What stands under the chart, from left to right. */
  labels: z
    .array(z.union([label, amount]))
    .min(2)
    .max(24),
  lines: z
    .array(z.strictObject({ label: label.optional(), values: z.array(amount).min(2).max(24) }))
    .min(1)
    .max(4),
});
export type LineChart = z.infer<typeof lineChart>;
