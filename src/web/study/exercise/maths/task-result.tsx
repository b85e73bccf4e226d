import { setMaths } from "../../../../formulas/set-maths.ts";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import type { Evaluation } from "../read-exercise.ts";

export type TaskMark = NonNullable<Evaluation["details"]["tasks"]>[number];

const icons: Readonly<Record<TaskMark["verdict"], IconName>> = {
  right: "check",
  half: "edit",
  wrong: "close",
  open: "more",
  unread: "help",
};
const looks = { right: "right", half: "slip", wrong: "wrong", open: "open", unread: "open" } as const;

/** What a task was found to be, why, and how it is worked; after failing, another one worked. */
export function TaskResult({ mark }: { mark: TaskMark }) {
  const { verdict, note, answer, steps, example } = mark;
  return (
    <div className={`sx-mark sx-mark-${looks[verdict]} sm-mark`}>
      <p className="sx-mark-word">
        <Icon name={icons[verdict]} />
        {say.verdicts[verdict]}
      </p>
      {note !== "" && <Markdown text={setMaths(note)} headingsFrom={4} />}
      {verdict !== "right" && (
        <>
          <div className="sm-it-is">
            <Markdown text={`${say.answer} **${setMaths(answer)}**`} headingsFrom={4} />
          </div>
          <Worked title={say.worked} steps={steps} />
          {example !== undefined && (
            <Worked title={say.example} steps={[example.question, ...example.steps, example.answer]} />
          )}
        </>
      )}
    </div>
  );
}

function Worked({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <details className="sm-worked">
      <summary>{title}</summary>
      <ol>
        {steps.map((step, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of one answer keep their places
          <li key={at}>
            <Markdown text={setMaths(step)} headingsFrom={4} />
          </li>
        ))}
      </ol>
    </details>
  );
}
