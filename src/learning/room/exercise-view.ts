import type { Versioned } from "../../workspace/versioned.ts";
import { CodeBody } from "../exercises/code/code-record.ts";
import { ConversationBody } from "../exercises/conversation/conversation-record.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";
import { imageReviewBody } from "../exercises/image-review/reference.ts";
import { longFormBody } from "../exercises/long-form/body.ts";
import type { Rubric } from "../exercises/long-form/rubric.ts";
import { type SheetField, sheetFields } from "../exercises/worksheet/fields.ts";
import { findRecord } from "../state/exercise-files.ts";
import { learnerFile } from "./learner-files.ts";
import type { Room } from "./room.ts";

/** An exercise as its learner may see it before it is graded: no key, no reference, no sealed task. */
export type ExerciseView = Omit<ExerciseRecord, "body" | "uses" | "seed" | "files"> & {
  /** The learner's own files; one that is not there any more is left out. */
  files: Versioned[];
  /** Of a worksheet; null for anything else, or where its record was changed. */
  fields: SheetField[] | null;
  code: { title: string; language: string; function: string } | null;
  essay: { prompt: string; words: number; rubric: Rubric } | null;
  /** What is to be drawn or written by hand. */
  prompts: string[] | null;
  /** Where a conversation stands: question `at` of `of`, counted from 1. */
  conversation: { phase: string; at: number; of: number } | null;
};

/** Throws `Problem` where there is no such exercise. */
export async function exerciseView(room: Room, exerciseId: string): Promise<ExerciseView> {
  const { record, places } = await findRecord(room.home, room.ports, exerciseId);
  const { body, uses: _uses, seed: _seed, files: names, ...shown } = record;
  const files = names.flatMap((name) => {
    try {
      return [learnerFile(places, record, name)];
    } catch {
      return [];
    }
  });
  const [main] = files;
  const code = record.modality === "code" ? CodeBody.safeParse(body).data : undefined;
  const essay = record.modality === "long_form" ? longFormBody(record) : null;
  const image = record.modality === "image_review" ? imageReviewBody(record) : null;
  const talk = record.modality === "conversation" ? ConversationBody.safeParse(body).data : undefined;
  return {
    ...shown,
    files,
    fields: record.modality === "worksheet" && main !== undefined ? sheetFields(record, main.content) : null,
    code: code === undefined ? null : { title: code.title, language: code.language, function: code.function },
    essay: essay === null ? null : { prompt: essay.prompt, words: essay.words, rubric: essay.rubric },
    prompts: image?.items.map(({ prompt }) => prompt) ?? null,
    conversation:
      talk === undefined
        ? null
        : {
            phase: talk.progress.phase,
            at: Math.min(talk.progress.at + 1, talk.questions.length),
            of: talk.questions.length,
          },
  };
}
