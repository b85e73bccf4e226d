import { useEffect, useRef, useState } from "react";
import { ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { tell } from "../../ui/toast-list.ts";
import { studyExercise } from "../../words/en/study-exercise.ts";
import type { Exercise } from "./read-exercise.ts";

const say = studyExercise.hints;

/** The hints that were given, and the next one with what it costs. */
export function Hints({ exercise, reload }: { exercise: Exercise; reload(): void }) {
  const { exercise_id: id, hints, evaluation } = exercise;
  const [busy, setBusy] = useState(false);
  const newest = useRef<HTMLLIElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current && hints.given.length > 0) newest.current?.focus();
    asked.current = false;
  }, [hints.given.length]);
  if (hints.of === 0) return null;
  const left = hints.of - hints.given.length;
  const next = async () => {
    setBusy(true);
    asked.current = true;
    try {
      await ask(api.exercises[":id"].hint.$post({ param: { id }, query: {} }));
      reload();
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="sx-hints" aria-label={say.title}>
      {hints.given.length > 0 && (
        <ol className="sx-hint-list">
          {hints.given.map((hint, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: hints are only ever added
              key={index}
              ref={index === hints.given.length - 1 ? newest : null}
              tabIndex={-1}
              dir="auto"
            >
              <Markdown text={hint} headingsFrom={4} />
            </li>
          ))}
        </ol>
      )}
      {evaluation === null && left > 0 && (
        <div className="row">
          <Button look="quiet" icon="help" busy={busy} onClick={next}>
            {say.show(hints.given.length + 1, hints.of)}
          </Button>
          <small className="quiet">{say.cost}</small>
        </div>
      )}
      {evaluation === null && left === 0 && <small className="quiet">{say.none}</small>}
    </section>
  );
}
