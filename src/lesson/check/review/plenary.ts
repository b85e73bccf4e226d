import { plain } from "../lints/rule.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Reviewed } from "./reviewed.ts";
import { about, sharedWith } from "./words.ts";

const goals =
  /\b(?:success criteri\w+|learning (?:intention|objective|outcome|goal)s?|objectives?|outcomes?|walt|wilf|i can(?: now)?|lesson question|big question)\b/i;

/** The end comes back to what the lesson was for. */
export function plenaryElsewhere({ plan }: Reviewed): ReviewFinding[] {
  const plenaries = plan.of("plenary").filter(({ body }) => /\p{L}/u.test(body));
  const [first] = plenaries;
  if (first === undefined || plan.outcomes.length === 0) return [];
  const end = plain(plenaries.map(({ body }) => body).join("\n"));
  const aims = about([...plan.outcomes, ...plan.criteria].map(({ text }) => text).join("\n"));
  if (goals.test(end) || sharedWith(aims, about(end)).length > 0) return [];
  return [
    {
      rule: "plenary",
      section: first.id,
      line: first.line,
      message: `"${first.title}" does not come back to what pupils were to learn.`,
      fix: `End with a question on this: "${plan.outcomes[0]?.text ?? ""}"`,
      practice: { file: "formative-assessment/techniques.md", heading: "Exit question" },
    },
  ];
}
