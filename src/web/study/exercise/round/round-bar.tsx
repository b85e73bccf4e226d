import { Button } from "../../../ui/button.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Grading } from "../grading.ts";

const say = studyExercise.round;

type Props = {
  grading: Grading;
  /** Nothing is left to be asked. */
  isLast: boolean;
  /** Something was answered: what was done counts, also as a part. */
  isBegun: boolean;
  /** null: what is asked now is answered first. */
  onNext: (() => void) | null;
};

/** The way on in a round of questions that are asked one by one. */
export function RoundBar({ grading, isLast, isBegun, onNext }: Props) {
  const isBusy = grading.busy === "handing-in";
  return (
    <div className="sx-bar">
      {onNext !== null && (
        <Button look="main" onClick={onNext}>
          {say.next}
        </Button>
      )}
      {isLast && (
        <Button look="main" busy={isBusy} onClick={() => void grading.grade({})}>
          {say.handIn}
        </Button>
      )}
      {!isLast && isBegun && (
        <Button look="quiet" title={say.endAbout} busy={isBusy} onClick={() => void grading.grade({})}>
          {say.endHere}
        </Button>
      )}
    </div>
  );
}
