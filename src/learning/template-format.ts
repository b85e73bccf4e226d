import { z } from "zod";
import { bloomLevels } from "../bloom.ts";
import { templateProblem, templateUses } from "./template-words.ts";

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
