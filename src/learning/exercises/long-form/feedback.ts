import type { LongFormBody } from "./body.ts";
import type { DimensionScore } from "./measured-scores.ts";
import { maybeThere, type PointFound } from "./points.ts";

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
    [
      `- **${name}** ${score === null ? "not judged" : `${round(score)} of 4`}: ${why}`,
      ...evidence.map((quote) => `  > ${oneLine(quote)}`),
    ].join("\n"),
  );
  const reference = points === null ? [] : points.length > 0 ? foundOrNot(points) : body.key_points;
  return [
    ...notes,
    `**${round(weighted)} of 4**${dimensions.some(({ score }) => score === null) ? ", of what was judged" : ""}`,
    scored.join("\n"),
    ...(reference.length === 0
      ? []
      : [`What a full answer holds:\n\n${reference.map((point) => `- ${point}`).join("\n")}`]),
    `**Next:** ${suggestion}`,
  ].join("\n\n");
}

/** A passage is quoted once, by the first point that it was found for. */
function foundOrNot(points: readonly PointFound[]): string[] {
  return points.map(({ point, covered, quote, near }, at) => {
    if (!covered)
      return `${point} (${near >= maybeThere ? "perhaps there in other words" : "not found by its words"})`;
    const isQuoted = points.slice(0, at).some((other) => other.covered && other.quote === quote);
    return isQuoted ? `${point} (found in the same passage)` : `${point} (found: "${oneLine(quote)}")`;
  });
}

/** One figure after the point: more would claim to know more than it does. */
export function round(score: number): number {
  return Math.round(score * 10) / 10;
}

function oneLine(quote: string): string {
  return quote.replace(/\s+/g, " ").trim();
}
