import type { Ref } from "react";
import { Ring } from "../../../ui/ring.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Grading, Shown } from "../grading.ts";

const say = studyExercise.result;

type Props = {
  title: Ref<HTMLHeadingElement>;
  grading: Grading;
  shown: Shown;
  /** When it comes back, in words; null where that is not known. */
  comesBack: string | null;
};

/** The result itself: how much was right, in a ring and in words, and when it comes back. */
export function Headline({ title, grading, shown, comesBack }: Props) {
  const { score, hints_used, provisional } = shown.evaluation;
  const share = score.total === 0 ? 0 : score.correct / score.total;
  const facts = [
    ...(hints_used > 0 ? [say.hintsUsed(hints_used)] : []),
    grading.counts ? (provisional ? say.countsForNow : say.counts) : say.notCounted,
  ];
  return (
    <div className="sx-headline">
      <Ring share={share} size={96}>
        <strong>{say.correct(score.correct)}</strong>
        <small>{say.ofTotal(score.total)}</small>
      </Ring>
      <div>
        <h2 id="result" ref={title} tabIndex={-1}>
          {say.headline(share)}
        </h2>
        {grading.counts && comesBack !== null && <p>{comesBack}</p>}
        <p className="quiet">{facts.join(" · ")}</p>
      </div>
    </div>
  );
}
