import { join } from "node:path";
import { inPlainWords } from "../../markdown/plain-words.ts";
import { readYamlDocument } from "../../markdown/yaml-document.ts";
import { writeYaml } from "../../markdown/yaml-text.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { readIfThere, writeAtomic } from "../../store/atomic.ts";
import { type Disk, realDisk } from "../../store/disk.ts";
import { writeFailed } from "../../store/failure.ts";
import { withLock } from "../../store/lock.ts";
import { keepDesk } from "./copy-desk.ts";
import { Study } from "./study.ts";

/** Where everything of one study lies: `<data>/studies/<id>/`. */
export type StudyPlaces = {
  folder: string;
  file: string;
  /** Which pseudonym stands for whom in exports; it never goes with them. */
  key: string;
  /** What participants learned, each with a home of their own. */
  learners: string;
  /** The workspace as it was when the study was made. */
  desk: string;
  /** A copy of it for each task that somebody began, by participant. */
  desks: string;
};

/** What is wrong with a study's file, and where. */
export type StudyProblem = { file: string; line: number; message: string };

/** Throws `Problem` on what cannot name a study: no path is built from anything else. */
export function studyPlaces(data: string, id: string): StudyPlaces {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60)
    throw new Problem(
      "usage",
      `"${id.slice(0, 60)}" cannot name a study: small letters, digits and single hyphens can, as in loops-2026.`,
    );
  const folder = join(studiesFolder(data), id);
  return {
    folder,
    file: join(folder, "study.yaml"),
    key: join(folder, "key.json"),
    learners: join(folder, "learners"),
    desk: join(folder, "desk"),
    desks: join(folder, "desks"),
  };
}

function studiesFolder(data: string): string {
  return join(data, "studies");
}

/** The ids of all studies, in the order of the alphabet. */
export async function studyIds(data: string, disk: Disk = realDisk): Promise<string[]> {
  const names = await disk.names(studiesFolder(data));
  const there = await Promise.all(
    names.map((name) => disk.exists(join(studiesFolder(data), name, "study.yaml"))),
  );
  return names.filter((_, at) => there[at]).sort();
}

/** A study, or every line of its file that is wrong. Throws `Problem` where there is none. */
export async function readStudy(
  data: string,
  id: string,
  disk: Disk = realDisk,
): Promise<{ study: Study } | { problems: StudyProblem[] }> {
  const { file } = studyPlaces(data, id);
  const bytes = await readIfThere(disk, file);
  if (bytes === null) {
    const known = await studyIds(data, disk);
    const near = didYouMean(id, known);
    const there = known.length === 0 ? " None was made yet." : ` There is: ${known.join(", ")}.`;
    throw new Problem("usage", `There is no study "${id}".${near === "" ? there : near}`);
  }
  return parseStudy(file, new TextDecoder().decode(bytes));
}

/** The same for whoever cannot go on without it. Throws `Problem` with every line that is wrong. */
export async function studyNamed(data: string, id: string, disk: Disk = realDisk): Promise<Study> {
  const read = await readStudy(data, id, disk);
  if ("study" in read) return read.study;
  const lines = read.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
  throw new Problem("setup", `${lines.join("\n")}\nMend the file; nothing was changed and nothing is lost.`);
}

export function parseStudy(file: string, source: string): { study: Study } | { problems: StudyProblem[] } {
  const yaml = readYamlDocument(source, 0);
  if (!yaml.ok) return { problems: yaml.problems.map((problem) => ({ file, ...problem })) };
  const parsed = Study.safeParse(yaml.fields);
  const problem = (path: readonly PropertyKey[], message: string): StudyProblem => ({
    file,
    line: yaml.lineOf(path),
    message,
  });
  if (!parsed.success)
    return {
      problems: inPlainWords(Study, yaml.fields, parsed.error).map(({ path, message }) =>
        problem(path, `${message}.`),
      ),
    };
  const study = parsed.data;
  const twice = [
    ...repeated(study.participants.map(({ id }) => id)).map((at) =>
      problem(["participants", at], `There are two participants ${study.participants[at]?.id}.`),
    ),
    ...repeated(study.tasks.map(({ id }) => id)).map((at) =>
      problem(["tasks", at], `There are two tasks ${study.tasks[at]?.id}.`),
    ),
    ...strangeConditions(study, problem),
  ];
  return twice.length > 0 ? { problems: twice } : { study };
}

/** Somebody assigned to what the study does not have: a condition that was taken out, a task that is gone. */
function strangeConditions(
  { participants, tasks }: Study,
  problem: (path: readonly PropertyKey[], message: string) => StudyProblem,
): StudyProblem[] {
  const known = new Set(tasks.map(({ id }) => id));
  return participants.flatMap((participant, at) =>
    Object.keys("assigned" in participant ? (participant.assigned ?? {}) : {})
      .filter((task) => !known.has(task))
      .map((task) =>
        problem(
          ["participants", at, "assigned", task],
          `${participant.id} is assigned to the task ${task}, which the study does not have.`,
        ),
      ),
  );
}

function repeated(ids: readonly string[]): number[] {
  return ids.flatMap((id, at) => (ids.indexOf(id) < at ? [at] : []));
}

/** Makes a study, with a copy of the workspace that its tasks begin with. Throws `Problem` where the id is taken. */
export async function createStudy(
  data: string,
  study: Study,
  workspace: string,
  disk: Disk = realDisk,
): Promise<void> {
  const places = studyPlaces(data, study.id);
  await locked(places, async () => {
    if (await disk.exists(places.file))
      throw new Problem("usage", `There is a study ${study.id} already. Nothing was changed.`);
    await keepDesk(places.desk, workspace);
    await write(places, study, disk);
  });
}

/** Changes a study, one at a time, durable when it resolves. What `change` throws leaves it as it was. */
export async function changeStudy(
  data: string,
  id: string,
  change: (study: Study) => Study,
  disk: Disk = realDisk,
): Promise<Study> {
  const places = studyPlaces(data, id);
  await studyNamed(data, id, disk); // before a lock is made for what is not there
  return await locked(places, async () => {
    const after = change(await studyNamed(data, id, disk));
    await write(places, after, disk);
    return after;
  });
}

function locked<T>({ folder }: StudyPlaces, work: () => Promise<T>): Promise<T> {
  return withLock(join(folder, ".locks", "study.lock"), work, { waitMs: 10_000, what: "The study" });
}

async function write({ folder, file }: StudyPlaces, study: Study, disk: Disk): Promise<void> {
  try {
    await disk.makeFolder(folder);
    const text = writeYaml(Study.parse(study)); // what could not be read back must not be written
    await writeAtomic(disk, file, [new TextEncoder().encode(text)]);
  } catch (error) {
    throw writeFailed("The study", error);
  }
}
