import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { CourseText } from "../../../ui/foreign.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { kindFacts } from "../../courses/kinds.ts";
import { useProgress } from "../../courses/reads.ts";
import { dayBack } from "../../courses/when.ts";
import type { Grading, Shown } from "../grading.ts";
import { isUntouched, nextSteps } from "../next-steps.ts";
import type { Exercise } from "../read-exercise.ts";
import { Headline } from "./headline.tsx";
import { NextStop } from "./next-stop.tsx";
import { SelfRating } from "./self-rating.tsx";
import { TakeBack } from "./take-back.tsx";

const say = studyExercise.result;

type Props = { exercise: Exercise; grading: Grading; shown: Shown };

/** The result first; then what to do next, what to look at again, and what went well. */
export function Result({ exercise, grading, shown }: Props) {
  const { evaluation } = shown;
  const recorded = grading.counts;
  const isEmpty = isUntouched(shown);
  const { notes } = shown;
  const { strengths, errors } = evaluation.details;
  const improvements = nextSteps(exercise, shown);
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(evaluation.timestamp);
  useEffect(() => {
    // Read aloud and brought into sight when it is new, not when an old one is looked at.
    const isNew = Date.now() - Date.parse(evaluation.timestamp) < 120_000;
    if (isNew || first.current !== evaluation.timestamp) title.current?.focus();
    first.current = evaluation.timestamp;
  }, [evaluation.timestamp]);
  const report = useProgress(exercise.course).value?.report;
  const due = report?.concepts.find(({ concept_id }) => concept_id === exercise.concept_id)?.due ?? null;
  const comesBack =
    due === null ? null : say.comesBack(dayBack(due, new Date(), report?.zone ?? shown.zone).inWords);
  const isOpen = evaluation.provisional && !kindFacts[exercise.kind].isTalk && !isEmpty;
  return (
    <section className="sx-result card" aria-labelledby="result">
      {isEmpty || isOpen ? (
        <h2 id="result" ref={title} tabIndex={-1}>
          {isEmpty ? say.nothingAnswered : say.yours}
        </h2>
      ) : (
        <Headline title={title} grading={grading} shown={shown} comesBack={comesBack} />
      )}
      {notes.map((note) => (
        <p key={note}>
          <CourseText text={note} quoted />
        </p>
      ))}
      {improvements.length > 0 ? (
        <ul className="sx-improvements">
          {improvements.map((line) => (
            <li key={line}>
              <Markdown text={line} headingsFrom={4} />
            </li>
          ))}
        </ul>
      ) : (
        notes.length === 0 && !isOpen && <p>{errors.length > 0 ? say.below : say.nothing}</p>
      )}
      {isOpen && (
        <>
          <InWords text={evaluation.feedback} isOpen />
          <SelfRating exercise={exercise} grading={grading} />
        </>
      )}
      {recorded && !isOpen && <NextStop exercise={exercise} />}
      {strengths.length > 0 && (
        <div>
          <h3>{say.well}</h3>
          <ul className="sx-strengths">
            {strengths.map((line) => (
              <li key={line}>
                <CourseText text={line} quoted />
              </li>
            ))}
          </ul>
        </div>
      )}
      {recorded && isOpen && comesBack !== null && <p>{comesBack}</p>}
      {!isOpen && !isEmpty && <InWords text={evaluation.feedback} />}
      <Foot
        grading={grading}
        told={isOpen || isEmpty ? [grading.counts ? say.countsForNow : say.notCounted] : []}
      />
    </section>
  );
}

function InWords({ text, isOpen = false }: { text: string; isOpen?: boolean }) {
  return (
    <details className="sx-words" open={isOpen}>
      <summary>{say.inWords}</summary>
      <Markdown text={text} />
    </details>
  );
}

function Foot({ grading, told }: Pick<Props, "grading"> & { told: readonly string[] }) {
  return (
    <div className="sx-foot row">
      <small className="quiet">{told.join(" · ")}</small>
      {grading.counts ? (
        <TakeBack grading={grading} />
      ) : (
        <Button look="quiet" onClick={grading.hide}>
          {say.goOn}
        </Button>
      )}
    </div>
  );
}
