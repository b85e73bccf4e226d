import { errorCode, readFailed, writeFailed } from "../../store/failure.ts";
import { withLock } from "../../store/lock.ts";
import type { Course } from "../course.ts";
import { applyResult, type ConceptProgress, noProgress } from "../progress.ts";
import type { ExerciseResult } from "../result.ts";
import { doneIn, logPath, logSizes, logsOn, readLogs } from "./course-logs.ts";
import { readJson, writeJson } from "./json-file.ts";
import { type CoursePlaces, coursePlaces } from "./places.ts";
import type { Ports } from "./ports.ts";
import { readProfile } from "./profile-file.ts";
import { mend, type ProgressFile, readStanding, type Standing, saveProgress } from "./progress-file.ts";
import { type Done, replay, schedules } from "./replay.ts";
import { append, continues, newSessionLog, SessionLog, sessionName } from "./session-log.ts";

/** A learner in a course, on disk. Several processes may use it at once: each change is made under the course's lock. */
export type CourseState = {
  places: CoursePlaces;
  /** Only concepts that were begun are in it. `problems`: what was found damaged, and where it is now. */
  progress(): Promise<{ concepts: Map<string, ConceptProgress>; problems: string[] }>;
  /** Everything done that was not taken back, oldest first. */
  results(): Promise<Done[]>;
  /** Durable when it resolves. An exercise that is recorded already is left as it is, and named in `repeated`. */
  record(results: readonly ExerciseResult[]): Promise<Recorded>;
  /** Takes back one exercise, or the last one: progress is then exactly what it would have been without. */
  takeBack(exerciseId?: string): Promise<ExerciseResult | null>;
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
      return { concepts: conceptsOf(file), problems };
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
        const zone = await log(fresh);
        const saved = await saveProgress(ports, places, {
          ...file,
          course: course.config.name,
          concepts: { ...file.concepts, ...(await changed(file, fresh, zone)) },
        });
        return { recorded: fresh, repeated, concepts: conceptsOf(saved), problems };
      }),
    takeBack: (exerciseId) =>
      locked(async () => {
        const { file } = await mended();
        const { logs } = await readLogs(ports, places, { locked: true });
        const last = exerciseId ?? lastDone(logs);
        const log = logs.find(({ exercises }) =>
          exercises.some(({ exercise_id, undone }) => exercise_id === last && undone === undefined),
        );
        const result = log?.exercises.find(({ exercise_id, undone }) => exercise_id === last && !undone);
        if (log === undefined || result === undefined) return null;
        const undone = ports.now().toISOString();
        const exercises = log.exercises.map((each) => (each === result ? { ...each, undone } : each));
        await writeJson(ports.disk, logPath(places, log.session_id), { ...log, exercises });
        const { [result.concept_id]: _, ...others } = file.concepts;
        const again = await replayed([result.concept_id]);
        await saveProgress(ports, places, { ...file, concepts: { ...others, ...again } });
        return result;
      }),
  };

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

  /** Into the session that is under way, or into a new one. The zone that its days are counted in. */
  async function log(results: readonly ExerciseResult[]): Promise<string> {
    await ports.disk.makeFolder(places.sessions);
    const names = Object.keys(await logSizes(ports, places));
    const [first] = results;
    const latest = names.at(-1);
    const read =
      latest === undefined ? null : await readJson(ports.disk, logPath(places, latest), SessionLog);
    if (read?.kind === "ok" && first !== undefined && continues(read.value, first)) {
      await writeJson(ports.disk, logPath(places, read.value.session_id), append(read.value, results));
      return read.value.time_zone;
    }
    const { time_zone } = await readProfile(home, ports);
    const started = new Date(first?.started ?? ports.now());
    const name = sessionName(started, new Set(names));
    const fresh = newSessionLog(name, course.config.name, time_zone, results, ports.now());
    await writeJson(ports.disk, logPath(places, name), fresh);
    return time_zone;
  }

  /** The concepts that the results change. One that came late is put in its place by replaying its concept. */
  async function changed(file: ProgressFile, results: readonly ExerciseResult[], zone: string) {
    const late = new Set(
      results.filter((result) => isLate(file, result)).map(({ concept_id }) => concept_id),
    );
    const scheduleFor = schedules(await readProfile(home, ports));
    const concepts: Record<string, ConceptProgress> = late.size === 0 ? {} : await replayed([...late]);
    for (const result of results) {
      const concept = course.concepts.find(({ id }) => id === result.concept_id);
      if (concept === undefined || late.has(concept.id)) continue;
      const before = concepts[concept.id] ?? file.concepts[concept.id] ?? noProgress(concept.id);
      concepts[concept.id] = applyResult(before, result, concept, scheduleFor(zone, result.completed));
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
