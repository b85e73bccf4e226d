import { useState } from "react";
import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Notice } from "../../../ui/states.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { CheckBar } from "../check-bar.tsx";
import { butForSpaces } from "../draft.ts";
import { handingIn } from "../grading.ts";
import type { KindProps } from "../kind-props.ts";
import { type Work, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { Result } from "../result/result.tsx";
import { Top } from "../top.tsx";
import { useDraft } from "../use-draft.ts";
import { MathsTask } from "./maths-task.tsx";
import { SimilarTasks } from "./similar-tasks.tsx";

const say = studyExercise;

/** A round of mathematics: tasks one under the other, saved as they are written, handed in together. */
export function MathsExercise(props: KindProps) {
  const { exercise } = props.open;
  const work = workOf(exercise, "maths");
  const version = exercise.files[0]?.version;
  if (version === undefined || work === null) {
    return (
      <>
        <Top exercise={exercise} />
        <Notice tone="problem">
          <p>{version === undefined ? say.fileGone : say.damaged}</p>
        </Notice>
      </>
    );
  }
  return <Tasks {...props} tasks={work.tasks} version={version} />;
}

type TasksProps = KindProps & { tasks: Work<"maths">["tasks"]; version: string };

function Tasks({ open, grading, tasks, version }: TasksProps) {
  const { exercise, token, reload } = open;
  const { exercise_id: id } = exercise;
  const draft = useDraft({
    name: `exercise.${id}`,
    seen: { values: Object.fromEntries(tasks.map((task) => [task.id, task.answer])), version, token },
    same: butForSpaces,
    save: (answers, seen) =>
      ask(api.exercises[":id"].answers.$put({ param: { id }, json: { answers, version: seen } })),
    reload,
    isClosed: grading.counts,
  });
  const { shown } = grading;
  const isDone = grading.counts;
  const [isHandingIn, setHandingIn] = useState(false);
  const marks = shown?.evaluation.details.tasks ?? [];
  const answered = tasks.filter((task) => (draft.values[task.id] ?? "").trim() !== "").length;
  const handIn = async () => {
    if (isHandingIn) return;
    setHandingIn(true);
    const isSaved = await draft.flush();
    if (!isSaved) tell(say.saving.first, { tone: "problem", about: handingIn });
    else await grading.grade({});
    setHandingIn(false);
  };
  return (
    <>
      <Top exercise={exercise} state={isDone ? undefined : draft.state} />
      {isDone ? (
        <Counted exercise={exercise} grading={grading} />
      ) : (
        shown !== null && <Result exercise={exercise} grading={grading} shown={shown} />
      )}
      {isDone && marks.some(({ verdict }) => verdict !== "right") && <SimilarTasks exercise={exercise} />}
      {!isDone && exercise.quiz !== true && <p className="quiet sx-about-hints">{say.hints.each}</p>}
      <ol className="sm-tasks">
        {tasks.map((task) => (
          <MathsTask
            key={task.id}
            exercise={id}
            task={task}
            draft={draft}
            mark={marks.find(({ question }) => question === task.id) ?? null}
            readOnly={isDone || isHandingIn}
            mayCheck={!isDone && exercise.quiz !== true}
            reload={reload}
          />
        ))}
      </ol>
      {!isDone && (
        <CheckBar
          group={say.kinds.maths}
          busy={isHandingIn}
          answered={answered}
          of={tasks.length}
          onCheck={() => void handIn()}
        />
      )}
    </>
  );
}
