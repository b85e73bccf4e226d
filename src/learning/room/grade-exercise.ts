import { join } from "node:path";
import { Problem } from "../../problem.ts";
import { type Evaluation, resultOf } from "../evaluation.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { HandIn, ReferenceShown, Unread } from "../exercises/grading.ts";
import { readText } from "../exercises/handed-in.ts";
import { shown as inLine, referencesShown } from "../exercises/image-review/reference.ts";
import { kindOf } from "../exercises/kinds.ts";
import { mustBeShort } from "../exercises/most-text.ts";
import { metadataOf } from "../exercises/worksheet/metadata.ts";
import { foreignRecord } from "../exercises/worksheet/strangeness.ts";
import type { ConceptProgress } from "../progress.ts";
import type { ExerciseResult } from "../result.ts";
import { mustBeForOne } from "../state/begun.ts";
import { findRecord, recordOfFile, saveRecord } from "../state/exercise-files.ts";
import { type CoursePlaces, coursePlaces } from "../state/places.ts";
import { noMoreThan, worthBeforeAnswers } from "./answers-seen.ts";
import { keepPicture } from "./learner-picture.ts";
import { record as recordResults, replace } from "./record-results.ts";
import { conceptNamed, type Room, type Visit, visit } from "./room.ts";

export type Grading = HandIn & {
  /** False: only look; nothing is counted, and none of the learner's files is changed. That its answers were shown is kept. */
  record: boolean;
};

export type Graded = {
  evaluation: Evaluation;
  /** Whether it counts now; `false` where it was only looked at, or had counted before. */
  recorded: boolean;
  /** Nothing was written in it: the exercise waits as it was. */
  untouched: boolean;
  /** What the learner should know of that; empty when there is nothing to say. */
  notes: string[];
  /** The concept as it now stands. */
  progress: ConceptProgress | null;
  /** Where the learner's days are counted. */
  zone: string;
};

/** Nothing was marked and nothing recorded: the learner compares with the reference, and rates. */
export class UnreadPhoto extends Problem {
  readonly unread: Unread;

  constructor(unread: Unread, message: string, command: string | undefined) {
    super("setup", message, { command });
    this.unread = unread;
  }
}

/** Grades an exercise by its id, or by the learner's file, and counts it once. Throws `Problem`. */
export async function gradeExercise(room: Room, reference: Reference, grading: Grading): Promise<Graded> {
  if (grading.response !== undefined) mustBeShort(grading.response);
  const { record, places } = await recordFor(room, reference);
  const learner = await visit(room, record.course);
  conceptNamed(learner.course, record.concept_id);
  mustBeForOne(record);
  if (!grading.record) mayLook(record);
  if (record.reference_shown === true && grading.image !== undefined)
    await learner.state.locked(() => keepPicture(room, places, record, grading));
  const handedIn = afterReference(record, grading);
  const found = await kindOf(record).grade(record, {
    ...handedIn,
    course: learner.course,
    room,
    path: (name) => join(places.folder, name),
    given: "file" in reference ? reference.file : null,
  });
  if ("problem" in found) {
    const { problem, command, unread } = found;
    if (unread === undefined) throw new Problem("setup", problem, { command });
    await learner.state.locked(() => keepPicture(room, places, record, grading));
    throw new UnreadPhoto(unread, problem, command);
  }
  const { save, isUntouched = false, isAsGiven = false } = found;
  const now = settledBy(found.evaluation, grading.self);
  const zone = learner.profile.time_zone;
  const before = await earlier(learner, record.exercise_id);
  const seen = before.counted === null ? worthBeforeAnswers(record) : null;
  const evaluation = seen === null ? now : noMoreThan(seen, now);
  // To see what a program does before mending it is where one begins.
  if (isAsGiven && !grading.record)
    return { ...none(evaluation, zone), notes: [asGiven], progress: before.progress };
  if (isUntouched && grading.self === undefined) {
    const notes = [grading.record ? nothingToCount : nothingToLookAt];
    return { ...none(withoutAnswers(evaluation), zone), untouched: true, notes, progress: before.progress };
  }
  if (!grading.record) {
    if (record.status === "pending" && record.looked_at === undefined && before.counted === null)
      await learner.state.locked(() => saveRecord(room.ports, places, { ...record, looked_at: evaluation }));
    const notes = isSolved(record, evaluation) && before.counted === null ? [ready] : [];
    return { ...none(evaluation, zone), notes, progress: before.progress };
  }
  if (before.counted !== null && !(before.provisional && grading.self !== undefined)) {
    const notes = ["It had counted before, so this time it is only shown. A new exercise counts again."];
    return { ...none(evaluation, zone), notes, progress: before.progress };
  }
  const kept = await learner.state.locked(() => keepPicture(room, places, record, grading));
  const { concepts, problems } = await count(learner, places, kept, evaluation, save, before.counted);
  return {
    evaluation,
    recorded: true,
    untouched: false,
    notes: [
      ...(evaluation.provisional ? [forNow] : []),
      ...(evaluation.score.percentage < now.score.percentage ? [fromAnswers] : []),
      ...problems,
    ],
    progress: concepts.get(record.concept_id) ?? null,
    zone,
  };
}

/** A look before it counts is a second try. The tests of a program stand in the learner's own file: those may be run. */
function mayLook(record: ExerciseRecord): void {
  if (record.quiz !== true || kindOf(record).hasOwnTests || record.status === "evaluated") return;
  throw new Problem(
    "usage",
    "This is a quiz: it is handed in once, and there is no look before. Nothing was graded.",
  );
}

/** Who has seen the reference can only say how near they came: what is typed or drawn after it shows nothing. */
function afterReference(record: ExerciseRecord, grading: Grading): Grading {
  if (record.reference_shown !== true) return grading;
  if (grading.self !== undefined) return { ...grading, image: undefined, response: undefined };
  if (grading.image === undefined && grading.response === undefined) return grading;
  const reason = "You have seen how it should look, so only your own rating counts now.";
  const reference = referencesShown(record);
  throw new UnreadPhoto(
    { reason, reference },
    `${reason} Compare your work with this, and rate it. Nothing was recorded.\n${linesOf(reference)}`,
    `teacher-assist study grade ${record.exercise_id} --self <1-4>`,
  );
}

function linesOf(reference: readonly ReferenceShown[]): string {
  return reference.map((line) => `  ${inLine(line)}`).join("\n");
}

/** How it should look. From then on only the learner's own rating counts: that is kept before it is shown. */
export async function showReference(room: Room, exerciseId: string): Promise<ReferenceShown[]> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const reference = referencesShown(record);
  if (reference.length === 0) throw new Problem("usage", `${exerciseId} has nothing to be compared with.`);
  if (record.quiz === true && record.status !== "evaluated")
    throw new Problem("usage", "This is a quiz: hand in what you have first. Nothing was shown.");
  const { state } = await visit(room, record.course);
  await state.locked(() => saveRecord(room.ports, places, { ...record, reference_shown: true }));
  return reference;
}

export type Reference = { id: string } | { file: string };

async function recordFor(room: Room, reference: Reference) {
  if ("id" in reference) return await findRecord(room.home, room.ports, reference.id);
  const found = await recordOfFile(room.home, room.ports, reference.file);
  if (found !== null) return found;
  const sheet = metadataOf((await readText(reference.file)).text);
  if (sheet.exercise !== null) return await findRecord(room.home, room.ports, sheet.exercise);
  if (sheet.marked) {
    const made = foreignRecord(sheet, room.ports.now());
    if ("problem" in made) throw new Problem("usage", made.problem);
    return { record: made, places: coursePlaces(room.home, made.course) };
  }
  throw new Problem(
    "usage",
    `${reference.file} belongs to no exercise that was given here. Name the exercise.`,
    { command: "teacher-assist study grade <exercise-id>" },
  );
}

async function earlier({ state }: Visit, exerciseId: string) {
  const done = await state.results();
  const found = done.findLast(({ result }) => result.exercise_id === exerciseId)?.result;
  const { concepts } = await state.progress();
  return {
    counted: found ?? null,
    provisional: found?.provisional === true,
    progress: found === undefined ? null : (concepts.get(found.concept_id) ?? null),
  };
}

const nothingToLookAt = "Nothing is written in it yet, so there is nothing to look at.";
const asGiven = "This is the program as it was given. Mend it, and run the tests again.";
const nothingToCount =
  "Nothing was answered, so nothing is counted: the exercise waits as it was. Fill it in, then hand it in.";

const fromAnswers =
  "You had seen its answers, so it counts as it was before them. A new exercise shows what you know now.";

const ready = "All tests pass. Hand it in, and it counts.";

function isSolved(record: ExerciseRecord, { score, details }: Evaluation): boolean {
  return kindOf(record).hasOwnTests && score.percentage === 1 && details.errors.length === 0;
}

/** Leaving here keeps what was found, and says so. */
const forNow =
  "The program could not be sure. What it found counts for now; your own rating replaces it, whenever you give one.";

/** The result first: what is shown as counted is on disk before any file says so. */
async function count(
  learner: Visit,
  places: CoursePlaces,
  record: ExerciseRecord,
  evaluation: Evaluation,
  save: (() => Promise<void>) | null,
  before: ExerciseResult | null,
) {
  const [file] = record.files;
  const path = file === undefined ? undefined : join(places.folder, file);
  const result = resultOf(evaluation, record, path);
  // Rated later, it was done when it was handed in.
  const recorded = await (before === null
    ? recordResults(learner, [result])
    : replace(learner, { ...result, completed: before.completed }));
  await learner.state.locked(async () => {
    await save?.();
    await saveRecord(learner.room.ports, places, { ...record, status: "evaluated", evaluation });
  });
  return recorded;
}

/** What the grader was not sure of, the learner's own rating settles; of a rubric's parts its grader makes more. */
function settledBy(evaluation: Evaluation, self: HandIn["self"]): Evaluation {
  if (!evaluation.provisional || typeof self !== "number") return evaluation;
  return { ...evaluation, fsrs_rating: self, provisional: false };
}

/** What has not been tried is not given away. */
function withoutAnswers(evaluation: Evaluation): Evaluation {
  const details = { errors: [], strengths: [], improvements: [] };
  return { ...evaluation, details, feedback: "Nothing was answered, so nothing is counted." };
}

function none(evaluation: Evaluation, zone: string): Graded {
  return { evaluation, recorded: false, untouched: false, notes: [], progress: null, zone };
}
