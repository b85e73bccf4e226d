import type { Finding } from "../finding.ts";
import type { Passage } from "./prose.ts";
import { type HardSentence, measure, type Taught } from "./readability.ts";

/** How far above a stage a text may read: a class spreads over about two years, and the formula over one or so. */
const margin = 2;
/** The formula says little about fewer words; a passage that short counts only when most of it is long words. */
const enoughWords = 12;

export function hardPassages(
  passages: readonly Passage[],
  { stage, age, taught }: { stage: string; age: number; taught: Taught },
): Finding[] {
  return passages.flatMap((passage) => {
    const { words, readingAge, longWords, hardest } = measure([passage], taught);
    const [worst] = hardest;
    if (worst === undefined || readingAge === null || readingAge <= age + margin) return [];
    if (words < enoughWords && (longWords ?? 0) < 0.6) return [];
    return [
      {
        rule: "reading-level",
        section: passage.section,
        line: worst.line,
        message: `This reads like text for about age ${Math.round(readingAge)}; ${stage} is about ${age}. The hardest sentence: "${shortened(worst.text)}"`,
        fix: fixFor(worst, age),
      },
    ];
  });
}

function fixFor({ words, longWords }: HardSentence, age: number): string {
  const goal = Math.max(6, Math.min(18, age));
  const split = words > goal ? [`Split it: ${words} words, where about ${goal} read well at this age`] : [];
  const unique = [...new Set(longWords.map((word) => word.toLowerCase()))].slice(0, 3);
  const define =
    unique.length > 0
      ? [`use an easier word, or say what it means, for ${unique.map((word) => `"${word}"`).join(", ")}`]
      : [];
  const steps = [...split, ...define].join("; ") || "say it in shorter words";
  return `${steps[0]?.toUpperCase() ?? ""}${steps.slice(1)}.`;
}

function shortened(text: string): string {
  const plain = text.replaceAll("\u2022", "…");
  return plain.length <= 160 ? plain : `${plain.slice(0, 157)}…`;
}
