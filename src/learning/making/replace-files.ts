import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { writeAtomic } from "../../store/atomic.ts";
import type { Disk } from "../../store/disk.ts";
import { acquireLock, withLock } from "../../store/lock.ts";
import { sweepOnce, temporaryName } from "../../store/temporary.ts";
import { type CourseProblem, loadCourse } from "../course.ts";
import { slug } from "../state/places.ts";

/** A file of a course as it is to be; null: it goes. */
export type FileChange = { path: string; content: string | Uint8Array | null };

export function ownCourses(home: string): string {
  return join(home, "courses");
}

/** One at a time changes a course, between programs too. */
export async function withCourseLock<T>(home: string, name: string, work: () => Promise<T>): Promise<T> {
  return await withLock(lockOf(home, name), work, { waitMs: 30_000, what: `The course ${name}` });
}

/**
 * A course of the learner's own with some of its files changed, all of them at once: after a crash at any moment there
 * is the course as it was or as it is to be. `from`: where it is now, which may be a course that came with the program.
 * Gives what keeps it from being a course; then nothing was changed. For whoever holds the course's lock.
 */
export async function replaceFiles(
  disk: Disk,
  home: string,
  name: string,
  from: string,
  changes: readonly FileChange[],
): Promise<CourseProblem[]> {
  const folder = join(ownCourses(home), slug(name, "course"));
  const [only] = changes;
  if (changes.length === 0 && from === folder) return [];
  sweepOnce(ownCourses(home));
  await disk.makeFolder(ownCourses(home));
  const draft = join(ownCourses(home), temporaryName());
  const inside = join(draft, name);
  try {
    mkdirSync(draft, { mode: 0o700 });
    copyFolder(from, inside, from === folder ? linked : copyFileSync);
    for (const change of changes) await applied(disk, inside, change);
    const { problems } = loadCourse(inside);
    if (problems.length > 0) return problems;
    // One file alone is replaced in one step, and nobody ever finds the folder gone.
    if (changes.length === 1 && only !== undefined && only.content !== null && from === folder)
      await applied(disk, folder, only);
    else await exchanged(disk, inside, folder);
    return [];
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

async function applied(disk: Disk, folder: string, { path, content }: FileChange): Promise<void> {
  const at = join(folder, path);
  if (content === null) return rmSync(at, { force: true });
  mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
  await writeAtomic(disk, at, [typeof content === "string" ? new TextEncoder().encode(content) : content]);
}

function copyFolder(from: string, to: string, copied: (source: string, copy: string) => void): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name.startsWith(".")) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyFolder(source, copy, copied);
    else if (entry.isFile()) copied(source, copy);
  }
}

/** Of a folder that goes afterwards; and nothing of ours is ever written in place. */
function linked(source: string, copy: string): void {
  try {
    linkSync(source, copy);
  } catch {
    copyFileSync(source, copy); // another disk, or a system without links
  }
}

async function exchanged(disk: Disk, next: string, folder: string): Promise<void> {
  const before = beforeOf(folder);
  if (existsSync(folder)) renameSync(folder, before);
  try {
    renameSync(next, folder);
  } catch (error) {
    if (existsSync(before)) renameSync(before, folder);
    throw error;
  }
  await disk.syncFolder(dirname(folder));
  rmSync(before, { recursive: true, force: true });
}

const beforeMark = ".before-";

function beforeOf(folder: string): string {
  return join(dirname(folder), `${beforeMark}${folder.split(/[\\/]/).at(-1)}`);
}

function lockOf(home: string, name: string): string {
  return join(ownCourses(home), `.${slug(name, "course")}.lock`);
}

/** Puts back a course that a crash caught between two names. Who is at work on one is left alone. */
export async function mendCourses(home: string, disk: Disk): Promise<void> {
  const names = await disk.names(ownCourses(home)).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(beforeMark))) {
    const course = name.slice(beforeMark.length);
    const lock = await acquireLock(lockOf(home, course)).catch(() => null);
    if (lock === null) continue;
    try {
      const folder = join(ownCourses(home), course);
      if (existsSync(folder)) rmSync(join(ownCourses(home), name), { recursive: true, force: true });
      else renameSync(join(ownCourses(home), name), folder);
    } catch {
      // The next who enters tries again.
    } finally {
      lock.release();
    }
  }
}
