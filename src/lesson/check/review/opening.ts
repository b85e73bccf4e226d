import { linesOf } from "../lints/rule.ts";
import type { ReviewFinding } from "./finding.ts";
import { textOf } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";

/** A starter asks something of everybody. */
export function starterAsksNothing({ plan }: Reviewed): ReviewFinding[] {
  const starters = plan.of("starter").filter(({ body }) => /\p{L}/u.test(body));
  const [first] = starters;
  const text = textOf(starters.map((section) => ({ lines: linesOf(section).slice(1) })));
  if (first === undefined || asks.test(text)) return [];
  return [
    {
      rule: "starter",
      section: first.id,
      line: first.line,
      message: `"${first.title}" asks nothing: pupils bring nothing back to mind.`,
      fix: "Ask a few questions on what today stands on, books closed, answered by everybody.",
      practice: { file: "retrieval-practice/SKILL.md", heading: "Principles" },
    },
  ];
}

const asks =
  /\?|\b(?:recall|memory|quiz|retriev\w+|write|draw|label|list|name|sort|match|solve|complete|fill|answer|predict|agree|clap|copy|show|say|tell|find|spot|discuss|think|conjugate|odd one out|question)\b/i;

/** Something is shown or explained before pupils are to do it. */
export function nothingModelled({ plan }: Reviewed): ReviewFinding[] {
  const [first] = plan.teaching;
  if (
    first === undefined ||
    models.test(`${plan.teaching.map(({ name }) => name).join("\n")}\n${textOf(plan.teaching)}`)
  )
    return [];
  return [
    {
      rule: "modelled",
      section: first.section.id,
      line: first.line,
      message: "Pupils are set to work, and nobody shows or explains the new idea before.",
      fix: "Begin with one worked example, thought through aloud.",
      practice: { file: "cognitive-load/worked-examples.md", heading: "Think aloud" },
    },
  ];
}

const models =
  /\b(?:model\w*|worked example|example|demonstrat\w*|explain\w*|explanation|show\w*|present\w*|teacher|think(?:s|ing)? aloud|i do|input|introduc\w*|read aloud|story|clip|video|watch|listen|together|look)\b/i;
