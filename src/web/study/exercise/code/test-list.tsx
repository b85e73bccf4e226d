import { Icon } from "../../../ui/icon.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { Notice } from "../../../ui/states.tsx";
import { studyExercise } from "../../../words/en/study-exercise.ts";
import type { Shown } from "../grading.ts";
import type { TestShown, Work } from "../read-exercise.ts";

const say = studyExercise.code;

type Props = {
  tests: Work<"code">["tests"];
  shown: Shown | null;
  isRunning: boolean;
  /** The code is another than the one that ran. */
  isOld: boolean;
  /** It counts: what to do next is said above. */
  isDone: boolean;
};

/** Every test by its name, with what came of it; of those that failed, what was called and what came back. */
export function TestList({ tests, shown, isRunning, isOld, isDone }: Props) {
  const ran = shown?.evaluation.details.tests ?? null;
  const passing = ran?.filter(({ status }) => status === "pass").length ?? 0;
  return (
    <section className="sx-tests" aria-labelledby="tests">
      <div className="row">
        <h2 id="tests">{say.tests}</h2>
        <span role="status" className={passing === tests.length && ran !== null ? "sx-all-pass" : "quiet"}>
          {isRunning ? say.running : ran === null ? "" : say.passing(passing, tests.length)}
        </span>
        {isOld && ran !== null && !isRunning && <span className="quiet">{say.changed}</span>}
      </div>
      {ran !== null && passing === tests.length && (
        <NotCounted errors={shown?.evaluation.details.errors ?? []} />
      )}
      {shown !== null && !isDone && <Told shown={shown} hasRun={ran !== null} />}
      <ul className={`sx-test-list ${isRunning ? "sx-running" : ""}`}>
        {tests.map(({ name, call }, index) => (
          <Test key={name + call} name={name} test={ran?.[index] ?? null} />
        ))}
      </ul>
    </section>
  );
}

/** Every test is green and yet it is not solved: why. */
function NotCounted({ errors }: { errors: readonly { note: string }[] }) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="problem">
      <p>
        <strong>{say.greenButNot}</strong>
      </p>
      {errors.map(({ note }) => (
        <Markdown key={note} text={note} headingsFrom={4} />
      ))}
    </Notice>
  );
}

/** One thing to do now, where the tests were only run; and why none could be, where none could. */
function Told({ shown: { evaluation, notes }, hasRun }: { shown: Shown; hasRun: boolean }) {
  const { errors, improvements } = evaluation.details;
  const [next] = improvements;
  const [whole] = errors;
  return (
    <div className="stack">
      {!hasRun && whole !== undefined && (
        <Notice tone="problem">
          <p>
            <strong>{say.noTests}</strong>
          </p>
          <Markdown text={whole.note} headingsFrom={4} />
        </Notice>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {next !== undefined && (
        <div className="sx-do-next">
          <Markdown text={next} headingsFrom={4} />
        </div>
      )}
    </div>
  );
}

function Test({ name, test }: { name: string; test: TestShown | null }) {
  const status = test?.status ?? null;
  return (
    <li className={`sx-test ${status === null ? "" : `sx-test-${status}`}`}>
      <p className="sx-test-name">
        <Icon name={status === null ? "more" : status === "pass" ? "check" : "close"} />
        <span dir="auto">{name}</span>
        <span className="sx-test-word">{status === null ? say.notRun : say[status]}</span>
      </p>
      {test !== null && status !== "pass" && <Failed test={test} />}
    </li>
  );
}

function Failed({ test: { call, expected, actual, output, note } }: { test: TestShown }) {
  return (
    <div className="sx-failed">
      {note !== "" && <Markdown text={note} headingsFrom={4} />}
      <dl>
        <dt>{say.call}</dt>
        <dd>
          <code>{call}</code>
        </dd>
        <dt>{say.expected}</dt>
        <dd>
          <code>{expected}</code>
        </dd>
        <dt>{say.got}</dt>
        <dd>
          <code>{actual}</code>
        </dd>
        {output.trim() !== "" && (
          <>
            <dt>{say.printed}</dt>
            <dd>
              <pre>{output.trimEnd()}</pre>
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
