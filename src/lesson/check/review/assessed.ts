import { bloomLevelOf } from "../lints/bloom.ts";
import { withoutLeadIns } from "../lints/outcome-verbs.ts";
import { contentWords, type Item, linesOf, plain } from "../lints/rule.ts";
import type { ReviewFinding } from "./finding.ts";
import { type Plan, textOf } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";
import { about, sharedWith } from "./words.ts";

/** Each outcome is looked at somewhere: in what pupils do by themselves, in a check, at the end, or in Assessment. */
export function outcomesNotAssessed({ plan }: Reviewed): ReviewFinding[] {
  const evidence = evidenceIn(plan);
  if (evidence === "" || plan.of("assessment", "plenary").every(({ body }) => body === "")) return [];
  return plan.outcomes.flatMap((outcome) =>
    isAssessed(outcome, plan, evidence) ? [] : [unassessed(outcome, plan)],
  );
}

function isAssessed(outcome: Item, { criteria }: Plan, evidence: string): boolean {
  const told = about(evidence);
  const asked = about(outcome.text);
  if (asked.size === 0 || covered(asked, told) || isAskedSo(outcome.text, evidence)) return true;
  const verb = verbOf(outcome.text);
  const done = verb !== null && contentWords(evidence).has(verb);
  if (done && sharedWith(asked, told).length > 0) return true;
  // A success criterion says the outcome in other words; evidence for it is evidence for the outcome.
  const same = criteria
    .map(({ text }) => about(text))
    .filter((words) => sharedWith(asked, words).length >= 2);
  return same.some((words) => covered(words, told) && sharedWith(asked, told).length > 0);
}

/** "Work out 90% of 240, and others like it": the very task is set, in figures of which no word list knows anything. */
function isAskedSo(outcome: string, evidence: string): boolean {
  const [task = ""] = withoutLeadIns(outcome).split(/[,;]\s|[.?!]$/);
  const flat = (text: string) => text.toLowerCase().replace(/\s+/g, " ").trim();
  return task.trim().split(/\s+/).length >= 3 && flat(evidence).includes(flat(task));
}

/** Nearly a third of the words: whoever looks at something seldom says it again in full. */
function covered(words: ReadonlySet<string>, told: ReadonlySet<string>): boolean {
  return sharedWith(words, told).length >= 0.3 * words.size;
}

function verbOf(text: string): string | null {
  const [first = ""] = withoutLeadIns(text).match(/\p{L}+/u) ?? [];
  return bloomLevelOf(first) === null ? null : ([...contentWords(first)][0] ?? null);
}

/** What a teacher could look at afterwards: everything but the explaining, and no list of aims. */
function evidenceIn({ of, teaching }: Plan): string {
  const done = teaching.filter(({ name }) => !explaining.test(name));
  const sections = of("assessment", "plenary").map((section) => ({ lines: linesOf(section).slice(1) }));
  return plain([...done.map(({ name }) => name), textOf([...done, ...sections])].join("\n"));
}

const explaining =
  /\b(?:expla(?:in|nation|ining)|model(?:ling)?|input|present(?:ation|ing)?|demonstrat\w*|show me|story|teaching|i do|introduc\w*|listen|look)\b/i;

function unassessed({ text, line }: Item, { of }: Plan): ReviewFinding {
  const section = of("learning-outcomes")[0] ?? null;
  return {
    rule: "assessed",
    section: section?.id ?? null,
    line,
    message: `Nothing in the tasks, the checks or Assessment would show whether pupils can do this: "${text}"`,
    fix: "Add a task or a question that shows it, or leave the outcome for another lesson.",
    practice: { file: "backward-design/SKILL.md", heading: "The alignment test" },
  };
}
