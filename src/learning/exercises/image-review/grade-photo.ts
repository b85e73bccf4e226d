import { tesseractOcr } from "../../../documents/photo/ocr.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { type Found, foundOf, type GradingDesk } from "../grading.ts";
import { gradeBySelf, gradeImage, gradeTyped } from "./grade.ts";

/** A photo, a typed answer, or the learner's own rating: whichever was handed in (exercise-modalities §7.2, §10.2.6). */
export async function gradePhoto(record: ExerciseRecord, desk: GradingDesk): Promise<Found> {
  const now = desk.room.ports.now();
  const self = typeof desk.self === "number" ? desk.self : undefined;
  if (desk.image !== undefined) {
    const { course } = desk;
    const read = await gradeImage(record, desk.image, {
      ask: await desk.room.ask(),
      ocr: tesseractOcr(),
      course,
      now,
      self,
    });
    if ("cannotRead" in read) return unread(record, read.reason);
    return "problem" in read ? read : { evaluation: read, save: null };
  }
  if (desk.response !== undefined)
    return foundOf(gradeTyped(record, desk.response, { course: desk.course, now }));
  if (self !== undefined) return foundOf(gradeBySelf(record, self, { now }));
  return {
    problem: "Hand in a photo, type your answer, or rate your own work.",
    command: `teacher-assist study grade ${record.exercise_id} --image <photo> (or --response <file>, or --self <1-4>)`,
  };
}

/** What cannot be read is never wrong (decision 26): it is sent again, or the learner compares, and rates. */
function unread({ exercise_id }: ExerciseRecord, reason: string): Found {
  return {
    problem: `${reason} Nothing was marked wrong, and nothing was recorded. Send another picture, or see how it should look and rate your work yourself.`,
    command: `teacher-assist study grade ${exercise_id} --image <photo>, or teacher-assist study compare ${exercise_id}`,
    unread: { reason, reference: null },
  };
}
