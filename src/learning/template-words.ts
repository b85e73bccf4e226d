import { nearest } from "../nearest.ts";

/**
 * Where a course's own words are used (exercise-modalities §9.2). `talk`, `essay_grading`, `photo`: told to a model, beside our own
 * instructions. `essay_question`: what a learner is asked to write, with a model or without.
 */
export const templateUses = ["talk", "essay_question", "essay_grading", "photo"] as const;
export type TemplateUse = (typeof templateUses)[number];

/** What may stand in a template between braces. */
export const placeholders = [
  "concept_name",
  "description",
  "course_title",
  "bloom_level",
  "key_vocabulary",
  "key_terms",
  "prerequisites",
  "programming_language",
  "target_language",
  "instruction_language",
] as const;
export type Placeholder = (typeof placeholders)[number];

export const longestTemplate = 4_000;

/** What is wrong with a template's text, in words; null where it can be used. */
export function templateProblem(text: string): string | null {
  if (text.trim() === "") return "A template says something.";
  if (text.length > longestTemplate) return `A template has ${longestTemplate} characters at most.`;
  for (const [whole, name = ""] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (isPlaceholder(name)) continue;
    const near = nearest(name, placeholders);
    const known = near === null ? `There is: ${placeholders.join(", ")}.` : `Did you mean {${near}}?`;
    return `${whole} is nothing that can be filled in. ${known}`;
  }
  return null;
}

function isPlaceholder(name: string): name is Placeholder {
  return placeholders.some((one) => one === name);
}
