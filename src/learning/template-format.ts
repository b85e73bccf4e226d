import { z } from "zod";
import { bloomLevels } from "../bloom.ts";
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

export const PromptTemplate = z.strictObject({
  for: z.enum(templateUses),
  /** Left out: at every level. */
  levels: z.array(z.enum(bloomLevels)).min(1).optional(),
  /** Concept types, as `concepts.yaml` has them. Left out: all. */
  types: z.array(z.string().trim().min(1)).min(1).optional(),
  text: z.string().superRefine((text, context) => {
    const message = templateProblem(text);
    if (message !== null) context.addIssue({ code: "custom", message });
  }),
});
export type PromptTemplate = z.infer<typeof PromptTemplate>;

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
