import type { Modality } from "../../../learning/course-format.ts";

/** Every kind of exercise, in the order in which they are listed. Written out: its source would bring a schema library to the page. */
export const kindsOfExercise: readonly Modality[] = [
  "worksheet",
  "conversation",
  "code",
  "long_form",
  "image_review",
];
