import { z } from "zod";
import { amount, common, label } from "./parts.ts";

const event = z.strictObject({
  /** The year, or another number on one scale; before the year 1 below nothing. */
  at: amount,
  /** How it is written, where that is not the year: 5 November 1605. */
  date: label.max(40).optional(),
  label,
});
const period = z.strictObject({ from: amount, to: amount, label });

export const timeline = z.strictObject({
  kind: z.literal("timeline"),
  ...common,
  events: z.array(event).min(1).max(20),
  periods: z.array(period).max(6).optional(),
});
export type Timeline = z.infer<typeof timeline>;
