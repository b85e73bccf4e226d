import { useState } from "react";
import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Notice } from "../../../ui/states.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { CheckBar } from "../check-bar.tsx";
import { butForSpaces } from "../draft.ts";
import { handingIn } from "../grading.ts";
import { Hints } from "../hints.tsx";
import type { KindProps } from "../kind-props.ts";
import { marksOf } from "../marks.ts";
import { type SheetField, type SheetPart, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { Result } from "../result/result.tsx";
import { Top } from "../top.tsx";
import { useDraft } from "../use-draft.ts";
import { SheetSection } from "./sheet-section.tsx";

const say = studyExercise;

/** The worksheet as a page with fields where the blanks are; underneath it is the learner's own file. */
export function Worksheet(props: KindProps) {
  const { exercise } = props.open;
  const sheet = workOf(exercise, "worksheet");
  const version = exercise.files[0]?.version;
  if (version === undefined || sheet === null) {
    return (
      <>
        <Top exercise={exercise} />
        <Notice tone="problem">
          <p>{version === undefined ? say.fileGone : say.damaged}</p>
        </Notice>
      </>
    );
  }
  return <Sheet {...props} fields={sheet.fields} parts={sheet.parts} version={version} />;
}

type SheetProps = KindProps & { fields: SheetField[]; parts: SheetPart[]; version: string };

function Sheet({ open, grading, fields, parts, version }: SheetProps) {
  const { exercise, token, reload } = open;
  const { exercise_id: id } = exercise;
  const values = Object.fromEntries(fields.map((field) => [field.id, field.answer]));
  const draft = useDraft({
    name: `exercise.${id}`,
    seen: { values, version, token },
    same: butForSpaces,
    save: (answers, seen) =>
      ask(api.exercises[":id"].answers.$put({ param: { id }, json: { answers, version: seen } })),
    reload,
    isClosed: grading.counts,
  });
  const { shown } = grading;
  const isDone = grading.counts;
  const [isChecking, setChecking] = useState(false);
  const isMarked =
    shown !== null && shown.evaluation.details.errors.length + shown.evaluation.score.correct > 0;
  const marks = isMarked ? marksOf(fields, shown.evaluation) : null;
  const answered = fields.filter((field) => (draft.values[field.id] ?? "").trim() !== "").length;

  const check = async () => {
    if (isChecking) return;
    const held = document.activeElement;
    // What is handed in stays as it is while it is looked at.
    setChecking(true);
    const isSaved = await draft.flush();
    if (!isSaved) tell(say.saving.first, { tone: "problem", about: handingIn });
    const found = isSaved ? await grading.grade({}) : null;
    setChecking(false);
    if (found === null && held instanceof HTMLElement) setTimeout(() => held.focus());
  };
  return (
    <>
      <Top exercise={exercise} state={isDone ? undefined : draft.state} />
      {isDone ? (
        <Counted exercise={exercise} grading={grading} />
      ) : (
        shown !== null && <Result exercise={exercise} grading={grading} shown={shown} />
      )}
      {!isDone && exercise.quiz !== true && <p className="quiet sx-about-hints">{say.hints.each}</p>}
      {parts.map((part) => (
        <SheetSection
          key={part.id}
          part={part}
          fields={fields.filter((field) => field.id.split(".")[0] === part.id)}
          draft={draft}
          marks={marks}
          readOnly={isDone || isChecking}
          target={exercise.languages.target}
          help={{ exercise: id, isClosed: isDone || isChecking, reload }}
        />
      ))}
      <Hints exercise={exercise} reload={reload} />
      {!isDone && (
        <CheckBar
          group={say.kinds.worksheet}
          busy={isChecking}
          answered={answered}
          of={fields.length}
          onCheck={() => void check()}
        />
      )}
    </>
  );
}
