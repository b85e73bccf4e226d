import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { kindFacts } from "../../courses/kinds.ts";
import type { Grading } from "../grading.ts";
import type { Exercise } from "../read-exercise.ts";
import { NextStop } from "./next-stop.tsx";
import { Result } from "./result.tsx";
import { TakeBack } from "./take-back.tsx";

const say = studyExercise.result;

/** An exercise that counts: what was found, or where that was not kept, that it was graded and how to see it again. */
export function Counted({ exercise, grading }: { exercise: Exercise; grading: Grading }) {
  if (grading.shown !== null) return <Result exercise={exercise} grading={grading} shown={grading.shown} />;
  return (
    <Notice tone="good">
      <p>{say.gradedBefore}</p>
      <div className="row">
        {kindFacts[exercise.kind].isKept && (
          <Button busy={grading.busy === "looking"} onClick={() => void grading.grade({ record: false })}>
            {say.showAgain}
          </Button>
        )}
        <TakeBack grading={grading} />
      </div>
      <NextStop exercise={exercise} />
    </Notice>
  );
}
