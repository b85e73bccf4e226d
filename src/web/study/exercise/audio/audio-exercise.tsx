import { useState } from "react";
import { CourseText } from "../../../ui/foreign.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Notice } from "../../../ui/states.tsx";
import { studyAudio as say } from "../../../words/en/study-audio.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { KindProps } from "../kind-props.ts";
import { type Work, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { AnswerLine } from "../round/answer-line.tsx";
import { RoundBar } from "../round/round-bar.tsx";
import { useRound } from "../round/use-round.ts";
import { Top } from "../top.tsx";
import { Voice } from "./voice.tsx";

/** Words and sentences that are heard: their meaning chosen, or written down. */
export function AudioExercise(props: KindProps) {
  const { exercise } = props.open;
  const work = workOf(exercise, "audio");
  if (work !== null) return <Round {...props} work={work} />;
  return (
    <>
      <Top exercise={exercise} />
      <Notice tone="problem">
        <p>{studyExercise.damaged}</p>
      </Notice>
    </>
  );
}

function Round({ open, grading, work }: KindProps & { work: Work<"audio"> }) {
  const { exercise } = open;
  const { exercise_id: id } = exercise;
  const { counts } = grading;
  const { done, next, questions, language } = work;
  const { shown, at, answer, onNext } = useRound(open, work);
  return (
    <>
      <Top exercise={exercise} />
      {counts && <Counted exercise={exercise} grading={grading} />}
      {!counts && (
        <>
          <p className="sc-at" role="status">
            {say.at(Math.min(at + 1, questions), questions)}
          </p>
          {at < questions && <Voice key={at} id={id} at={at} language={language} />}
          {shown !== undefined && <Heard answer={shown} language={language} />}
          {shown === undefined && next !== null && <Asked key={at} question={next} onAnswer={answer} />}
          <RoundBar grading={grading} isLast={next === null} isBegun={done.length > 0} onNext={onNext} />
        </>
      )}
      {counts && (
        <section className="stack" aria-labelledby="answers">
          <h2 id="answers">{say.all}</h2>
          {done.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order
            <Heard key={index} answer={each} language={language} />
          ))}
        </section>
      )}
    </>
  );
}

type Question = NonNullable<Work<"audio">["next"]>;

function Asked({ question, onAnswer }: { question: Question; onAnswer(line: string): Promise<void> }) {
  const { kind, options } = question;
  const [busy, setBusy] = useState(false);
  const send = async (line: string) => {
    if (busy || line.trim() === "") return;
    setBusy(true);
    await onAnswer(line);
    setBusy(false);
  };
  if (kind === "choose") {
    return (
      <fieldset className="sa-choices" disabled={busy}>
        <legend>{say.asked.choose}</legend>
        {options.map((option) => (
          <button key={option} type="button" className="sa-choice" onClick={() => void send(option)}>
            <CourseText text={option} />
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <div className="stack">
      <p>{say.asked[kind]}</p>
      <AnswerLine label={say.answer[kind]} onAnswer={onAnswer} />
    </div>
  );
}

type Done = Work<"audio">["done"][number];

function Heard({ answer, language }: { answer: Done; language: string }) {
  const { verdict, input, said, meaning, note, kind } = answer;
  return (
    <div className={`sc-question ${verdict === "correct" ? "sc-right" : "sc-wrong"}`}>
      <p className="sc-verdict" role="status">
        <Icon name={verdict === "correct" ? "check" : "close"} />
        {say.verdict[verdict]}
      </p>
      <dl className="sc-truth">
        <dt>{say.said}</dt>
        <dd dir="auto">
          <strong lang={language}>{said}</strong> · <CourseText text={meaning} />
        </dd>
        {verdict !== "correct" && (
          <>
            <dt>{kind === "choose" ? say.youChose : say.youWrote}</dt>
            <dd dir="auto">{input.trim() === "" ? say.nothing : input}</dd>
          </>
        )}
      </dl>
      {note !== "" && <p>{note}</p>}
    </div>
  );
}
