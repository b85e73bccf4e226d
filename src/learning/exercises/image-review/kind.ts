import type { ExerciseRecord } from "../exercise.ts";
import { type ExerciseKind, practiceMinutes, some, teachingAsHints } from "../kind.ts";
import { ImageReviewBody, imageReviewBody } from "./reference.ts";

/** What is to be drawn or written by hand. */
export type ImageReviewWork = {
  kind: "image_review";
  prompts: string[];
  /** Something of it is a drawing: it cannot be typed. */
  isDrawn: boolean;
};

export const imageReview: ExerciseKind<ImageReviewWork> = {
  name: "image_review",
  modality: "image_review",
  suffix: "img",
  words: { one: "photo of handwritten work", several: "photos of handwritten work", short: "handwriting" },
  body: ImageReviewBody,
  needsBox: false,
  canPractise: ({ handwriting }) => some(handwriting),
  make: async (request) => (await import("./generate.ts")).generateImageReview(request),
  grade: async (record, desk) => (await import("./grade-photo.ts")).gradePhoto(record, desk),
  view,
  page: null,
  hints: teachingAsHints,
  minutes: () => practiceMinutes,
  manner: "hand",
  effort: 0,
  wayOut: null,
  isOfferOnly: true,
  hasOwnTests: false,
  xapiVerb: "scored",
};

async function view(record: ExerciseRecord): Promise<ImageReviewWork | null> {
  const body = imageReviewBody(record);
  if (body === null) return null;
  const { items } = body;
  const isDrawn = items.some(({ figure }) => figure !== undefined);
  return { kind: "image_review", prompts: items.map(({ prompt }) => prompt), isDrawn };
}
