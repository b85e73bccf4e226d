import { errorCode, readFailed, writeFailed } from "../../store/failure.ts";
import { withLock } from "../../store/lock.ts";
import type { Course } from "../course.ts";
import { applyResult, type ConceptProgress, noProgress, progressAt } from "../progress.ts";
import type { ExerciseResult } from "../result.ts";
import { doneIn, logsOn, readLogs } from "./course-logs.ts";
import { logResults, replaceInLog, takeBackInLog } from "./log-results.ts";
import { type CoursePlaces, coursePlaces } from "./places.ts";
import type { Ports } from "./ports.ts";
import { readProfile } from "./profile-file.ts";
import { mend, type ProgressFile, readStanding, type Standing, saveProgress } from "./progress-file.ts";
import { type Done, replay, schedules } from "./replay.ts";
import type { SessionLog } from "./session-log.ts";

/** A learner in a course, on disk. Several processes may use it at once: each change is made under the course's lock. */
export type CourseState = {
  places: CoursePlaces;
  /** Only concepts that were begun are in it. `problems`: what was found damaged, and where it is now. */
  progress(): Promise<{ concepts: Map<string, ConceptProgress>; problems: string[] }>;
  /** Everything done that was not taken back, oldest first. */
  results(): Promise<Done[]>;
  /** Durable when it resolves. An exercise that is recorded already is left as it is, and named in `repeated`. */
  record(results: readonly ExerciseResult[]): Promise<Recorded>;
  /** Puts each result in the place of the one its exercise has, in one write; where there is none it is recorded. */
  replace(results: readonly ExerciseResult[]): Promise<Recorded>;
  /** Takes back one exercise, or the last one: progress is then exactly what it would have been without. */
  takeBack(exerciseId?: string): Promise<ExerciseResult | null>;
  /** A concept has other material than before: what was done in it is counted anew. */
  recount(conceptId: string): Promise<void>;
  /** For other files of the course that must not be written by two at once. */
  locked<T>(work: () => Promise<T>): Promise<T>;
};

export type Recorded = {
  recorded: ExerciseResult[];
  repeated: string[];
  concepts: Map<string, ConceptProgress>;
  problems: string[];
};

export function courseState(home: string, course: Course, ports: Ports): CourseState {
  const places = coursePlaces(home, course.config.name);
  const what = `Your progress in ${course.config.title}`;

  async function locked<T>(work: () => Promise<T>): Promise<T> {
    try {
      await ports.disk.makeFolder(places.folder);
      return await withLock(places.lock, work, { waitMs: 30_000, what });
    } catch (error) {
      throw errorCode(error) === null ? error : writeFailed(what, error);
    }
  }

  const mended = async (): Promise<Standing> => mend(ports, places, course, await readProfile(home, ports));

  return {
    places,
    locked,
    async progress() {
      const standing = await readStanding(ports, places).catch((error) => {
        throw readFailed(what, error);
      });
      const { file, problems } = standing === null ? await locked(mended) : { file: standing, problems: [] };
      return { concepts: await nowOf(file), problems };
    },
    async results() {
      try {
        const { logs } = await readLogs(ports, places, { locked: false });
        const time = ({ result }: Done) => Date.parse(result.completed);
        return doneIn(logs).toSorted((a, b) => time(a) - time(b));
      } catch (error) {
        throw readFailed(what, error);
      }
    },
    record: (results) =>
      locked(async () => {
        const { file, problems } = await mended();
        const { fresh, repeated } = await sorted(results);
        if (fresh.length === 0) return { recorded: [], repeated, concepts: conceptsOf(file), problems };
        const done = await logResults(ports, places, fresh, (await readProfile(home, ports)).time_zone);
        const saved = await saveProgress(ports, places, {
          ...file,
          course: course.config.name,
          concepts: { ...file.concepts, ...(await changed(file, done)) },
        });
        return { recorded: fresh, repeated, concepts: conceptsOf(saved), problems };
      }),
    replace: (results) =>
      locked(async () => {
        const { file, problems } = await mended();
        const changed: string[] = [];
        const fresh: ExerciseResult[] = [];
        for (const result of results) {
          const before = await replaceInLog(ports, places, result);
          changed.push(result.concept_id, before?.concept_id ?? result.concept_id);
          if (before === null) fresh.push(result);
        }
        await logResults(ports, places, fresh, (await readProfile(home, ports)).time_zone);
        const saved = await counted(file, changed);
        return { recorded: [...results], repeated: [], concepts: conceptsOf(saved), problems };
      }),
    recount: (conceptId) =>
      locked(async () => {
        const { file } = await mended();
        if (Object.hasOwn(file.concepts, conceptId)) await counted(file, [conceptId]);
      }),
    takeBack: (exerciseId) =>
      locked(async () => {
        const { file } = await mended();
        const result = await takeBackInLog(ports, places, (logs) => exerciseId ?? lastDone(logs));
        if (result !== null) await counted(file, [result.concept_id]);
        return result;
      }),
  };

  async function nowOf(file: ProgressFile): Promise<Map<string, ConceptProgress>> {
    const profile = await readProfile(home, ports);
    const now = ports.now();
    const schedule = schedules(profile)(profile.time_zone, now.toISOString());
    const read = conceptsOf(file);
    for (const concept of course.concepts) {
      const own = read.get(concept.id);
      if (own !== undefined)
        read.set(concept.id, progressAt(now, own, concept, schedule, course.items.get(concept.id)));
    }
    return read;
  }

  /** What is new of the results, in the order of their time, each exercise once. */
  async function sorted(results: readonly ExerciseResult[]) {
    const logs = await logsOn(
      ports,
      places,
      results.map(({ exercise_id }) => exercise_id),
    );
    const known = new Set(doneIn(logs).map(({ result }) => result.exercise_id));
    const fresh: ExerciseResult[] = [];
    const repeated: string[] = [];
    for (const result of results.toSorted((a, b) => Date.parse(a.completed) - Date.parse(b.completed))) {
      if (known.has(result.exercise_id)) repeated.push(result.exercise_id);
      else fresh.push(result);
      known.add(result.exercise_id);
    }
    return { fresh, repeated };
  }

  /** The progress of concepts, made anew from the logs. */
  async function counted(file: ProgressFile, ids: readonly string[]): Promise<ProgressFile> {
    if (ids.length === 0) return file;
    const others = Object.entries(file.concepts).filter(([id]) => !ids.includes(id));
    const concepts = { ...Object.fromEntries(others), ...(await replayed(ids)) };
    return await saveProgress(ports, places, { ...file, concepts });
  }

  /** The concepts that the results change. One that came late is put in its place by replaying its concept. */
  async function changed(file: ProgressFile, done: readonly Done[]) {
    const late = new Set(
      done.filter(({ result }) => isLate(file, result)).map(({ result }) => result.concept_id),
    );
    const scheduleFor = schedules(await readProfile(home, ports));
    const concepts: Record<string, ConceptProgress> = late.size === 0 ? {} : await replayed([...late]);
    for (const { result, zone } of done) {
      const concept = course.concepts.find(({ id }) => id === result.concept_id);
      if (concept === undefined || late.has(concept.id)) continue;
      const before = concepts[concept.id] ?? file.concepts[concept.id] ?? noProgress(concept.id);
      const scheduled = scheduleFor(zone, result.completed);
      concepts[concept.id] = applyResult(before, result, concept, scheduled, course.items.get(concept.id));
    }
    return concepts;
  }

  async function replayed(ids: readonly string[]): Promise<Record<string, ConceptProgress>> {
    const { logs } = await readLogs(ports, places, { locked: true });
    const done = doneIn(logs).filter(({ result }) => ids.includes(result.concept_id));
    return Object.fromEntries(replay(done, course, await readProfile(home, ports)));
  }
}

function isLate(file: ProgressFile, { concept_id, completed }: ExerciseResult): boolean {
  const last = file.concepts[concept_id]?.exercise_history.at(-1);
  return last !== undefined && Date.parse(last.completed) > Date.parse(completed);
}

function lastDone(logs: readonly SessionLog[]): string | undefined {
  const done = doneIn(logs).toSorted(
    (a, b) => Date.parse(a.result.completed) - Date.parse(b.result.completed),
  );
  return done.at(-1)?.result.exercise_id;
}

function conceptsOf(file: ProgressFile): Map<string, ConceptProgress> {
  return new Map(Object.entries(file.concepts));
}
