import type { Modality } from "../course-format.ts";
import { type KindName, kindNameOf } from "../course-words.ts";
import { audio } from "./audio/kind.ts";
import { code } from "./code/kind.ts";
import { conversation } from "./conversation/kind.ts";
import type { ExerciseRecord } from "./exercise.ts";
import { flashcards } from "./flashcards/kind.ts";
import { imageReview } from "./image-review/kind.ts";
import type { ExerciseKind } from "./kind.ts";
import { longForm } from "./long-form/kind.ts";
import { maths } from "./maths/kind.ts";
import { repl } from "./repl/kind.ts";
import { worksheet } from "./worksheet/kind.ts";

/** Every kind of exercise there is. A new one is a folder with its `kind.ts`, its name in `course-words.ts`, and a line here. */
export const kinds = {
  worksheet,
  conversation,
  code,
  long_form: longForm,
  image_review: imageReview,
  flashcards,
  repl,
  maths,
  audio,
} satisfies Record<KindName, ExerciseKind>;

/** What a learner may see of an exercise before it is graded, by its kind. */
export type ExerciseWork = NonNullable<Awaited<ReturnType<(typeof kinds)[KindName]["view"]>>>;

type Kind = ExerciseKind<ExerciseWork>;

export function kindOf(done: Pick<ExerciseRecord, "modality" | "type">): Kind {
  return kinds[kindNameOf(done)];
}

export function kindNamed(name: KindName | Modality): Kind {
  return kinds[name];
}
