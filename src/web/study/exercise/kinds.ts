import type { ComponentType } from "react";
import type { KindName } from "../../../learning/course-words.ts";
import { later } from "../../app/later.tsx";
import { CodeExercise } from "./code/code-exercise.tsx";
import { LongAnswer } from "./essay/long-answer.tsx";
import type { KindProps } from "./kind-props.ts";
import { PhotoExercise } from "./photo/photo-exercise.tsx";
import { Worksheet } from "./sheet/worksheet.tsx";
import { Talk } from "./talk/talk.tsx";

/** What shows each kind of exercise. */
export const kinds: Readonly<Record<KindName, ComponentType<KindProps>>> = {
  worksheet: Worksheet,
  conversation: Talk,
  code: CodeExercise,
  long_form: LongAnswer,
  image_review: PhotoExercise,
  flashcards: later("study.cards", async () => (await import("./cards/written-cards.tsx")).WrittenCards),
  audio: later("study.audio", async () => (await import("./audio/audio-exercise.tsx")).AudioExercise),
  repl: later("study.repl", async () => (await import("./repl/repl-exercise.tsx")).ReplExercise),
  maths: later("study.maths", async () => (await import("./maths/maths-exercise.tsx")).MathsExercise),
};
