import { Button } from "../../../ui/button.tsx";
import { words } from "../../../words/words.ts";
import type { Grading } from "../grading.ts";

export function TakeBack({ grading }: { grading: Grading }) {
  return (
    <Button
      look="quiet"
      icon="undo"
      busy={grading.busy === "taking-back"}
      onClick={() => void grading.takeBack()}
    >
      {words.studyExercise.result.takeBack}
    </Button>
  );
}
