import { readFile, stat } from "node:fs/promises";
import { Problem } from "../../problem.ts";
import { writeAtomic } from "../../store/atomic.ts";
import { errorCode } from "../../store/failure.ts";
import type { Course } from "../course.ts";
import type { Modality } from "../course-format.ts";
import { unanswered } from "../errors/error-type.ts";
import type { Evaluation } from "../evaluation.ts";
import { marked } from "../import/decode-text.ts";
import type { Room } from "../room/room.ts";
import type { ExerciseRecord } from "./exercise.ts";
import { mostText, mustBeShort, tooLong } from "./most-text.ts";

/** What a learner hands in beside, or in place of, the exercise's own file. */
export type HandIn = {
  /** The answer itself, where it is not in the exercise's file. */
  response?: string | undefined;
  /** A photo. */
  image?: { path: string; bytes: Uint8Array } | undefined;
  /** The learner's own rating: overall, or by the rubric's dimensions. */
  self?: 1 | 2 | 3 | 4 | Readonly<Record<string, number>> | undefined;
};

export type GradingDesk = HandIn & {
  course: Course;
  room: Pick<Room, "ports" | "runInBox" | "ask">;
  /** Where a file of the exercise is. */
  path(name: string): string;
  /** The file that was named for grading, where one was: it may have been moved. */
  given: string | null;
};

/** A photo that could not be read: why, and what it is to be compared with. */
export type Unread = { reason: string; reference: string[] };

/**
 * `save` writes what grading changes in the learner's file, once the result counts. `isUntouched`: nothing was written
 * into it yet, so there is nothing to count.
 */
export type Found =
  | { evaluation: Evaluation; save: (() => Promise<void>) | null; isUntouched?: boolean }
  /** `command`: what helps at a terminal. */
  | { problem: string; command?: string; unread?: Unread };

type Grader = (record: ExerciseRecord, desk: GradingDesk) => Promise<Found>;

export const graders: Readonly<Record<Modality, Grader>> = {
  async worksheet(record, desk) {
    const { gradeForeignWorksheet, gradeWorksheet } = await import("./worksheet/grade.ts");
    const path = mainFile(record, desk);
    const read = desk.response === undefined ? await readText(path) : { text: desk.response, utf8: false };
    const options = {
      now: desk.room.ports.now(),
      domain: desk.course.config.domain_type,
      hintsUsed: record.hints_used,
    };
    const graded =
      record.body === null
        ? gradeForeignWorksheet(read.text, options)
        : gradeWorksheet(record, read.text, options);
    if ("problem" in graded) return graded;
    const save = read.utf8 ? () => write(desk, path, graded.text) : null;
    return { evaluation: graded.evaluation, save, isUntouched: graded.answered === 0 };
  },
  async code(record, desk) {
    const { gradeCode } = await import("./code/grade-code.ts");
    const [main, test] = record.files;
    const exercise = desk.response ?? (await textAt(desk.given ?? desk.path(main ?? "")));
    const edited = test === undefined ? null : await textAt(desk.path(test)).catch(() => null);
    const handed = { exercise, ...(edited === null ? {} : { test: edited }) };
    const graded = found(
      await gradeCode(record, handed, {
        box: desk.room.runInBox,
        now: desk.room.ports.now(),
        course: desk.course,
        hintsUsed: record.hints_used,
      }),
    );
    if ("problem" in graded) return graded;
    const { errors } = graded.evaluation.details;
    return { ...graded, isUntouched: errors.length > 0 && errors.every(isUnanswered) };
  },
  async long_form(record, desk) {
    const { gradeLongForm, sameForEach } = await import("./long-form/grade.ts");
    const text = desk.response ?? (await textAt(mainFile(record, desk)));
    const self = typeof desk.self === "number" ? sameForEach(record, desk.self) : desk.self;
    const graded = found(
      await gradeLongForm(record, text, {
        ask: await desk.room.ask(),
        course: desk.course,
        now: desk.room.ports.now(),
        hintsUsed: record.hints_used,
        self,
      }),
    );
    const { readResponse } = await import("./long-form/response.ts");
    return "problem" in graded
      ? graded
      : { ...graded, isUntouched: readResponse(text, record).trim() === "" };
  },
  image_review: async (record, desk) => (await import("./grade-image.ts")).gradePhoto(record, desk),
  conversation: async (record, desk) => (await import("./grade-replies.ts")).gradeReplies(record, desk),
};

function isUnanswered({ error_type }: Evaluation["details"]["errors"][number]): boolean {
  return error_type === unanswered;
}

function found(evaluation: Evaluation | { problem: string }): Found {
  return "problem" in evaluation ? evaluation : { evaluation, save: null };
}

function mainFile(record: ExerciseRecord, desk: GradingDesk): string {
  return desk.given ?? desk.path(record.files[0] ?? "");
}

async function textAt(path: string): Promise<string> {
  return (await readText(path)).text;
}

const bytesALetter = 4;

/**
 * As it is, marks and line endings included: those are for the reader of the format to know. Some editors save UTF-16;
 * such a file is read, and not written to.
 */
export async function readText(path: string): Promise<{ text: string; utf8: boolean }> {
  try {
    if ((await stat(path)).size > mostText * bytesALetter) throw tooLong();
    const bytes = await readFile(path);
    const wide = marked(bytes);
    const text = new TextDecoder(wide ?? "utf-8", { ignoreBOM: true }).decode(bytes);
    mustBeShort(text);
    return { text, utf8: wide === null };
  } catch (error) {
    if (errorCode(error) === "EISDIR") throw new Problem("usage", `${path} is a folder, not an exercise.`);
    if (errorCode(error) !== "ENOENT") throw error;
    throw new Problem("usage", `${path} is not there any more. Put it back, or ask for a new exercise.`);
  }
}

async function write({ room }: GradingDesk, path: string, text: string): Promise<void> {
  await writeAtomic(room.ports.disk, path, [new TextEncoder().encode(text)]);
}
