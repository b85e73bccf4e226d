import type { Span } from "../../store/trace.ts";

/** One reading of a skill: tier 2 is its text, tier 3 a file beside it. (Tier 1, its line in the prompt, is always read.) */
export type SkillRead = { span: string; skill: string; tier: number; file: string | null; chars: number };

/** In their order, as the tools told them of themselves. */
export function skillsRead(spans: readonly Span[]): SkillRead[] {
  return spans.flatMap((span) => {
    if (span.type !== "tool" || span.outcome !== "ok") return [];
    const { skill, tier, file } = span.facts ?? {};
    if (typeof skill !== "string" || typeof tier !== "number") return [];
    return [
      { span: span.id, skill, tier, file: typeof file === "string" ? file : null, chars: span.resultChars },
    ];
  });
}
