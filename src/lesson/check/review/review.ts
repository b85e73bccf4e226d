import type { CheckContext } from "../check.ts";
import { absentParts } from "./absent.ts";
import { outcomesNotAssessed } from "./assessed.ts";
import { beyondPriorKnowledge } from "./beyond-prior.ts";
import { codesThatDoNotHold } from "./codes.ts";
import type { ReviewFinding } from "./finding.ts";
import { minutesThatDoNotAddUp } from "./minutes.ts";
import { needsIgnored } from "./needs.ts";
import { notObservable } from "./observable.ts";
import { nothingModelled, starterAsksNothing } from "./opening.ts";
import { planOf } from "./plan.ts";
import { plenaryElsewhere } from "./plenary.ts";
import type { ReviewRule } from "./reviewed.ts";
import { understandingNotChecked } from "./understanding.ts";

const rules: readonly ReviewRule[] = [
  absentParts,
  codesThatDoNotHold,
  minutesThatDoNotAddUp,
  needsIgnored,
  outcomesNotAssessed,
  notObservable,
  beyondPriorKnowledge,
  understandingNotChecked,
  plenaryElsewhere,
  starterAsksNothing,
  nothingModelled,
];

/**
 * A lesson plan, anybody's, read against good practice: findings in the order of the lesson, each at a line and with the
 * section of a skill that it rests on. Never a score; none on a good lesson.
 */
export function reviewLesson(markdown: string, context: CheckContext): ReviewFinding[] {
  const reviewed = { markdown, plan: planOf(markdown), context };
  return rules.flatMap((rule) => rule(reviewed)).toSorted((a, b) => a.line - b.line);
}
