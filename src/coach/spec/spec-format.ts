import { z } from "zod";

/** A session spec as its YAML says it (coaching-session §1; decision 28 for what 0.3 adds). */

const Name = z.string().regex(/^(?!__proto__$)[A-Za-z_]\w*$/, "letters, digits and underscores");
const Target = z.union([Name, z.strictObject({ target: Name }).transform(({ target }) => target)]);

const Action = z
  .object({ action: Name, handler: Name.optional() })
  .catchall(z.string())
  .transform(({ action, handler, ...params }) => ({ action, handler: handler ?? null, params }));

const State = z.strictObject({
  entry: z.array(Action).default([]),
  on: z.record(Name, Target).optional(),
  guard: z.string().optional(),
  on_true: Target.optional(),
  on_false: Target.optional(),
  type: z.literal("final").optional(),
});

export const SpecFile = z.strictObject({
  session: Name,
  /** 0.2 wrote a bare number. */
  version: z
    .union([z.string(), z.number()])
    .refine(
      (version) => version === 0.2 || (typeof version === "string" && /^\d+(\.\d+)+$/.test(version)),
      'numbers with points between them, in quotes, as in "0.3"',
    )
    .transform(String),
  initial: Name.default("INIT"),
  context: z
    .object({ timeouts_ms: z.record(Name, z.number().int().positive()).default({}) })
    .catchall(z.union([z.number().int(), z.boolean()]))
    .prefault({}),
  counters: z.record(Name, z.number().int()),
  effects: z.record(Name, z.array(z.string())).optional(),
  states: z.record(Name, State),
  invariants: z.array(z.string()).default([]),
});
export type SpecFile = z.infer<typeof SpecFile>;
export type SpecState = z.infer<typeof State>;
