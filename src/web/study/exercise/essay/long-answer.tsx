import { ask } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { useActions } from "../../../app/actions.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import { Clash } from "../clash.tsx";
import { exactly } from "../draft.ts";
import { wordCount } from "../evidence.ts";
import { handingIn } from "../grading.ts";
import { Hints } from "../hints.tsx";
import type { KindProps } from "../kind-props.ts";
import { type Work, workOf } from "../read-exercise.ts";
import { Counted } from "../result/counted.tsx";
import { Result } from "../result/result.tsx";
import { Top } from "../top.tsx";
import { useDraft } from "../use-draft.ts";
import { Evidence } from "./evidence-shown.tsx";
import { RubricShown } from "./rubric-shown.tsx";

const say = studyExercise;

/** A long answer: the question, a page to write on, and beside it what it is judged by. */
export function LongAnswer(props: KindProps) {
  const { exercise } = props.open;
  const essay = workOf(exercise, "long_form");
  const version = exercise.files[0]?.version;
  if (essay !== null && version !== undefined) return <OnPage {...props} essay={essay} version={version} />;
  return (
    <>
      <Top exercise={exercise} />
      <Notice tone="problem">
        <p>{essay === null ? say.damaged : say.fileGone}</p>
      </Notice>
    </>
  );
}

type Essay = Work<"long_form">;

/** Written into the learner's own file. */
function OnPage({ essay, version, ...props }: KindProps & { essay: Essay; version: string }) {
  const { exercise, token, reload } = props.open;
  const { exercise_id: id } = exercise;
  const draft = useDraft({
    name: `exercise.${id}`,
    seen: { values: { response: essay.response }, version, token },
    same: exactly,
    save: (answers, seen) =>
      ask(api.exercises[":id"].answers.$put({ param: { id }, json: { answers, version: seen } })),
    reload,
    isClosed: props.grading.counts,
  });
  const text = draft.values.response ?? "";
  const theirs = draft.clashes.response;
  const handIn = async () => {
    if (!(await draft.flush())) return tell(say.saving.first, { tone: "problem", about: handingIn });
    await props.grading.grade({});
  };
  return (
    <>
      <Top exercise={exercise} state={props.grading.counts ? undefined : draft.state} />
      {theirs !== undefined && (
        <Clash mine={text} theirs={theirs} onChoose={(keep) => draft.choose("response", keep)} />
      )}
      <Writing
        {...props}
        essay={essay}
        text={text}
        onText={(next) => draft.write("response", next)}
        onHandIn={handIn}
      />
    </>
  );
}

type WritingProps = KindProps & {
  essay: Essay;
  text: string;
  onText(text: string): void;
  onHandIn(): Promise<void>;
};

function Writing({ open, grading, essay, text, onText, onHandIn }: WritingProps) {
  const { exercise, reload } = open;
  const { shown, busy } = grading;
  const isDone = grading.counts;
  useActions([
    {
      id: "hand-in",
      label: say.essay.handIn,
      group: say.kinds.long_form,
      keys: "mod+Enter",
      run: () => void (isDone || onHandIn()),
    },
  ]);
  const dimensions = shown?.evaluation.details.dimensions ?? null;
  return (
    <div className="sx-essay">
      <div className="sx-essay-main">
        {isDone ? (
          <Counted exercise={exercise} grading={grading} />
        ) : (
          shown !== null && <Result exercise={exercise} grading={grading} shown={shown} />
        )}
        {essay.case !== undefined && (
          <section aria-labelledby="case">
            <h2 id="case">{say.essay.case}</h2>
            <div className="reading sx-prompt" dir="auto">
              <Markdown text={essay.case} />
            </div>
          </section>
        )}
        <section aria-labelledby="question">
          <h2 id="question">{say.essay.question}</h2>
          <div className="reading sx-prompt" dir="auto">
            <Markdown text={essay.prompt} />
          </div>
        </section>
        {isDone && dimensions !== null ? (
          <Evidence text={text} dimensions={dimensions} />
        ) : (
          <div className="sx-writing">
            <TextArea
              label={say.essay.write}
              value={text}
              dir="auto"
              spellCheck
              readOnly={isDone || busy === "handing-in"}
              rows={16}
              onChange={({ target }) => onText(target.value)}
            />
            <div className="sx-bar">
              {!isDone && (
                <Button
                  look="main"
                  keys="mod+Enter"
                  busy={busy === "handing-in"}
                  onClick={() => void onHandIn()}
                >
                  {say.essay.handIn}
                </Button>
              )}
              <span className="quiet">
                {say.essay.words(wordCount(text, exercise.languages.instruction), essay.words)}
              </span>
            </div>
            <Hints exercise={exercise} reload={reload} />
          </div>
        )}
      </div>
      <RubricShown rubric={essay.rubric} dimensions={dimensions} />
    </div>
  );
}
