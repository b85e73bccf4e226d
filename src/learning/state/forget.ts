import { randomUUID } from "node:crypto";
import { rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Problem } from "../../problem.ts";
import { writeFailed } from "../../store/failure.ts";
import { acquireLock, type Lock } from "../../store/lock.ts";
import { recordNames } from "./exercise-files.ts";
import {
  type CoursePlaces,
  coursePlaces,
  coursesBegun,
  learnerFolder,
  partnerHome,
  partnerNames,
  partnersFolder,
} from "./places.ts";
import type { Ports } from "./ports.ts";

/** What is kept of a learner in one course, in numbers: for whoever is asked before it goes. */
export type Kept = {
  course: string;
  exercises: number;
  sittings: number;
  coached: boolean;
  /** Who studied it here beside the learner, by the names of their folders: what is kept of them goes too. */
  partners: string[];
};

export async function whatIsKept(home: string, course: string, ports: Ports): Promise<Kept> {
  const places = coursePlaces(home, course);
  const partners = await partnersIn(home, course, ports);
  if (partners.length === 0 && !(await ports.disk.exists(places.folder)))
    throw new Problem("usage", `Nothing of yours is kept in ${course}: you have not begun it.`);
  const sittings = await ports.disk.names(places.sessions);
  return {
    course,
    exercises: (await recordNames(ports, places)).length,
    sittings: sittings.filter((name) => name.endsWith(".json")).length,
    coached: await ports.disk.exists(join(places.folder, "coach")),
    partners,
  };
}

async function partnersIn(home: string, course: string, { disk }: Ports): Promise<string[]> {
  const found: string[] = [];
  for (const name of await partnerNames(home, disk))
    if (await disk.exists(coursePlaces(partnerHome(home, name), course).folder)) found.push(name);
  return found;
}

/**
 * Everything of the learner's in one course, and of whoever studied it with them here, for good; the course itself stays. One rename decides: before it all is
 * there, after it nothing is, and whoever enters next clears away what a crash left. Throws `busy` while a session in
 * it is open.
 */
export async function forgetCourse(home: string, course: string, ports: Ports): Promise<void> {
  const { partners } = await whatIsKept(home, course, ports);
  const places = coursePlaces(home, course);
  if (await ports.disk.exists(places.folder)) await leave(places.folder, await locksOf(places, ports), ports);
  for (const name of partners) await forgetCourse(partnerHome(home, name), course, ports);
  await sweepForgotten(home, ports);
}

/** The same of every course, and the profile. */
export async function forgetLearner(home: string, ports: Ports): Promise<void> {
  const folder = learnerFolder(home);
  if (await ports.disk.exists(folder)) {
    const courses = await coursesBegun(home, ports.disk);
    const locks = [join(folder, ".lock")];
    for (const places of courses) locks.push(...(await locksOf(places, ports)));
    await leave(folder, locks, ports);
  }
  for (const name of await partnerNames(home, ports.disk)) {
    await forgetLearner(partnerHome(home, name), ports);
    await rmdir(partnerHome(home, name)).catch(() => {}); // courses of their own stay
  }
  await rmdir(partnersFolder(home)).catch(() => {});
  await sweepForgotten(home, ports);
}

/** Clears away what is forgotten and still on the disk. What cannot be removed now is, the next time. */
export async function sweepForgotten(home: string, { disk }: Pick<Ports, "disk">): Promise<void> {
  for (const folder of [home, learnerFolder(home)])
    for (const name of await disk.names(folder).catch(() => []))
      if (name.startsWith(mark))
        await rm(join(folder, name), { recursive: true, force: true }).catch(() => {});
}

const mark = ".forgotten-";
const patienceMs = 5_000;

/** Those of the course, and of whatever else of it is held for a whole sitting. */
async function locksOf({ folder, lock }: CoursePlaces, { disk }: Ports): Promise<string[]> {
  const locks = [lock];
  for (const name of await disk.names(folder)) {
    const inside = join(folder, name, ".lock");
    if (await disk.exists(inside).catch(() => false)) locks.push(inside); // most of what is there is no folder
  }
  return locks;
}

async function leave(folder: string, locks: readonly string[], { disk }: Ports): Promise<void> {
  const held: Lock[] = [];
  const release = () => {
    for (const lock of held.splice(0)) lock.release();
  };
  try {
    for (const path of locks) {
      // A course's own is held for moments; one inside it, for a whole sitting.
      const waitMs = locks.includes(join(dirname(dirname(path)), ".lock")) ? 0 : patienceMs;
      held.push(await acquireLock(path, { waitMs, what: "Something in this course" }));
    }
    if (process.platform === "win32") release(); // there, a folder with an open file in it cannot be renamed
    await disk.rename(
      folder,
      join(dirname(folder), `${mark}${basename(folder)}-${randomUUID().slice(0, 8)}`),
    );
    await disk.syncFolder(dirname(folder));
  } catch (error) {
    throw writeFailed("What you asked to be forgotten", error);
  } finally {
    release();
  }
}

/** Every course of which something is kept. */
export async function allKept(home: string, ports: Ports): Promise<Kept[]> {
  const courses = await coursesBegun(home, ports.disk);
  const names = courses.map(({ name }) => name).sort();
  return await Promise.all(names.map((name) => whatIsKept(home, name, ports)));
}

/** Plugins whose conversations are a learner's. */
export const learnersPlugins: readonly string[] = ["study", "coach"];
