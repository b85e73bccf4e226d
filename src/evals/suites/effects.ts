import { z } from "zod";
import { evidenceFound } from "../../lesson/reports.ts";
import type { Span } from "../../store/trace.ts";
import { skillRead } from "../runs/skill-read.ts";

const Claims = z.object({
  claims: z.number().int(),
  invented: z.number().int(),
  unsupported: z.number().int(),
  misfitting: z.number().int(),
  /** What each claim names; left out by runs of before. */
  codes: z.array(z.string()).optional(),
});

/** What the guardrail saw: of the first draft, as it would have gone out without it, and of the last. */
export const Grounding = z.object({ first: Claims, last: Claims });
export type Grounding = z.infer<typeof Grounding>;

/** null where it looked at nothing: no lesson came, or none with a claim that could be checked. */
export function groundingOf(spans: readonly Span[]): Grounding | null {
  const reports = spans.flatMap((span) => {
    if (span.type !== "hook" || span.name !== evidenceFound.hook) return [];
    const read = Claims.safeParse(span.report);
    return read.success ? [read.data] : [];
  });
  const [first] = reports;
  const last = reports.at(-1);
  return first === undefined || last === undefined ? null : { first, last };
}

/** Claims of the first draft that name what no claim of the last does; null where that is not known, since codes were not kept. */
export function takenAwayIn({ first, last }: Grounding): number | null {
  if (first.claims === 0 || last.claims === 0) return first.claims;
  if (first.codes === undefined || last.codes === undefined) return null;
  const left = new Set(last.codes);
  return first.codes.filter((code) => !left.has(code)).length;
}

/** The check that ended the run; null where none did. */
export function stoppedBy(spans: readonly Span[]): string | null {
  const last = spans.findLast(
    (span) => span.type === "hook" && (span.verdict === "abort" || span.verdict === "block"),
  );
  return last?.name ?? null;
}

/** How many skills were read up (tier 2) and how many of their files (tier 3). */
export const TierUse = z.object({ overviews: z.number().int(), files: z.number().int() });

export function tierUseOf(spans: readonly Span[]): z.infer<typeof TierUse> {
  const read = spans.flatMap((span) => skillRead(span) ?? []);
  const distinct = (tier: number) =>
    new Set(read.filter((one) => one.tier === tier).map(({ skill, file }) => `${skill}/${file ?? ""}`)).size;
  return { overviews: distinct(2), files: distinct(3) };
}
