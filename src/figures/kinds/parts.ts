import { z } from "zod";

/** Words on a figure. Line ends and other signs that cannot be drawn are no part of a label. */
export const label = z
  .string()
  .trim()
  .min(1)
  .max(80)
  .regex(/^[^\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2028\u2029]*$/u, "text in one line");

/** What a figure is of: stands above it. */
export const title = label.max(120);

/** Far more than a lesson needs, and little enough to be written out. */
export const amount = z.number().min(-1e9).max(1e9);

export const positive = z.number().min(0.001).max(1e6);

/** A number, or a fraction as it is written: 3/4. */
export const place = z.union([
  amount,
  z.string().regex(/^-?\d{1,4}\/[1-9]\d{0,3}$/, "a fraction such as 3/4"),
]);
export type Place = z.infer<typeof place>;

/** What a pupil is to fill in: a label by its words, a number as it is written, or a cell of a table. */
export const blank = z.union([
  label,
  amount,
  z.strictObject({ row: z.int().min(1).max(40), column: z.int().min(1).max(12) }),
  z.strictObject({ value: label }),
  z.strictObject({ bar: label }),
]);
export type Blank = z.infer<typeof blank>;

export const common = {
  title: title.optional(),
  blanks: z.array(blank).min(1).max(30).optional(),
  /** A letter for each blank, in their order; they have numbers where it is left out. */
  marks: z
    .array(z.string().regex(/^[A-Z]$/, "one capital letter"))
    .max(30)
    .optional(),
};

/** A cell or a measure: as it is to be read. */
export const shown = z.union([label, amount]);
export type Shown = z.infer<typeof shown>;
