import { withCase } from "../../case-text.ts";
import type { BloomLevel } from "../../course-format.ts";

export const responseMarker = "**Your response** (write below this line):";

/** The page the learner writes on (exercise-modalities §6.2). `aspects`: what to address, in the prompt's own words. */
export function responseTemplate(page: {
  course: string;
  conceptId: string;
  bloom: BloomLevel;
  generated: Date;
  title: string;
  case?: string | undefined;
  prompt: string;
  aspects: readonly string[];
}): string {
  const { course, conceptId, bloom, generated, title, case: told, prompt, aspects } = page;
  return [
    "<!-- RESPONSE -->",
    `<!-- course: ${course} -->`,
    `<!-- concept: ${conceptId} -->`,
    `<!-- bloom_level: ${bloom} -->`,
    `<!-- generated: ${generated.toISOString().replace(/\.\d+Z$/, "Z")} -->`,
    "",
    `# Question: ${title}`,
    "",
    withCase(told, asked(prompt, aspects)),
    "",
    responseMarker,
    "",
    "---",
    "",
    "",
  ].join("\n");
}

/** The question with its numbered aspects, for a page or a chat. */
export function asked(prompt: string, aspects: readonly string[]): string {
  if (aspects.length === 0) return prompt.trim();
  const numbered = aspects.map((aspect, at) => `${at + 1}. ${aspect}`).join("\n");
  return `${prompt.trim()}\n\nAddress the following:\n\n${numbered}`;
}
