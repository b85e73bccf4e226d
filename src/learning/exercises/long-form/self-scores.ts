import type { Rubric } from "../../course-format.ts";
import { type Judgement, lookFor } from "./code-judgement.ts";
import { round } from "./feedback.ts";
import type { DimensionScore } from "./measured-scores.ts";

/** The learner's own scores beside the measured ones. `said`: where they are far above what could be measured. */
export type SelfScored = {
  dimensions: DimensionScore[];
  complete: boolean;
  confidence: number;
  said: string[];
};

/** Two levels: more than a difference of opinion. */
const far = 2;

/** The learner's scores take the place of the provisional ones; the code's view stays beside each. */
export function selfScored(
  measured: readonly DimensionScore[],
  self: Readonly<Record<string, number>>,
): SelfScored {
  const given = measured.filter(({ name }) => self[name] !== undefined);
  const gaps = given.flatMap(({ name, score }) => (score === null ? [] : (self[name] ?? score) - score));
  const gap = gaps.reduce((sum, one) => sum + Math.abs(one), 0) / Math.max(1, gaps.length);
  return {
    dimensions: measured.map((one) => {
      const own = self[one.name];
      if (own === undefined) return one;
      return {
        ...one,
        score: own,
        why:
          one.score === null
            ? "Your own score. The program did not judge this."
            : `Your own score. The program's first view was ${round(one.score)}: ${one.why}`,
      };
    }),
    complete: given.length === measured.length,
    confidence: Math.round(100 * Math.max(0.3, 0.65 - 0.12 * gap)) / 100,
    said: given.flatMap(({ name, score }) =>
      score === null || (self[name] ?? score) - score < far
        ? []
        : `You gave yourself ${self[name]} for ${name}, where the program saw ${round(score)}. Your score counts; look at that part once more with the rubric beside it.`,
    ),
  };
}

/** One thing to do, where the learner saw themselves weakest; null where they saw nothing to mend. */
export function nextBySelf(
  { dimensions, points }: Pick<Judgement, "dimensions" | "points">,
  self: Readonly<Record<string, number>>,
): string | null {
  const own = ({ name, score }: DimensionScore) => self[name] ?? score ?? 4;
  const weakest = dimensions.toSorted((a, b) => own(a) - own(b))[0];
  if (weakest === undefined || own(weakest) >= 4) return null;
  const missing = points?.find(({ covered }) => !covered);
  if (own(weakest) < 3 && missing !== undefined) return lookFor(missing);
  return `${weakest.name}: ${weakest.todo ?? "read what the rubric says of a 4 beside your text, and change one paragraph accordingly."}`;
}

export function selfProblem(rubric: Rubric, self: Readonly<Record<string, number>>): string | null {
  const names = rubric.dimensions.map(({ name }) => name);
  const unknown = Object.keys(self).find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return `The rubric has no dimension "${unknown}". It has: ${names.join(", ")}. Nothing was recorded.`;
  }
  const odd = Object.entries(self).find(([, score]) => ![1, 2, 3, 4].includes(score));
  return odd === undefined
    ? null
    : `A score is 1, 2, 3 or 4, not ${odd[1]} (${odd[0]}). Nothing was recorded.`;
}
