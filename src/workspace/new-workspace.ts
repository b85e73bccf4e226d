import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { z } from "zod";
import { type Confined, confine } from "./confine.ts";
import { readGivenApart } from "./curriculum/read-curriculum-apart.ts";
import { classPath, classText, NewClass, oneLine, someLines } from "./new-class.ts";
import { WorkspaceError } from "./path.ts";
import { type Agreement, askBeforeSaving } from "./privacy/before-saving.ts";
import { filesBelow } from "./walk.ts";

/** What a teacher is asked when they begin. Nothing in it names a pupil. */
export const NewWorkspace = z.object({
  teaches: oneLine.min(1),
  /** As it is said: it decides which curricula come with the desk. */
  country: oneLine.optional(),
  school: oneLine.optional(),
  habits: someLines,
  class: NewClass,
  /** Curriculum files of the sample to begin with, by path. */
  curriculum: z.array(z.string()).max(50).optional(),
  /** Curriculum files of one's own, to be read like any that is brought in. */
  own: z
    .array(z.object({ name: z.string().min(1).max(200), text: z.string(), subject: oneLine.optional() }))
    .max(10)
    .optional(),
});
export type NewWorkspace = z.infer<typeof NewWorkspace>;

const mostBytes = 8_000_000;

/**
 * Makes a workspace in a folder of its own; one that holds anything is left alone. Throws `WorkspaceError`, and
 * `AsksFirst` where an answer looks as if it held somebody's personal data.
 */
export async function makeWorkspace(
  root: string,
  sample: string,
  wish: NewWorkspace,
  agreement: Agreement,
): Promise<string[]> {
  if (existsSync(root) && confine(root).list(".").length > 0)
    throw new WorkspaceError("changed", `There are files in ${root} already. Choose another name.`);
  const from = confine(sample);
  const files = new Map<string, string | Uint8Array>([
    ["teacher.md", teacherText(wish)],
    ["pedagogy.md", `# How I teach\n\n${bullets(wish.habits, "Say here what works for you")}`],
    [classPath(wish.class), classText(wish.class)],
    ["soul.md", from.read("soul.md", mostBytes)],
  ]);
  for (const path of sampleFiles(from, wish.curriculum)) files.set(path, from.read(path, mostBytes));
  for (const given of wish.own ?? []) {
    const read = await readGivenApart(given, new Date().toISOString().slice(0, 10));
    if (!read.ok)
      throw new WorkspaceError("bad_path", `${given.name} cannot be used: ${read.message} Nothing was made.`);
    files.set(read.curriculum.path, read.curriculum.text);
  }
  await askBeforeSaving(files, agreement);
  await mkdir(root, { recursive: true });
  const target = confine(root);
  for (const [path, content] of files) await target.write(path, content);
  return [...files.keys()];
}

function sampleFiles(from: Confined, wanted: readonly string[] | undefined): string[] {
  const there = from.entry("curriculum")?.kind === "folder" ? filesBelow(from, "curriculum") : [];
  return there.filter((path) => wanted === undefined || wanted.includes(path));
}

function teacherText({ teaches, school, country }: NewWorkspace): string {
  const head = country ? `---\ncountry: ${JSON.stringify(country)}\n---\n\n` : "";
  const place = school === undefined ? "" : `\n## The school\n- ${school}\n`;
  return `${head}# About the teacher\n\n## Who this is\n- Teaches ${teaches}\n${place}`;
}

function bullets(items: readonly string[], otherwise: string): string {
  return `${(items.length === 0 ? [otherwise] : items).map((item) => `- ${item}`).join("\n")}\n`;
}
