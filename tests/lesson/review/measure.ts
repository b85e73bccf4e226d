import type { ReviewFinding } from "../../../src/lesson/check/review/finding.ts";
import { reviewLesson } from "../../../src/lesson/check/review/review.ts";
import type { Kind } from "./planted.ts";
import { type Half, type Sample, samples } from "./read-lessons.ts";

/** Which rules may name a fault of that kind. */
const named: Record<Kind, readonly string[]> = {
  section: ["absent"],
  code: ["codes"],
  minutes: ["minutes-add-up"],
  need: ["class-needs"],
  assessed: ["assessed"],
  observable: ["observable"],
  prior: ["beyond-prior"],
  check: ["understanding"],
  plenary: ["plenary"],
};
export const kinds = Object.keys(named).filter((kind): kind is Kind => kind in named);

/** `others`: findings that are not about the planted fault. */
export type Judged = { sample: Sample; found: boolean; others: ReviewFinding[] };

export async function judged(half: Half): Promise<Judged[]> {
  return (await samples(half)).map((sample) => {
    const findings = reviewLesson(sample.markdown, sample.context);
    const names = findings.filter((finding) => isAbout(finding, sample));
    return {
      sample,
      found: names.length > 0,
      others: findings.filter((finding) => !names.includes(finding)),
    };
  });
}

function isAbout({ rule, message, line }: ReviewFinding, { fault, markdown }: Sample): boolean {
  if (fault === null || !named[fault.kind].includes(rule)) return false;
  return fault.about.test(message) || fault.about.test(markdown.split("\n")[line - 1] ?? "");
}
