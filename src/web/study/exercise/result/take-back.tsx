import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Grading } from "../grading.ts";

export function TakeBack({ grading }: { grading: Grading }) {
  return (
    <Button
      look="quiet"
      icon="undo"
      busy={grading.busy === "taking-back"}
      onClick={() => void grading.takeBack()}
    >
      {studyExercise.result.takeBack}
    </Button>
  );
}
