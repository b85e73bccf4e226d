import { useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { tell } from "../../ui/toast-list.ts";
import { studyExercise } from "../../words/en/study-exercise.ts";

const say = studyExercise.hints;

type Props = {
  exercise: string;
  question: string;
  hints: { given: string[]; of: number | null };
  /** The last of them is the answer itself. */
  endsInAnswer: boolean;
  /** It was handed in: what was given stays, and nothing more is. */
  isClosed: boolean;
  reload(): void;
};

/** Hints to one question, one at a time, each with what it costs. */
export function QuestionHints({ exercise, question, hints, endsInAnswer, isClosed, reload }: Props) {
  const [busy, setBusy] = useState(false);
  const { given, of } = hints;
  if (of === 0 || (isClosed && given.length === 0)) return null;
  const isAnswer = of !== null && endsInAnswer && given.length === of - 1;
  const next = async () => {
    setBusy(true);
    try {
      await ask(api.exercises[":id"].hint.$post({ param: { id: exercise }, query: { question } }));
      reload();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="sx-question-hints" aria-label={say.of(question)}>
      {given.length > 0 && (
        <ol className="sx-hint-list" role="status">
          {given.map((hint, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: hints are only ever added
            <li key={at}>
              <Markdown text={hint} headingsFrom={4} />
            </li>
          ))}
        </ol>
      )}
      {(of === null || given.length < of) && !isClosed && (
        <div className="row">
          <Button look="quiet" icon="help" busy={busy} onClick={() => void next()}>
            {isAnswer
              ? say.answer
              : of === null
                ? say.first
                : say.next(given.length + 1, endsInAnswer ? of - 1 : of)}
          </Button>
          {isAnswer && <small className="quiet">{say.answerCost}</small>}
        </div>
      )}
    </section>
  );
}
