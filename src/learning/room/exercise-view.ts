import { join } from "node:path";
import type { Versioned } from "../../workspace/versioned.ts";
import type { Course } from "../course.ts";
import type { Rubric } from "../course-format.ts";
import { Evaluation } from "../evaluation.ts";
import { CodeBody, unseal } from "../exercises/code/code-record.ts";
import { ConversationBody } from "../exercises/conversation/conversation-record.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { imageReviewBody, referenceLines } from "../exercises/image-review/reference.ts";
import { longFormBody } from "../exercises/long-form/body.ts";
import { responseOn } from "../exercises/long-form/response.ts";
import { type SheetField, type SheetPart, sheetFields, sheetParts } from "../exercises/worksheet/fields.ts";
import { findRecord } from "../state/exercise-files.ts";
import { hintsOf } from "./hint.ts";
import { learnerFile } from "./learner-files.ts";
import { type Room, visit } from "./room.ts";

/** An exercise as its learner may see it before it is graded: no key, no reference, no sealed task. */
export type ExerciseView = Omit<
  ExerciseRecord,
  "body" | "uses" | "seed" | "files" | "evaluation" | "asked" | "reference_shown"
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
  /** Of a worksheet; null for anything else, or where its record was changed. */
  fields: SheetField[] | null;
  parts: SheetPart[] | null;
  code: CodeView | null;
  essay: { prompt: string; words: number; rubric: Rubric; response: string } | null;
  /** What is to be drawn or written by hand. */
  prompts: string[] | null;
  /** How it should look, once that was shown: then only the learner's own rating counts. null before. */
  reference: string[] | null;
  /** Where a conversation stands: question `at` of `of`, counted from 1; and what was said so far. */
  conversation: { phase: string; at: number; of: number; past: PastQuestion[] } | null;
  /** Whether it was graded and counts: not before that, and not after it was taken back. */
  counts: boolean;
  /** What grading found then; null also where that was not kept. */
  evaluation: Evaluation | null;
  /** When its concept comes back; null where it has never been graded. */
  due: string | null;
};

export type CodeView = {
  title: string;
  language: CodeBody["language"];
  function: string;
  statement: string;
  forbidden: string[];
  tests: { name: string; call: string }[];
};

export type PastQuestion = {
  prompt: string;
  replies: { text: string; verdict: "correct" | "partial" | "incorrect" }[];
  /** What the tutor said about it, hints included, each after so many replies. */
  said: { after: number; text: string }[];
  /** null: it is still open. */
  settled: "correct" | "partial" | "incorrect" | null;
};

/** Throws `Problem` where there is no such exercise. */
export async function exerciseView(room: Room, exerciseId: string): Promise<ExerciseView> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const {
    body,
    files: names,
    evaluation,
    uses: _,
    seed: _seed,
    asked: _asked,
    reference_shown: isReferenceShown = false,
    ...shown
  } = record;
  const { course, state } = await visit(room, record.course);
  const files = names.flatMap((name) => {
    try {
      return [learnerFile(places, record, name)];
    } catch {
      return [];
    }
  });
  const [main] = files;
  const { modality } = record;
  const image = modality === "image_review" ? imageReviewBody(record) : null;
  const counts = (await state.results()).some(({ result }) => result.exercise_id === exerciseId);
  const { concepts } = await state.progress();
  const ladder = hintsOf(record, course);
  const isSheet = modality === "worksheet" && main !== undefined;
  return {
    ...shown,
    ...titles(course, record),
    files,
    place: main === undefined ? null : join(places.folder, main.path),
    hints: { given: ladder.slice(0, record.hints_used), of: ladder.length },
    fields: isSheet ? sheetFields(record, main.content) : null,
    parts: isSheet ? sheetParts(record) : null,
    code: modality === "code" ? codeView(body) : null,
    essay: modality === "long_form" ? essayView(record, main?.content ?? "") : null,
    prompts: image?.items.map(({ prompt }) => prompt) ?? null,
    reference: isReferenceShown ? referenceLines(record) : null,
    conversation: modality === "conversation" ? talkView(body) : null,
    counts,
    evaluation: counts ? (Evaluation.safeParse(evaluation).data ?? null) : null,
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

/** What stands in the learner's own files too: the solution does not. */
function codeView(body: unknown): CodeView | null {
  const code = CodeBody.safeParse(body).data;
  const task = code === undefined ? null : unseal(code);
  if (code === undefined || task === null) return null;
  const { title, statement, forbidden, tests } = task;
  return {
    title,
    statement,
    forbidden,
    language: code.language,
    function: code.function,
    tests: tests.map(({ name, call }) => ({ name, call })),
  };
}

function essayView(record: ExerciseRecord, page: string): ExerciseView["essay"] {
  const essay = longFormBody(record);
  if (essay === null) return null;
  const { prompt, words, rubric } = essay;
  return { prompt, words, rubric, response: responseOn(page, record) };
}

function talkView(body: unknown): ExerciseView["conversation"] {
  const talk = ConversationBody.safeParse(body).data;
  if (talk === undefined) return null;
  const { questions, progress } = talk;
  const { at, phase, answers } = progress;
  const past = questions.slice(0, at + 1).flatMap(({ prompt }, index) => {
    const { replies = [], said = [], settled = null } = answers[index] ?? {};
    if (replies.length === 0 && said.length === 0 && settled === null) return [];
    return [
      {
        prompt,
        replies: replies.map(({ text, verdict }) => ({ text, verdict })),
        said,
        settled: settled?.verdict ?? null,
      },
    ];
  });
  return { phase, at: Math.min(at + 1, questions.length), of: questions.length, past };
}
