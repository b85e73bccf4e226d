import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { studyCode } from "../../../words/en/study-code.ts";
import type { Work } from "../read-exercise.ts";

const say = studyCode.question;

type Asked = NonNullable<Work<"repl">["next"]>;

export function Question({ question, onAnswer }: { question: Asked; onAnswer(line: string): Promise<void> }) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (busy || text.trim() === "") return;
    setBusy(true);
    await onAnswer(text);
    setBusy(false);
  };
  return (
    <form className="sc-question" onSubmit={send}>
      <Put question={question} />
      <div className="sc-answer">
        <textarea
          ref={field}
          className="input sc-field"
          aria-label={say.answer[question.kind]}
          placeholder={say.answer[question.kind]}
          rows={Math.max(1, text.split("\n").length)}
          value={text}
          readOnly={busy}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          dir="ltr"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey) return;
            event.preventDefault();
            void send();
          }}
        />
        <Button look="main" submit busy={busy}>
          {say.check}
        </Button>
      </div>
      {question.kind === "predict" && <p className="quiet">{say.lines}</p>}
    </form>
  );
}

type Done = Work<"repl">["done"][number];

/** A question that was answered, with what is true. */
export function Answered({ answer, onRun }: { answer: Done; onRun: (() => void) | null }) {
  const title = useRef<HTMLParagraphElement>(null);
  const { correct, input, truth, note } = answer;
  const isNew = onRun !== null;
  useEffect(() => {
    if (isNew) title.current?.focus();
  }, [isNew]);
  return (
    <div className={`sc-question ${correct ? "sc-right" : "sc-wrong"}`}>
      <Put question={answer} />
      <p className="sc-verdict" ref={title} tabIndex={-1} role="status">
        <Icon name={correct ? "check" : "close"} />
        {correct ? say.right : say.wrong}
      </p>
      <dl className="sc-truth">
        <dt>{say.youWrote}</dt>
        <dd>
          <pre>{input.trim() === "" ? say.nothing : input}</pre>
        </dd>
        {!correct && truth !== "" && (
          <>
            <dt>{say.itIs}</dt>
            <dd>
              <pre>{truth}</pre>
            </dd>
          </>
        )}
      </dl>
      {note !== "" && <Markdown text={note} headingsFrom={4} />}
      {onRun !== null && (
        <div>
          <Button icon="play" onClick={onRun}>
            {say.runIt}
          </Button>
        </div>
      )}
    </div>
  );
}

function Put({ question: { text, code } }: { question: Pick<Asked, "text" | "code"> }) {
  return (
    <>
      <div className="reading">
        <Markdown text={text} headingsFrom={3} />
      </div>
      <pre className="sc-code" dir="ltr">
        <code>{code}</code>
      </pre>
    </>
  );
}
