import type { Span } from "../../store/trace.ts";

/** One reading of a skill: tier 2 is its text, tier 3 a file beside it. (Tier 1, its line in the prompt, is always read.) */
export type SkillRead = { skill: string; tier: number; file: string | null; chars: number };

/** As the tool told it of itself; null where it read none. */
export function skillRead(span: Span): SkillRead | null {
  if (span.type !== "tool" || span.outcome !== "ok") return null;
  const { skill, tier, file } = span.facts ?? {};
  if (typeof skill !== "string" || typeof tier !== "number") return null;
  return { skill, tier, file: typeof file === "string" ? file : null, chars: span.resultChars };
}
