import { z } from "zod";
import { evidenceFound } from "../../lesson/reports.ts";
import type { Trace } from "../../store/trace.ts";

/** What the check of curriculum claims reported of a run: how many there were, and each that does not hold. */
const Evidence = z.object({
  claims: z.number(),
  verified: z.number(),
  misfitting: z.number(),
  invented: z.number(),
  unsupported: z.number(),
  findings: z.array(
    z.object({
      code: z.string(),
      line: z.number(),
      status: z.string(),
      problem: z.string().nullable(),
      message: z.string(),
      pointer: z.object({ file: z.string(), start: z.number(), end: z.number() }).nullable(),
    }),
  ),
});
export type Evidence = z.infer<typeof Evidence>;

/** The last report, which is of what the teacher got; null where nothing was checked. */
export function evidenceIn({ spans }: Pick<Trace, "spans">): Evidence | null {
  const reports = spans.flatMap((span) =>
    span.type === "hook" && span.name === evidenceFound.hook && span.report !== undefined
      ? [span.report]
      : [],
  );
  return reports.flatMap((report) => Evidence.safeParse(report).data ?? []).at(-1) ?? null;
}
