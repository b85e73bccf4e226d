import { z } from "zod";

const line = z.string().trim().max(2_000);
const some = z.string().trim().max(20_000);

/** What a teacher gives for a field, in the form that it was asked for. */
export const Filled = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("example"),
    problem: some.min(1),
    steps: z.array(line.min(1)).max(40),
    result: some,
  }),
  z.object({
    kind: z.literal("questions"),
    questions: z
      .array(z.object({ text: line.min(1), answer: line }))
      .min(1)
      .max(20),
  }),
  /** A sentence that sounds right and is not; `truth`: what is right instead. */
  z.object({ kind: z.literal("mistake"), text: line.min(1), truth: line }),
  z.object({ kind: z.literal("text"), text: some.min(1) }),
]);
export type Filled = z.infer<typeof Filled>;
