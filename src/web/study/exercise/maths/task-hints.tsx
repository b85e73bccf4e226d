import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { Button } from "../../../ui/button.tsx";
import { Markdown } from "../../../ui/markdown.tsx";
import { tell } from "../../../ui/toast-list.ts";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import type { Work } from "../read-exercise.ts";

type Task = Work<"maths">["tasks"][number];

/** Hints to one task, from its own worked answer; the answer is not among them. */
export function TaskHints({ exercise, task, reload }: { exercise: string; task: Task; reload(): void }) {
  const [busy, setBusy] = useState(false);
  const { given, of } = task.hints;
  if (of === 0) return null;
  const next = async () => {
    setBusy(true);
    try {
      await ask(api.exercises[":id"].hint.$post({ param: { id: exercise }, query: { question: task.id } }));
      reload();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="sm-hints" aria-label={say.hints(task.id)}>
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
      {given.length < of && (
        <div className="row">
          <Button look="quiet" icon="help" busy={busy} onClick={() => void next()}>
            {say.hint(given.length + 1, of)}
          </Button>
          {given.length === 0 && <small className="quiet">{say.hintCost}</small>}
        </div>
      )}
    </section>
  );
}
