import { CourseText } from "../../../ui/foreign.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/states.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { KindProps } from "../kind-props.ts";
import { QuestionHints } from "../question-hints.tsx";
import { type Work, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { AnswerLine } from "../round/answer-line.tsx";
import { RoundBar } from "../round/round-bar.tsx";
import { useRound } from "../round/use-round.ts";
import { Top } from "../top.tsx";

const say = studyExercise.deck;

/** A stack of one concept's cards, their other sides written down. */
export function WrittenCards(props: KindProps) {
  const { exercise } = props.open;
  const work = workOf(exercise, "flashcards");
  return (
    <>
      <Top exercise={exercise} />
      {work === null ? (
        <Notice tone="problem">
          <p>{studyExercise.damaged}</p>
        </Notice>
      ) : (
        <Stack {...props} work={work} />
      )}
    </>
  );
}

function Stack({ open, grading, work }: KindProps & { work: Work<"flashcards"> }) {
  const { exercise, reload } = open;
  const { exercise_id: id } = exercise;
  const { done, next, cards } = work;
  const { shown, at, answer, onNext } = useRound(open, work);
  if (grading.counts) {
    return (
      <>
        <Counted exercise={exercise} grading={grading} />
        <section className="stack" aria-labelledby="answers">
          <h2 id="answers">{say.all}</h2>
          {done.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
            <Turned key={index} card={each} />
          ))}
        </section>
      </>
    );
  }
  return (
    <>
      <p className="sc-at" role="status">
        {say.at(Math.min(at + 1, cards), cards)}
      </p>
      {shown !== undefined && <Turned card={shown} />}
      {shown === undefined && next !== null && (
        <div className="stack" key={next.number}>
          <div className="sx-card card">
            <p className="sx-front" dir="auto">
              <CourseText text={next.front} />
            </p>
          </div>
          <p>{say.other}</p>
          <AnswerLine label={say.answer} onAnswer={answer} />
          <QuestionHints
            exercise={id}
            question={next.number}
            hints={next.hints}
            endsInAnswer
            isClosed={false}
            reload={reload}
          />
        </div>
      )}
      <RoundBar grading={grading} isLast={next === null} isBegun={done.length > 0} onNext={onNext} />
    </>
  );
}

function Turned({
  card: { front, back, input, verdict, note },
}: {
  card: Work<"flashcards">["done"][number];
}) {
  return (
    <div className={`sc-question ${verdict === "correct" ? "sc-right" : "sc-wrong"}`}>
      <p className="sc-verdict" role="status">
        <Icon name={verdict === "correct" ? "check" : "close"} />
        {say.verdict[verdict]}
      </p>
      <p dir="auto">
        <CourseText text={front} /> · <strong>{back.split("\n")[0]}</strong>
      </p>
      {verdict !== "correct" && (
        <p className="quiet" dir="auto">
          {say.youWrote(input)}
        </p>
      )}
      {note !== "" && <p>{note}</p>}
    </div>
  );
}
