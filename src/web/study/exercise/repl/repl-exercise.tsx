import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/states.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyCode } from "../../../words/en/study-code.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { KindProps } from "../kind-props.ts";
import { type Work, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { Top } from "../top.tsx";
import { Console } from "./console.tsx";
import { Answered, Question } from "./question.tsx";

const say = studyCode;

/** Small code questions, one by one, each run when it is answered; below them a prompt where anything is tried. */
export function ReplExercise(props: KindProps) {
  const { exercise } = props.open;
  const work = workOf(exercise, "repl");
  if (work === null) {
    return (
      <>
        <Top exercise={exercise} />
        <Notice tone="problem">
          <p>{studyExercise.damaged}</p>
        </Notice>
      </>
    );
  }
  return <Round {...props} work={work} />;
}

function Round({ open, grading, work }: KindProps & { work: Work<"repl"> }) {
  const { exercise, reload } = open;
  const { exercise_id: id, course } = exercise;
  /** The answer that is looked at before the next question comes. */
  const [looked, setLooked] = useState<number | null>(null);
  const [given, setGiven] = useState<{ code: string; n: number } | null>(null);
  const { counts, busy } = grading;
  const { done, next, questions } = work;
  const shown = looked === null ? undefined : done[looked];
  const answer = async (line: string) => {
    const at = done.length;
    try {
      await ask(api.exercises[":id"].answer.$post({ param: { id }, json: { line, at } }));
      setLooked(at);
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      reload();
    }
  };
  const isOver = next === null && (shown === undefined || looked === done.length - 1);
  // A program whose output is asked for would be answered by running it; a quiz is over before anything is tried.
  const isLocked = !counts && (exercise.quiz === true || (shown === undefined && next?.kind === "predict"));
  return (
    <>
      <Top exercise={exercise} />
      {counts && <Counted exercise={exercise} grading={grading} />}
      {!counts && (
        <p className="sc-at" role="status">
          {say.question.at(Math.min(looked === null ? done.length + 1 : looked + 1, questions), questions)}
        </p>
      )}
      {!counts && shown !== undefined && (
        <Answered
          answer={shown}
          onRun={
            shown.kind === "predict" && !exercise.quiz
              ? () => setGiven((before) => ({ code: shown.code, n: (before?.n ?? 0) + 1 }))
              : null
          }
        />
      )}
      {!counts && shown === undefined && next !== null && (
        <Question key={done.length} question={next} onAnswer={answer} />
      )}
      {!counts && (
        <div className="sx-bar">
          {shown !== undefined && next !== null && (
            <Button look="main" onClick={() => setLooked(null)}>
              {say.question.next}
            </Button>
          )}
          {isOver && (
            <Button look="main" busy={busy === "handing-in"} onClick={() => void grading.grade({})}>
              {say.question.handIn}
            </Button>
          )}
          {next !== null && done.length > 0 && (
            <Button
              look="quiet"
              title={say.question.endAbout}
              busy={busy === "handing-in"}
              onClick={() => void grading.grade({})}
            >
              {say.question.endHere}
            </Button>
          )}
        </div>
      )}
      {counts && done.length > 0 && (
        <section className="stack" aria-labelledby="answers">
          <h2 id="answers">{say.question.all}</h2>
          {done.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
            <Answered key={at} answer={each} onRun={null} />
          ))}
        </section>
      )}
      <section className="stack" aria-labelledby="try">
        <h2 id="try">{say.console.title}</h2>
        {isLocked ? (
          <p className="quiet">{say.console.locked}</p>
        ) : (
          <Console
            course={course}
            language={work.language === "python" ? "python" : "javascript"}
            given={given}
          />
        )}
      </section>
    </>
  );
}
