import { Notice } from "../../../ui/states.tsx";
import { words } from "../../../words/words.ts";
import type { KindProps } from "../kind-props.ts";
import { Top } from "../top.tsx";

const say = words.studyExercise;

/** Small code questions live in one sitting at the terminal. */
export function CodeQuestions({ open: { exercise } }: KindProps) {
  return (
    <>
      <Top exercise={exercise} />
      <Notice>
        <p>{say.terminalOnly}</p>
      </Notice>
    </>
  );
}
