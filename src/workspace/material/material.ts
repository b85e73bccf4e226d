import { z } from "zod";

const text = z.string().trim().max(8_000);
const page = z.int().min(1).nullable();
/** `at`: its place in the document, by which lines that follow each other are known. */
const item = z.object({ text, page, at: z.int().min(0) });
const items = z.array(item).max(3_000);

/**
 * What was found in a document of the teacher's own, each with its page, for her to look over; and what she made of it.
 * `source`: the name of the document, "" where she pasted it.
 */
export const Material = z.object({
  title: z.string().trim().min(1).max(200),
  source: z.string().trim().max(200),
  ideas: items,
  words: z.array(z.object({ term: text, meaning: text, page, at: z.int().min(0) })).max(3_000),
  examples: items,
  questions: z.array(item.extend({ answer: text })).max(3_000),
  /** `believed`: it is said to be what somebody thinks. */
  mistakes: z.array(item.extend({ believed: z.boolean().optional() })).max(3_000),
  rest: items,
});
export type Material = z.infer<typeof Material>;
