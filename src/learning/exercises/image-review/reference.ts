import { z } from "zod";
import type { ExerciseRecord } from "../exercise.ts";
import type { ReferenceShown } from "../grading.ts";

/** One thing to be written or drawn: what it should look like, and how it is said, where the course adds that. */
export const Reference = z.object({ written: z.string().min(1), gloss: z.string() });
export type Reference = z.infer<typeof Reference>;

export const ImageReviewBody = z.object({
  items: z
    .array(
      z.object({
        prompt: z.string().min(1),
        references: z.array(Reference).min(1),
        /** It is drawn, as this figure is; the references say in words what must be in it. */
        figure: z.string().optional(),
      }),
    )
    .min(1),
});
export type ImageReviewBody = z.infer<typeof ImageReviewBody>;

export function imageReviewBody(record: ExerciseRecord): ImageReviewBody | null {
  const read = ImageReviewBody.safeParse(record.body);
  return read.success ? read.data : null;
}

export function referencesOf(body: ImageReviewBody): Reference[] {
  return body.items.flatMap(({ references }) => references);
}

/** A reference as a course writes it: one thing a line, with its reading in brackets, "بوکو (buku)". */
export function readReference(text: string): Reference[] {
  const lines = text.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "")
    .map((line) => {
      const [, written = line, gloss = ""] = /^(.*\S)\s*\(([^()]*)\)$/u.exec(line) ?? [];
      return { written, gloss };
    });
}

export function shown({ written, gloss }: Pick<Reference, "written" | "gloss">): string {
  return gloss === "" ? written : `${written} (${gloss})`;
}

/** Everything that is asked for, as it should look. */
export function referencesShown(record: ExerciseRecord): ReferenceShown[] {
  const items = imageReviewBody(record)?.items ?? [];
  return items.flatMap(({ references, figure }) =>
    references.map((reference, at) => ({ ...reference, figure: at === 0 ? (figure ?? null) : null })),
  );
}
