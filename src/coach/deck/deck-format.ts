import { z } from "zod";

/** What a coach teaches from: a deck of words and phrases, spoken one by one until each has been used. */

const Text = z.string().trim().min(1);

export const DeckItem = z.strictObject({
  /** Stable: progress is kept by it. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens"),
  /** What is to be said, in the target language; `___` stands for whatever the learner puts there. */
  target: Text,
  /** What it means, in a few words of the learner's language; several meanings with `;` between them. */
  gloss: Text,
  /** How one would explain it to a child of five, in the learner's language. */
  explanation: Text,
  /** In the target language with the target in it; simplest first. */
  examples: z.array(z.strictObject({ text: Text, translation: Text })).min(1),
  /** Other forms that count as a use: inflections, separated verbs ("rufe … an"), spellings. */
  accepted: z.array(Text).default([]),
  /** Words that sound or look like it and are not it ("toffee" for "coffee"). */
  decoys: z.array(Text).default([]),
  /** Questions or cues in the target language that ask for it. */
  cues: z.array(z.strictObject({ text: Text, translation: Text })).default([]),
  unit: z.string().default(""),
});

export const Deck = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "lower-case letters, digits and single hyphens"),
  title: Text,
  /** BCP 47: of the learner, and of what is learned. */
  instruction_language: z.string().min(2),
  target_language: z.string().min(2),
  license: Text,
  /** "Gut gemacht!", in the target language, with a translation. */
  praise: z.array(z.strictObject({ text: Text, translation: Text })).min(3),
  encouragement: z.array(z.strictObject({ text: Text, translation: Text })).min(3),
  items: z.array(DeckItem).min(1),
});

export type DeckItem = z.infer<typeof DeckItem>;
export type Deck = z.infer<typeof Deck>;
