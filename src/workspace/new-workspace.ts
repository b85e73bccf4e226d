import { mkdir } from "node:fs/promises";
import { z } from "zod";
import { type Confined, confine } from "./confine.ts";
import { WorkspaceError } from "./path.ts";
import { filesBelow } from "./walk.ts";

const line = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\n\r]*$/, "one line only");
const lines = z.array(line.min(1)).max(40).default([]);

/** What a teacher is asked when they begin. Nothing in it names a pupil. */
export const NewWorkspace = z.object({
  teaches: line.min(1),
  school: line.optional(),
  habits: lines,
  class: z.object({
    id: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9 _-]{0,30}$/, "letters, digits, spaces and hyphens"),
    stage: line.min(1),
    subject: line.min(1),
    level: line.optional(),
    size: z.number().int().positive().max(100).optional(),
    periodMinutes: z.number().int().min(10).max(240).default(50),
    language: line.optional(),
    needs: lines,
    worksWell: lines,
    equipment: lines,
  }),
  /** Curriculum files of the sample to begin with, by path. */
  curriculum: z.array(z.string()).max(50).optional(),
});
export type NewWorkspace = z.infer<typeof NewWorkspace>;

const mostBytes = 8_000_000;

/** Makes a workspace in a folder of its own; one that holds anything is left alone. Throws `WorkspaceError`. */
export async function makeWorkspace(root: string, sample: string, wish: NewWorkspace): Promise<string[]> {
  await mkdir(root, { recursive: true });
  const target = confine(root);
  if (target.list(".").length > 0)
    throw new WorkspaceError("changed", `There are files in ${root} already. Choose another name.`);
  const from = confine(sample);
  const files = new Map<string, string | Uint8Array>([
    ["teacher.md", teacherText(wish)],
    ["pedagogy.md", `# How I teach\n\n${bullets(wish.habits, "Say here what works for you")}`],
    [`classes/${wish.class.id}.md`, classText(wish.class)],
    ["soul.md", from.read("soul.md", mostBytes)],
  ]);
  for (const path of sampleFiles(from, wish.curriculum)) files.set(path, from.read(path, mostBytes));
  for (const [path, content] of files) await target.write(path, content);
  return [...files.keys()];
}

function sampleFiles(from: Confined, wanted: readonly string[] | undefined): string[] {
  const below = (folder: string) => (from.entry(folder)?.kind === "folder" ? filesBelow(from, folder) : []);
  const curriculum = below("curriculum").filter((path) => wanted === undefined || wanted.includes(path));
  return [...curriculum, ...below("topics")];
}

function teacherText({ teaches, school }: NewWorkspace): string {
  const place = school === undefined ? "" : `\n## The school\n- ${school}\n`;
  return `# About the teacher\n\n## Who this is\n- Teaches ${teaches}\n${place}`;
}

function classText(wish: NewWorkspace["class"]): string {
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
${bullets(needs, "Say here what this class needs, without names: 2 students with EAL — short sentences")}
## What works with this class
${bullets(worksWell, "Not said yet")}
## Equipment and room
${bullets(equipment, "Not said yet")}`;
}

function bullets(items: readonly string[], otherwise: string): string {
  return `${(items.length === 0 ? [otherwise] : items).map((item) => `- ${item}`).join("\n")}\n`;
}
