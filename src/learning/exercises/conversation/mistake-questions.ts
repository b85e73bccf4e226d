import type { DomainType, Items } from "../../course-format.ts";
import { type Candidate, candidate } from "./candidate.ts";
import { taxonomyType } from "./taxonomy-type.ts";

/** Mistakes to find (exercise-modalities §4.2, type 4): the course's own, and its statements that are not so. */
export function mistakeQuestions(domain: DomainType, items: Items): Candidate[] {
  const untrue = items.facts.filter(({ truth }) => !truth);
  return [...untrue.map(whatIsWrong), ...items.errors.map((one) => correction(domain, one))];
}

function whatIsWrong({ statement, why }: Items["facts"][number]): Candidate {
  return candidate({
    name: statement,
    source: "facts",
    kind: "short_answer",
    weighing: "short_answer",
    bloom: "analyze",
    types: ["error_identification"],
    prompt: `Somebody says: “${statement}” What is wrong with that, and why?`,
    references: [why],
    points: [why],
    general: ["Which word of it claims too much, or the wrong thing?"],
    explanation: why,
  });
}

function correction(domain: DomainType, one: Items["errors"][number]): Candidate {
  const common = {
    name: one.wrong,
    source: "errors",
    bloom: "analyze",
    types: ["error_identification"],
    explanation: one.why,
    wrong: one.wrong,
    error_type: taxonomyType(domain, one.error_type),
  } as const;
  if (domain === "language" || isSmallChange(one.wrong, one.right)) {
    return candidate({
      ...common,
      kind: "typed",
      weighing: "correction",
      prompt: `There is a mistake in this. Find it, and write it correctly: “${one.wrong}”`,
      accepted: [one.right],
      general: ["Read it aloud slowly. Which word sounds out of place, or is missing?"],
    });
  }
  return candidate({
    ...common,
    kind: "short_answer",
    weighing: "short_answer",
    prompt: `What is weak or wrong here, and why? “${one.wrong}”`,
    references: [one.why, one.right],
    points: [one.why],
    general: ["What would you still want to know, or doubt, after hearing it?"],
  });
}

/** Most words stay: there is one place to find. */
function isSmallChange(wrong: string, right: string): boolean {
  const before = new Set(wrong.toLowerCase().split(/\s+/));
  const after = right.toLowerCase().split(/\s+/);
  return after.filter((word) => before.has(word)).length >= 0.6 * Math.max(after.length, before.size);
}
