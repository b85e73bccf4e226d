import { z } from "zod";
import { common, label } from "./parts.ts";

const name = z
  .string()
  .min(1)
  .max(24)
  .regex(/^[\p{L}\d][\p{L}\d _-]*$/u, "a short name of letters and digits");

const step = z.strictObject({
  name: name.optional(),
  text: label,
  shape: z.enum(["terminal", "process", "decision", "data"]).optional(),
  /** The step that follows; the one below where it is left out. `end` ends here. */
  next: name.optional(),
  /** Of a decision. */
  yes: name.optional(),
  no: name.optional(),
});

/** Steps from top to bottom; a way may lead back. */
export const flowChart = z.strictObject({
  kind: z.literal("flow-chart"),
  ...common,
  steps: z.array(step).min(1).max(16),
});
export type FlowChart = z.infer<typeof flowChart>;

/** Stages round a circle, the last followed by the first. `arrow` is written at the arrow to the next. */
export const cycle = z.strictObject({
  kind: z.literal("cycle"),
  ...common,
  stages: z
    .array(z.union([label, z.strictObject({ label, arrow: label.optional() })]))
    .min(2)
    .max(10),
});
export type Cycle = z.infer<typeof cycle>;

const link = z
  .string()
  .max(170)
  .regex(/^[^<>→]+(?:->|→)[^<>→]+$/, "two names with an arrow between: grass -> rabbit");

/** Arrows go from what is eaten to what eats it. */
export const foodWeb = z.strictObject({
  kind: z.literal("food-web"),
  ...common,
  links: z.array(link).min(1).max(40),
});
export type FoodWeb = z.infer<typeof foodWeb>;
