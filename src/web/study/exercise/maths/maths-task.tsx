import { useMemo, useState } from "react";
import { Markdown } from "../../../ui/markdown.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import { Clash } from "../clash.tsx";
import { QuestionHints } from "../question-hints.tsx";
import type { Work } from "../read-exercise.ts";
import type { OpenDraft } from "../use-draft.ts";
import { AnswerLines, type LineMark } from "./answer-lines.tsx";
import { CheckLines } from "./check-lines.tsx";
import { type TaskMark, TaskResult } from "./task-result.tsx";

type Props = {
  exercise: string;
  task: Work<"maths">["tasks"][number];
  draft: OpenDraft;
  mark: TaskMark | null;
  readOnly: boolean;
  mayCheck: boolean;
  reload(): void;
};

/** One task: its question set as mathematics, its figure, lines to write on, and after handing in what they were. */
export function MathsTask({ exercise, task, draft, mark, readOnly, mayCheck, reload }: Props) {
  const value = draft.values[task.id] ?? "";
  const theirs = draft.clashes[task.id];
  const [looked, setLooked] = useState<{ marks: LineMark[]; answer: string } | null>(null);
  const checked = looked?.answer === value ? looked.marks : null;
  const filled = value.split("\n").filter((line) => line.trim() !== "").length;
  const isWorking = filled > 1 || (task.asksSteps && filled > 0);
  const asked = useMemo(() => <Markdown text={task.question} headingsFrom={4} />, [task.question]);
  return (
    <li className="sm-task">
      <h2 className="sm-title">
        <span className="sx-number">{task.id}</span>
        <span className="quiet">{task.title}</span>
      </h2>
      <div className="sm-question">{asked}</div>
      {task.svg !== null && <Picture svg={task.svg} className="figure sm-figure" />}
      {!readOnly && <p className="sm-about quiet">{task.asksSteps ? say.steps : say.oneLine}</p>}
      <AnswerLines
        task={task.id}
        question={task.plain}
        value={value}
        letters={task.letters}
        readOnly={readOnly}
        marks={mark === null ? checked : isWorking ? mark.lines : null}
        onChange={(next) => draft.write(task.id, next)}
      />
      {theirs !== undefined && (
        <Clash mine={value} theirs={theirs} onChoose={(keep) => draft.choose(task.id, keep)} />
      )}
      {draft.unplaced.includes(task.id) && <p className="field-problem">{studyExercise.unplaced}</p>}
      {mayCheck && mark === null && isWorking && (
        <CheckLines
          exercise={exercise}
          task={task.id}
          answer={value}
          marks={checked}
          onMarks={(marks, answer) => setLooked({ marks, answer })}
          onHint={reload}
        />
      )}
      {mark === null && !readOnly && (
        <QuestionHints
          exercise={exercise}
          question={task.id}
          hints={task.hints}
          endsInAnswer={false}
          isClosed={false}
          reload={reload}
        />
      )}
      {mark !== null && <TaskResult mark={mark} />}
    </li>
  );
}
