import { z } from "zod";
import { loadClasses } from "./classes.ts";
import { confine } from "./confine.ts";
import { fileNameOf } from "./file-name.ts";
import { WorkspaceError } from "./path.ts";
import { type Agreement, askBeforeSaving } from "./privacy/before-saving.ts";

export const oneLine = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\n\r]*$/, "one line only");
export const someLines = z.array(oneLine.min(1)).max(40).default([]);

/** What is asked about a class. Nothing in it names a pupil. */
export const NewClass = z.object({
  /** As it is said: "P6/7", "3ème B". */
  id: z
    .string()
    .trim()
    .regex(
      /^[\p{L}\p{N}][^\p{C}\p{Zl}\p{Zp}]{0,39}$/u,
      "a name that begins with a letter or digit, of at most 40 characters",
    ),
  stage: oneLine.min(1),
  subject: oneLine.min(1),
  level: oneLine.optional(),
  size: z.number().int().positive().max(100).optional(),
  periodMinutes: z.number().int().min(10).max(240).default(50),
  language: oneLine.optional(),
  needs: someLines,
  worksWell: someLines,
  equipment: someLines,
});
export type NewClass = z.infer<typeof NewClass>;

/**
 * Writes a class profile into a workspace; one of that name is left alone. Gives its path. Throws `WorkspaceError`, and
 * `AsksFirst` where it looks as if it held somebody's personal data.
 */
export async function makeClass(root: string, wish: NewClass, agreement: Agreement): Promise<string> {
  const files = confine(root);
  const path = classPath(wish);
  const taken = (await loadClasses(root)).some(({ id }) => id.toLowerCase() === wish.id.toLowerCase());
  if (taken || files.entry(path) !== null)
    throw new WorkspaceError(
      "changed",
      `There is a class ${wish.id} already, and it was left as it is. Choose another name, or change its file.`,
    );
  const text = classText(wish);
  await askBeforeSaving([[path, text]], agreement);
  await files.write(path, text);
  return path;
}

export function classPath({ id }: NewClass): string {
  return `classes/${fileNameOf(id)}.md`;
}

/** What was not said stands there as a sentence and not as a bullet: bullets are read as facts about the class. */
export function classText(wish: NewClass): string {
  const { id, stage, subject, level, size, periodMinutes, language, needs, worksWell, equipment } = wish;
  const fields: Record<string, string | number | undefined> = {
    class: JSON.stringify(id),
    stage: JSON.stringify(stage),
    subject: JSON.stringify(subject),
    level: level === undefined ? undefined : JSON.stringify(level),
    size,
    period_minutes: periodMinutes,
    language: language === undefined ? undefined : JSON.stringify(language),
  };
  const head = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---
${head.join("\n")}
---

## Class ${id}: ${stage} ${subject}

## Needs
${bullets(needs, "Say here what this class needs, a line each and without names: - 2 students with EAL — short sentences")}
## What works with this class
${bullets(worksWell, "Not said yet.")}
## Equipment and room
${bullets(equipment, "Not said yet.")}`;
}

function bullets(items: readonly string[], otherwise: string): string {
  return items.length === 0 ? `${otherwise}\n` : `${items.map((item) => `- ${item}`).join("\n")}\n`;
}
