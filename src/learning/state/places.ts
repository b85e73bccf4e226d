import { homedir } from "node:os";
import { join, resolve } from "node:path";
import type { Env } from "../../env.ts";
import { Problem } from "../../problem.ts";
import type { Disk } from "../../store/disk.ts";

/** `~/.claude/teaching`, or where `TEACHER_ASSIST_HOME` says (decision 18). */
export function teachingHome(env: Env): string {
  return resolve(env.TEACHER_ASSIST_HOME || join(env.HOME || homedir(), ".claude", "teaching"));
}

/** Where everything of one learner in one course lives (exercise-modalities §12.5). */
export type CoursePlaces = {
  /** Of the course. */
  name: string;
  folder: string;
  progress: string;
  sessions: string;
  /** Exercises as they were given, with their keys: not for the learner to edit. */
  records: string;
  flashcards: string;
  /** What was shown before it was asked. */
  met: string;
  /** Two learners at one machine: what they are in the middle of. */
  together: string;
  lock: string;
};

export function coursePlaces(home: string, course: string): CoursePlaces {
  const folder = join(learnerFolder(home), slug(course, "course"));
  return {
    name: course,
    folder,
    progress: join(folder, "progress.json"),
    sessions: join(folder, "sessions"),
    records: join(folder, "records"),
    flashcards: join(folder, "flashcards.json"),
    met: join(folder, "met.json"),
    together: join(folder, "together.json"),
    lock: join(folder, ".lock"),
  };
}

/** Every course that the learner has a folder of. */
export async function coursesBegun(home: string, disk: Pick<Disk, "names">): Promise<CoursePlaces[]> {
  const names = await disk.names(learnerFolder(home));
  return names.filter(isSlug).map((name) => coursePlaces(home, name));
}

/** Somebody else who learns at this machine: a home of their own below the learner's. */
export function partnerHome(home: string, name: string): string {
  return join(partnersFolder(home), slug(name, "partner"));
}

export function partnersFolder(home: string): string {
  return join(home, "partners");
}

/** Everybody who has such a home here. */
export async function partnerNames(home: string, disk: Pick<Disk, "names">): Promise<string[]> {
  return (await disk.names(partnersFolder(home))).filter(isSlug).sort();
}

export function learnerFolder(home: string): string {
  return join(home, "learner");
}

/** What names a file is lower-case letters, digits and hyphens, or it is refused (decision 18). */
export function slug(name: string, what: string): string {
  if (isSlug(name)) return name;
  const shown = JSON.stringify(name.length > 60 ? `${name.slice(0, 60)}…` : name);
  throw new Problem(
    "usage",
    `${shown} cannot name a ${what}: a name is made of lower-case letters, digits and single hyphens, as in intro-to-algorithms.`,
  );
}

function isSlug(name: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && name.length <= 100;
}
