import { Suspense, useState } from "react";
import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { useActions } from "../../../app/actions.ts";
import { keyName } from "../../../app/keys.ts";
import { Button } from "../../../ui/button.tsx";
import { Editor } from "../../../ui/editor.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice, Skeleton } from "../../../ui/states.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { words } from "../../../words/words.ts";
import { Clash } from "../clash.tsx";
import { exactly } from "../draft.ts";
import { handingIn } from "../grading.ts";
import { Hints } from "../hints.tsx";
import type { KindProps } from "../kind-props.ts";
import { type Exercise, type Work, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { Top } from "../top.tsx";
import { useDraft } from "../use-draft.ts";
import { taskTold } from "./task-told.ts";
import { TestList } from "./test-list.tsx";
import { WhyItWorks } from "./why-it-works.tsx";

const say = studyExercise;

/** The editor above, the tests below. Running them only looks; handing in counts. */
export function CodeExercise(props: KindProps) {
  const { exercise } = props.open;
  const [file] = exercise.files;
  const code = workOf(exercise, "code");
  if (code === null || file === undefined) {
    return (
      <>
        <Top exercise={exercise} />
        <Notice tone="problem">
          <p>{file === undefined ? say.fileGone : say.damaged}</p>
        </Notice>
      </>
    );
  }
  return <CodeDesk {...props} code={code} file={file} />;
}

type DeskProps = KindProps & { code: Work<"code">; file: Exercise["files"][number] };

function CodeDesk({ open, grading, code, file }: DeskProps) {
  const { exercise, token, reload } = open;
  const { exercise_id: id } = exercise;
  const [ran, setRan] = useState<string | null>(null);
  const draft = useDraft({
    name: `exercise.${id}`,
    seen: { values: { code: file.content }, version: file.version, token },
    same: exactly,
    save: async ({ code: content = "" }, version) => {
      const json = { name: file.path, content, version };
      const saved = await ask(api.exercises[":id"].file.$put({ param: { id }, json }));
      return { version: saved.version, unplaced: [] };
    },
    reload,
    isClosed: grading.counts,
  });
  const source = draft.values.code ?? "";
  const { shown, busy } = grading;
  const isDone = grading.counts;

  const go = async (record: boolean) => {
    if (busy !== null || isDone) return;
    if (!(await draft.flush())) return tell(say.saving.first, { tone: "problem", about: handingIn });
    if ((await grading.grade({ record })) !== null) setRan(source);
  };
  const group = say.kinds.code;
  useActions([
    { id: "run-tests", label: say.code.run, group, keys: "mod+Enter", run: () => void go(false) },
    { id: "hand-in", label: say.code.handIn, group, run: () => void go(true) },
    { id: "save-code", label: words.frame.save, group, keys: "mod+s", run: () => void draft.flush() },
  ]);
  const clash = draft.clashes.code;
  const name = file.path.split("/").at(-1) ?? file.path;
  return (
    <>
      <Top exercise={exercise} state={isDone ? undefined : draft.state} />
      {isDone && <Counted exercise={exercise} grading={grading} />}
      {isDone && <WhyItWorks exercise={exercise} reload={reload} />}
      <section className="sx-task" aria-labelledby="task">
        <h2 id="task">{code.title}</h2>
        <div className="reading">
          <Markdown text={code.statement} />
        </div>
        {code.forbidden.length > 0 && <p>{say.code.without(code.forbidden.join(", "))}</p>}
      </section>
      {clash !== undefined && (
        <Clash mine={source} theirs={clash} onChoose={(keep) => draft.choose("code", keep)} />
      )}
      {/* The editor has a key of its own there, which would come first. */}
      <div
        className="sx-editor"
        onKeyDownCapture={(event) => {
          if (keyName(event.nativeEvent) !== "mod+Enter") return;
          event.preventDefault();
          event.stopPropagation();
          void go(false);
        }}
      >
        <Suspense fallback={<Skeleton lines={10} />}>
          <Editor
            label={say.code.editor(name)}
            language={code.language === "python" ? "python" : "javascript"}
            value={source}
            readOnly={isDone || busy === "handing-in"}
            folded={taskTold(source)}
            onChange={(next) => next !== source && draft.write("code", next)}
          />
        </Suspense>
      </div>
      {!isDone && (
        <div className="sx-bar">
          <Button
            look="main"
            icon="play"
            keys="mod+Enter"
            busy={busy === "looking"}
            onClick={() => void go(false)}
          >
            {say.code.run}
          </Button>
          <Button busy={busy === "handing-in"} onClick={() => void go(true)}>
            {say.code.handIn}
          </Button>
        </div>
      )}
      <TestList
        tests={code.tests}
        shown={shown}
        isRunning={busy === "looking" || busy === "handing-in"}
        isDone={isDone}
        isOld={ran !== null && ran !== source}
      />
      <Hints exercise={exercise} reload={reload} />
    </>
  );
}
