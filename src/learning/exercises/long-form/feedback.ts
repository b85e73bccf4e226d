import type { LongFormBody } from "./body.ts";
import type { PointFound } from "./content.ts";
import type { DimensionScore } from "./measured-scores.ts";

/** What the learner reads: per dimension its score, why, and their own words; then what to do next (§6.4). */
export function feedbackOf(parts: {
  body: LongFormBody;
  dimensions: readonly DimensionScore[];
  weighted: number;
  /** Said before everything else. */
  notes: readonly string[];
  suggestion: string;
  /** Empty where nobody looked for them one by one; null where the reference is not to be shown. */
  points: readonly PointFound[] | null;
}): string {
  const { body, dimensions, weighted, notes, suggestion, points } = parts;
  const scored = dimensions.map(({ name, score, why, evidence }) =>
    [`- **${name}** ${round(score)} of 4: ${why}`, ...evidence.map((quote) => `  > ${oneLine(quote)}`)].join(
      "\n",
    ),
  );
  const reference = points === null ? [] : points.length > 0 ? points.map(foundOrNot) : body.key_points;
  return [
    ...notes,
    `**${weighted.toFixed(2)} of 4**`,
    scored.join("\n"),
    ...(reference.length === 0
      ? []
      : [`What a full answer holds:\n\n${reference.map((point) => `- ${point}`).join("\n")}`]),
    `**Next:** ${suggestion}`,
  ].join("\n\n");
}

function foundOrNot({ point, covered, quote }: PointFound): string {
  return covered ? `${point} (found: "${oneLine(quote)}")` : `${point} (not found)`;
}

/** One figure after the point: more would claim to know more than it does. */
export function round(score: number): number {
  return Math.round(score * 10) / 10;
}

function oneLine(quote: string): string {
  return quote.replace(/\s+/g, " ").trim();
}
