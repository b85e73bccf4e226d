import type { Lesson } from "../../document.ts";
import type { Finding } from "../finding.ts";
import { classNeeds } from "./class-needs.ts";
import { materialsListed } from "./materials-listed.ts";
import { minutesAddUp } from "./minutes-add-up.ts";
import { misconceptionCheck } from "./misconception-check.ts";
import { missingSections } from "./missing-sections.ts";
import { nothingBelow } from "./nothing-below.ts";
import { outcomeVerbs } from "./outcome-verbs.ts";
import { pupilPages } from "./pupil-pages.ts";
import { quizRules } from "./quiz-items.ts";
import type { LintContext, Rule } from "./rule.ts";
import { stillSpokenOf } from "./still-spoken-of.ts";
import { successCriteria } from "./success-criteria.ts";
import { tasksDescribed } from "./tasks-described.ts";

const rules: readonly Rule[] = [
  missingSections,
  outcomeVerbs,
  successCriteria,
  minutesAddUp,
  misconceptionCheck,
  classNeeds,
  quizRules,
  pupilPages,
  materialsListed,
  tasksDescribed,
  nothingBelow,
  stillSpokenOf,
];

/** What a careful colleague would mention, in the order of the lesson. Findings, never a score; none on a good lesson. */
export function lintLesson(lesson: Lesson, context: LintContext): Finding[] {
  return rules.flatMap((rule) => rule(lesson, context)).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}
