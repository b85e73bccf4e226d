import { join } from "node:path";
import type { Versioned } from "../../workspace/versioned.ts";
import type { Course } from "../course.ts";
import type { KindName } from "../course-words.ts";
import { Evaluation } from "../evaluation.ts";
import { Explained } from "../exercises/code/why-it-works.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import type { ReferenceShown } from "../exercises/grading.ts";
import { referencesShown } from "../exercises/image-review/reference.ts";
import { type ExerciseWork, kindOf } from "../exercises/kinds.ts";
import { findRecord } from "../state/exercise-files.ts";
import { asksWhy } from "./explain.ts";
import { hintsOf } from "./hint.ts";
import { learnerFile } from "./learner-files.ts";
import { type Meeting, meetingBefore } from "./meeting.ts";
import { type Room, visit } from "./room.ts";

/** An exercise as its learner may see it before it is graded: no key, no reference, no sealed task. */
export type ExerciseView = Omit<
  ExerciseRecord,
  "body" | "uses" | "seed" | "files" | "evaluation" | "asked" | "reference_shown" | "picture" | "explained"
> & {
  course_title: string;
  concept_title: string;
  /** Of what is learned and of what is said about it; BCP 47. */
  languages: { target: string | null; instruction: string };
  /** The learner's own files; one that is not there any more is left out. */
  files: Versioned[];
  /** Where the first of them is on this machine; null where there is none. */
  place: string | null;
  /** Those that were given, and how many there are. */
  hints: { given: string[]; of: number };
  kind: KindName;
  /** What is to be done, by its kind; null where its record or its file does not give it. */
  work: ExerciseWork | null;
  /** What is shown before it begins; null where all of it was met. */
  meeting: Meeting | null;
  /** How it should look, once that was shown (then only the learner's own rating counts) or it counts. null before. */
  reference: ReferenceShown[] | null;
  /** Names the learner's own picture, anew for each that was handed in; null where there is none. */
  picture: string | null;
  /** Whether it was graded and counts: not before that, and not after it was taken back. */
  counts: boolean;
  /** What grading found then; null also where that was not kept. */
  evaluation: Evaluation | null;
  /** Of a program that works and counts: what its learner said of why it does. null: it is not asked. */
  why: { explained: Explained | null } | null;
  /** When its concept comes back; null where it has never been graded. */
  due: string | null;
};

/** Throws `Problem` where there is no such exercise. */
export async function exerciseView(room: Room, exerciseId: string): Promise<ExerciseView> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const {
    body: _body,
    files: names,
    evaluation,
    uses: _,
    seed: _seed,
    asked: _asked,
    reference_shown: isReferenceShown = false,
    picture,
    explained,
    ...shown
  } = record;
  const learner = await visit(room, record.course);
  const { course, state } = learner;
  const read = await Promise.all(names.map((name) => learnerFile(places, record, name).catch(() => null)));
  const files = read.filter((file) => file !== null);
  const [main] = files;
  const kind = kindOf(record);
  const counts = (await state.results()).some(({ result }) => result.exercise_id === exerciseId);
  const { concepts } = await state.progress();
  const ladder = hintsOf(record, course);
  const references = referencesShown(record);
  return {
    ...shown,
    ...titles(course, record),
    files,
    place: main === undefined ? null : join(places.folder, main.path),
    hints: { given: ladder.slice(0, record.hints_used), of: ladder.length },
    kind: kind.name,
    work: await kind.view(record, main?.content ?? null, course),
    meeting: counts ? null : await meetingBefore(learner, record),
    reference: references.length > 0 && (isReferenceShown || counts) ? references : null,
    picture: picture ?? null,
    counts,
    evaluation: counts ? (Evaluation.safeParse(evaluation).data ?? null) : null,
    why: counts && asksWhy(record) ? { explained: Explained.safeParse(explained).data ?? null } : null,
    due: concepts.get(record.concept_id)?.fsrs?.due ?? null,
  };
}

function titles({ config, concepts }: Course, { concept_id }: ExerciseRecord) {
  return {
    course_title: config.title,
    concept_title: concepts.find(({ id }) => id === concept_id)?.title ?? concept_id,
    languages: { target: config.target_language ?? null, instruction: config.instruction_language },
  };
}
