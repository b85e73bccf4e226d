import { z } from "zod";

/**
 * Kinds of question, for lessons, Study and the class alike (decision 54). In a file a question is YAML in a fenced
 * block `question`; this is the one schema of it.
 */

/** What YAML reads as a number or a truth value is text here: an option may be 12. */
const asText = z.preprocess(
  (value) => (typeof value === "number" || typeof value === "boolean" ? String(value) : value),
  z.string().trim().min(1).max(600),
);
const some = z.preprocess(
  (value) => (typeof value === "number" ? String(value) : value),
  z.string().trim().min(1).max(4_000),
);

/** The data of a figure, as its own block would have it. Read, checked and drawn by whoever is handed it. */
const figure = z.record(z.string(), z.unknown());

const shared = {
  /** What is asked, as markdown. */
  prompt: some,
  figure: figure.optional(),
  marks: z.number().int().min(1).max(20).optional(),
  /** Why the answer is right; in the key. */
  why: some.optional(),
  /** A first step, shown on the sheet with most support. */
  help: some.optional(),
  /** What else to do with the same task, on the sheet with least support. */
  further: some.optional(),
  /** It asks something else since its answer was written, and nobody has said that the answer still fits. */
  keyToCheck: z.boolean().optional(),
};
/** Lines to write on; as many as the kind needs where it is left out. */
const lines = z.number().int().min(0).max(30).optional();

const choice = z.strictObject({
  kind: z.literal("choice"),
  ...shared,
  options: z
    .array(
      z.strictObject({
        text: asText,
        right: z.boolean().optional(),
        /** What somebody thinks who chooses it. */
        misconception: some.optional(),
      }),
    )
    .min(2)
    .max(6),
});
const short = z.strictObject({
  kind: z.literal("short"),
  ...shared,
  /** Any one is enough; none: a person marks it. */
  answers: z.array(some).max(12).default([]),
  lines,
});
const number = z.strictObject({
  kind: z.literal("number"),
  ...shared,
  /** As it is written: "3/4", "−2.5", "1,200". */
  answer: asText,
  /** Printed behind the space for the answer. */
  unit: asText.optional(),
  /** How far off an answer may be; exact where it is left out. */
  tolerance: z.number().positive().optional(),
  /** It must be written like this: as much in another form is half right. */
  exact: z.boolean().optional(),
  lines,
});
const order = z.strictObject({
  kind: z.literal("order"),
  ...shared,
  /** In the right order; pupils see them in another. */
  items: z.array(asText).min(3).max(8),
});
const match = z.strictObject({
  kind: z.literal("match"),
  ...shared,
  pairs: z
    .array(z.strictObject({ left: asText, right: asText }))
    .min(2)
    .max(8),
  /** Belongs to nothing on the left. */
  spare: z.array(asText).max(4).default([]),
});
const label = z.strictObject({
  kind: z.literal("label"),
  ...shared,
  figure,
  /** `mark` stands in the figure where its first answer would. */
  blanks: z
    .array(z.strictObject({ mark: z.string().regex(/^[A-Z]$/), answers: z.array(asText).min(1).max(6) }))
    .min(1)
    .max(12),
});

export const questionSchema = z.discriminatedUnion("kind", [choice, short, number, order, match, label]);
export type Question = z.infer<typeof questionSchema>;
export type Kind = Question["kind"];
export type QuestionOf<K extends Kind> = Extract<Question, { kind: K }>;
