import { readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { z } from "zod";

const mostBytes = 1_000_000;

/** The text of a file below a folder; `null` where it is not there, is too large, or leads out of the folder. */
export function readInside(folder: string, path: string): string | null {
  try {
    const root = realpathSync(folder);
    const file = realpathSync(join(root, path));
    if (!file.startsWith(`${root}${sep}`) || statSync(file).size > mostBytes) return null;
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

/** As `readInside`, read as JSON of a shape. */
export function readJsonInside<T>(folder: string, path: string, schema: z.ZodType<T>): T | null {
  try {
    return schema.safeParse(JSON.parse(readInside(folder, path) ?? "")).data ?? null;
  } catch {
    return null;
  }
}

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const Exercise = z.object({
  slug: Slug,
  name: z.string().min(1),
  status: z.string().default("active"),
  /** Taught by it. */
  concepts: z.array(z.string()).default([]),
  prerequisites: z
    .array(z.string())
    .nullish()
    .transform((given) => given ?? []),
  difficulty: z.number().default(1),
});
export type TrackExercise = z.infer<typeof Exercise>;

export const Track = z.object({
  language: z.string(),
  slug: z.string(),
  exercises: z.object({
    concept: z.array(Exercise).default([]),
    practice: z.array(Exercise).default([]),
  }),
});

export const ExerciseFiles = z.object({
  blurb: z.string().default(""),
  files: z.object({
    solution: z.array(z.string()).default([]),
    test: z.array(z.string()).default([]),
    editor: z.array(z.string()).default([]),
    example: z.array(z.string()).default([]),
    exemplar: z.array(z.string()).default([]),
  }),
});
