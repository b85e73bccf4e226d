import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Sample, SampleLesson } from "../../lesson/draft/sample-lesson.ts";
import { isNewerThan } from "../../made-of.ts";
import { writeAtomic } from "../../store/atomic.ts";
import { realDisk } from "../../store/disk.ts";

const Kept: z.ZodType<SampleLesson> = z.object({
  title: z.string(),
  class: z.string(),
  stage: z.string(),
  subject: z.string(),
  topic: z.string(),
  shape: z.array(
    z.object({
      section: z.string(),
      part: z.number().nullable(),
      label: z.string(),
      minutes: z.number(),
      phase: z.enum(["opening", "main", "closing"]),
    }),
  ),
  sections: z.array(
    z.object({ id: z.string(), title: z.string(), body: z.string(), minutes: z.number().nullable() }),
  ),
});

/** What a sample is drafted by and from. */
const madeOf = ["src", "plugins", "packs", "desks", "workspace"];

/**
 * A sample lesson, drafted when something that it is made of has changed since it last was. Kept where the page is, and
 * for its reasons; it holds nothing of anybody's.
 */
export async function sampleOf(
  project: string,
  sample: Sample,
  draft: () => Promise<SampleLesson | null>,
): Promise<SampleLesson | null> {
  const name = sample.subject.toLowerCase().replace(/\W+/g, "-");
  const file = join(project, "node_modules", ".cache", "teacher-assist", `sample-${name}.json`);
  const kept = keptIn(file, project);
  if (kept !== null) return kept;
  const lesson = await draft();
  if (lesson !== null)
    await writeAtomic(realDisk, file, [Buffer.from(JSON.stringify(lesson))]).catch(() => {}); // then it is drafted again next time
  return lesson;
}

function keptIn(file: string, project: string): SampleLesson | null {
  try {
    const kept = Kept.parse(JSON.parse(readFileSync(file, "utf8")));
    return isNewerThan(
      file,
      project,
      madeOf.flatMap((folder) => filesBelow(project, folder)),
    )
      ? kept
      : null;
  } catch {
    return null; // not there, or damaged
  }
}

/** A folder's files, and its folders: one that lost a file has changed too. */
function filesBelow(project: string, folder: string): string[] {
  const below = readdirSync(join(project, folder), { recursive: true, encoding: "utf8" });
  return [folder, ...below.map((path) => join(folder, path))];
}
