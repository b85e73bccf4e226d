import { kindNameOf } from "../course-words.ts";
import type { ExerciseRecord } from "../exercises/exercise.ts";

type Given = Pick<ExerciseRecord, "bloom_level" | "asked">;

/** What tells one kind of exercise on a concept from another. A quiz is never practice, nor practice a quiz. */
export function sameKind(record: ExerciseRecord): string {
  return `${record.concept_id} ${kindNameOf(record)} ${askedBloom(record)} ${askedSealed(record)} ${record.quiz ?? false}`;
}

/** A task may be of another level than the one that was asked for: the nearest that there was. */
export function askedBloom({ asked, bloom_level }: Given): ExerciseRecord["bloom_level"] {
  return asked?.bloom ?? bloom_level;
}

export function askedSealed({ asked }: Given): boolean {
  return asked?.sealed ?? false;
}
