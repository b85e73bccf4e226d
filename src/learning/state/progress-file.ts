import { z } from "zod";
import type { Course } from "../course.ts";
import { ConceptProgress } from "../progress.ts";
import { doneIn, type LogSizes, logSizes, readLogs } from "./course-logs.ts";
import { putAside, readJson, writeJson } from "./json-file.ts";
import { type CoursePlaces, coursesBegun } from "./places.ts";
import type { Ports } from "./ports.ts";
import type { Profile } from "./profile.ts";
import { replay } from "./replay.ts";

/** `progress.json` (exercise-modalities §11.1, §12.5): what the session logs add up to. It can be rebuilt from them. */
export const ProgressFile = z.looseObject({
  course: z.string(),
  updated: z.iso.datetime(),
  concepts: z.record(z.string(), ConceptProgress),
  /** How far each session log has been counted: its size then, and when it was written. Earlier versions kept the size. */
  counted: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Since 2 it knows what was shown piece by piece, since 3 what of that was known on another day. */
  version: z.number().default(1),
});

const currentVersion = 4;
export type ProgressFile = z.infer<typeof ProgressFile>;

export type Standing = { file: ProgressFile; problems: string[] };

/** As it stands on disk, when nothing is to be mended; else null. */
export async function readStanding(ports: Ports, places: CoursePlaces): Promise<ProgressFile | null> {
  const read = await readJson(ports.disk, places.progress, ProgressFile);
  const sizes = await logSizes(ports, places);
  if (read.kind === "missing" && Object.keys(sizes).length === 0) return nothing(ports);
  return read.kind === "ok" && isCurrent(sizes, read.value) ? read.value : null;
}

/** Every concept that the learner began in any course; what cannot be read is left out here. */
export async function allProgress(home: string, { disk }: Ports): Promise<ConceptProgress[]> {
  const all: ConceptProgress[] = [];
  for (const { progress } of await coursesBegun(home, disk)) {
    const read = await readJson(disk, progress, ProgressFile);
    if (read.kind === "ok") all.push(...Object.values(read.value.concepts));
  }
  return all;
}

/** As it stands, mended where it must be: a damaged file is put aside, and what the logs know beyond it is counted. */
export async function mend(
  ports: Ports,
  places: CoursePlaces,
  course: Course,
  profile: Profile,
): Promise<Standing> {
  const standing = await readStanding(ports, places);
  if (standing !== null) return { file: standing, problems: [] };
  const problems: string[] = [];
  const read = await readJson(ports.disk, places.progress, ProgressFile);
  if (read.kind === "damaged") {
    const aside = await putAside(ports.disk, places.progress, ports.now(), "Your progress file");
    problems.push(`${aside} Your progress was rebuilt from the session logs.`);
  }
  const { logs, problems: inLogs } = await readLogs(ports, places, { locked: true });
  // A log that was counted and is damaged now is aside; what it counted for stays counted, as with one that is gone.
  const sizes = await logSizes(ports, places);
  const isWhole = read.kind === "ok" && Object.keys(read.value.counted).every((name) => name in sizes);
  if (read.kind === "ok" && isCounted(sizes, read.value) && (inLogs.length > 0 || !isWhole))
    return { file: await saveProgress(ports, places, read.value), problems: inLogs };
  const concepts = Object.fromEntries(replay(doneIn(logs), course, profile));
  const file = await saveProgress(ports, places, { ...nothing(ports), course: course.config.name, concepts });
  return { file, problems: [...problems, ...inLogs] };
}

/** Writes it, with the logs as they now are counted in. */
export async function saveProgress(
  ports: Ports,
  places: CoursePlaces,
  file: ProgressFile,
): Promise<ProgressFile> {
  const counted = await logSizes(ports, places);
  const saved = { ...file, updated: ports.now().toISOString(), counted, version: currentVersion };
  await writeJson(ports.disk, places.progress, saved);
  return saved;
}

/** One of an earlier version is made anew from the logs, once, as far as they are all there. */
function isCurrent(sizes: LogSizes, file: ProgressFile): boolean {
  return file.version === currentVersion && isCounted(sizes, file);
}

/** A log that is gone was counted once, and stays counted. */
function isCounted(sizes: LogSizes, { counted }: ProgressFile): boolean {
  return Object.entries(sizes).every(([name, mark]) => {
    const known = counted[name];
    return typeof known === "number" ? mark.startsWith(`${known} `) : known === mark;
  });
}

function nothing({ now }: Ports): ProgressFile {
  return { course: "", updated: now().toISOString(), concepts: {}, counted: {}, version: currentVersion };
}
