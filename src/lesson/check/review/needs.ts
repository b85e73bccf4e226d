import { classNeeds } from "../lints/class-needs.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Reviewed } from "./reviewed.ts";

/** Each need of the class is answered, by name. Where the whole section is missing, `absent` says so. */
export function needsIgnored({ plan, context }: Reviewed): ReviewFinding[] {
  const [section] = plan.of("differentiation");
  return classNeeds(plan.lesson, { profile: context.profile, misconceptions: [] }).map((finding) => ({
    ...finding,
    line: finding.line ?? section?.line ?? 1,
    practice: { file: "differentiation/SKILL.md", heading: "What to write in the plan" },
  }));
}
