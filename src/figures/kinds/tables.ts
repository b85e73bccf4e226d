import { z } from "zod";
import { amount, common, label } from "./parts.ts";

const cell = z.union([label, amount, z.literal("")]);
const body = {
  ...common,
  columns: z.array(label).min(1).max(12),
  rows: z.array(z.array(cell).max(12)).min(1).max(40),
};

export const table = z.strictObject({ kind: z.literal("table"), ...body });
/** The values of variables as a program runs, a row a step. */
export const traceTable = z.strictObject({
  kind: z.literal("trace-table"),
  ...body,
  /** The program, a line each, numbered beside the table. */
  code: z
    .array(
      z
        .string()
        .max(80)
        .regex(/^[^\p{Cc}]*$/u, "text in one line"),
    )
    .min(1)
    .max(24)
    .optional(),
});
export type AnyTable = z.infer<typeof table> | z.infer<typeof traceTable>;
