import { criterionNamed } from "../criteria/criteria.ts";
import type { Attempt } from "../criteria/criterion.ts";
import type { CriterionScore } from "./result.ts";

/** Every assertion of the case, measured. */
export function scoreAttempt(attempt: Attempt): CriterionScore[] {
  return attempt.test.assertions.flatMap(({ type, value, threshold }) => {
    const criterion = criterionNamed(type);
    if (criterion === null) return [];
    const measured = criterion.measure(attempt, value);
    return [
      {
        criterion: type,
        kind: criterion.kind,
        score: measured?.score ?? null,
        threshold,
        // What comes out of thirds is not exactly a third.
        passed: measured === null ? null : measured.score >= threshold - 1e-9,
        found: measured?.found ?? [],
      },
    ];
  });
}
