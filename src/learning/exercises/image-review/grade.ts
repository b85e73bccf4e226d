import type { Ocr } from "../../../documents/photo/ocr.ts";
import { type Picture, readPicture } from "../../../documents/photo/picture.ts";
import type { AskModel } from "../../ask-model.ts";
import type { Course } from "../../course.ts";
import { type Evaluation, evaluationOf } from "../../evaluation.ts";
import { courseWords } from "../../prompt-templates.ts";
import type { FsrsRating } from "../../schedule.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { askToLook } from "./ask-to-look.ts";
import { compareLines } from "./compare.ts";
import { evaluationFrom } from "./evaluation-from.ts";
import { type ImageReviewBody, imageReviewBody, referencesOf, shown } from "./reference.ts";

export type ImageDeps = {
  /** One that can look at pictures; null where there is none. */
  ask: AskModel | null;
  ocr: Ocr | null;
  course: Course;
  now: Date;
  /** The learner's own rating beside the reference: it settles what could not be read surely. */
  self?: FsrsRating | undefined;
};

/** Nothing was marked: another picture may be sent, or the learner compares and rates (decision 26). */
export type CannotRead = { cannotRead: true; reason: string };

/** A photo of work done by hand (exercise-modalities §7). What cannot be read is never wrong. */
export async function gradeImage(
  record: ExerciseRecord,
  image: { path: string; bytes: Uint8Array },
  deps: ImageDeps,
): Promise<Evaluation | CannotRead | { problem: string }> {
  const body = imageReviewBody(record);
  if (body === null) return { problem: lost };
  const picture = readPicture(image.bytes);
  if ("problem" in picture) return { problem: `${picture.problem} Nothing was recorded.` };
  const read = await readWork(record, body, image.bytes, picture, deps);
  const settled = !("cannotRead" in read) && !read.provisional;
  return settled || deps.self === undefined ? read : ratedBySelf(record, body, deps.self, deps.now);
}

/** The learner's own rating, with or without a photo. */
export function gradeBySelf(
  record: ExerciseRecord,
  self: FsrsRating,
  deps: { now: Date },
): Evaluation | { problem: string } {
  const body = imageReviewBody(record);
  return body === null ? { problem: lost } : ratedBySelf(record, body, self, deps.now);
}

/** Typed instead of written by hand, one thing a line. */
export function gradeTyped(
  record: ExerciseRecord,
  text: string,
  deps: { course: Course; now: Date },
): Evaluation | { problem: string } {
  const body = imageReviewBody(record);
  if (body === null) return { problem: lost };
  const lines = text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, mostLines);
  const references = referencesOf(body);
  const padded = [...lines, ...Array<string>(Math.max(0, references.length - lines.length)).fill("")];
  const compared = compareLines(
    references,
    padded.map((line) => ({ text: line, confidence: 1 })),
  );
  const evaluation = evaluationFrom({ record, compared, notes: [], confidence: 0.95, sure: true, ...deps });
  return evaluation ?? { problem: "There is nothing to compare this with. Nothing was recorded." };
}

/** More than any exercise asks for: each line is held against each reference. */
const mostLines = 200;

const lost = "What is needed to check this exercise was lost. Your picture was not changed.";

/** Below the first, a reading is none; below the second, it does not stand alone. */
const barelyRead = 0.4;
const sureEnough = 0.6;

async function readWork(
  record: ExerciseRecord,
  body: ImageReviewBody,
  bytes: Uint8Array,
  { mediaType }: Picture,
  deps: ImageDeps,
): Promise<Evaluation | CannotRead> {
  if (deps.ask !== null) {
    const data = Buffer.from(bytes).toString("base64");
    const wishes = courseWords(deps.course, record.concept_id, record.bloom_level, "photo");
    const looked = await askToLook(deps.ask, body, { type: "image", mediaType, data }, wishes);
    if ("unreadable" in looked) return cannotRead(looked.unreadable);
    if (!("problem" in looked)) {
      if (looked.confidence < barelyRead) return cannotRead("");
      const sure = looked.confidence >= sureEnough;
      return (
        evaluationFrom({ record, ...looked, sure, course: deps.course, now: deps.now }) ?? cannotRead("")
      );
    }
  }
  return readPrint(record, body, bytes, deps);
}

/** Print only, in a language and script that it reads; and what it holds for wrong is left to the learner to settle. */
async function readPrint(
  record: ExerciseRecord,
  body: ImageReviewBody,
  bytes: Uint8Array,
  { ocr, course, now }: ImageDeps,
): Promise<Evaluation | CannotRead> {
  const references = referencesOf(body);
  const language = course.config.target_language ?? course.config.instruction_language;
  if (body.items.some(({ figure }) => figure !== undefined))
    return cannotRead("Drawings cannot be judged here without an AI model that reads pictures.");
  if (ocr === null) return cannotRead("There is nothing here that reads pictures.");
  if (!references.every(({ written }) => inLatinLetters(written)) || !ocr.reads(language)) {
    return cannotRead("This script or language cannot be read here without an AI model that reads pictures.");
  }
  const read = await ocr.read(bytes, language);
  if ("problem" in read) return cannotRead(read.problem);
  if (read.lines.length === 0) return cannotRead("No writing could be found in the picture.");
  const compared = compareLines(references, read.lines);
  // Another picture altogether, or one that is blurred: nothing of it is held against anybody.
  if (compared.every(({ outcome }) => outcome === "wrong" || outcome === "unread"))
    return cannotRead("Nothing in the picture could be read as what was asked for.");
  const mean = read.lines.reduce((sum, { confidence }) => sum + confidence, 0) / read.lines.length;
  const sure = compared.every(({ outcome }) => outcome === "right");
  const confidence = sure ? mean : mean / 2;
  return (
    evaluationFrom({ record, compared, notes: [], confidence, sure, course, now }) ??
    cannotRead("What is in the picture could not be made out.")
  );
}

function cannotRead(reason: string): CannotRead {
  const why = reason.trim() === "" ? "What is in the picture could not be made out." : reason.trim();
  return { cannotRead: true, reason: why };
}

function ratedBySelf(record: ExerciseRecord, body: ImageReviewBody, self: FsrsRating, now: Date): Evaluation {
  return {
    ...evaluationOf(record, now),
    score: { correct: self, total: 4, percentage: self / 4 },
    fsrs_rating: self,
    details: { errors: [], strengths: [], improvements: [] },
    hints_used: record.hints_used,
    confidence: 0.5,
    provisional: false,
    feedback: `You rated your own work ${self} of 4, beside the reference:\n\n${referencesOf(body)
      .map((reference) => `- ${shown(reference)}`)
      .join("\n")}`,
  };
}

function inLatinLetters(text: string): boolean {
  return /\p{Script=Latin}/u.test(text) && !/(?!\p{Script=Latin})\p{L}/u.test(text);
}
