import type { Modality } from "../course-format.ts";
import type { BoxOutcome, BoxRequest } from "../sandbox/box.ts";
import type { ExerciseRequest, MadeExercise, NotMade } from "./exercise.ts";

export type Making = {
  box(request: BoxRequest): Promise<BoxOutcome>;
  /** Teach the concept first, where that is a conversation. */
  teach: boolean;
  /** The learner's `explanation_style`: whether the example or the rule is told first. */
  style: string;
  /** Small questions in place of a file, where that is code. */
  isInline: boolean;
};

type Maker = (request: ExerciseRequest, making: Making) => Promise<MadeExercise | NotMade>;

const makers: Readonly<Record<Modality, Maker>> = {
  worksheet: async (request) => (await import("./worksheet/generate.ts")).generateWorksheet(request),
  conversation: async (request, { teach, style }) =>
    (await import("./conversation/generate-conversation.ts")).generateConversation(request, { teach, style }),
  code: async (request, { box, isInline }) =>
    isInline
      ? (await import("./repl/generate-repl.ts")).generateRepl(request, box)
      : (await import("./code/generate-code.ts")).generateCode(request, box),
  long_form: async (request) => (await import("./long-form/generate.ts")).generateLongForm(request),
  image_review: async (request) => (await import("./image-review/generate.ts")).generateImageReview(request),
};

/** An exercise of a modality, made and proved, or why there is none. Each modality is loaded when it is wanted. */
export function makeExercise(
  modality: Modality,
  request: ExerciseRequest,
  making: Making,
): Promise<MadeExercise | NotMade> {
  return makers[modality](request, making);
}
