import { lazy, Suspense, useMemo } from "react";
import type { CompanionPiece } from "../../../lesson/companions/companion-view.ts";
import { forPupils, type Level } from "../../../questions/paper.ts";
import { Button } from "../../ui/button.tsx";
import { Markdown } from "../../ui/markdown.tsx";
import { companions } from "../../words/en/companions.ts";

export type QuestionShown = Extract<CompanionPiece, { kind: "question" }>;

const Picture = lazy(async () => ({ default: (await import("../../ui/figure.tsx")).QuestionFigure }));

type Props = {
  piece: QuestionShown;
  level: Level;
  answers: boolean;
  busy: boolean;
  onEdit(): void;
  onRemove(): void;
};

/** A question as pupils get it at this level, with its answer under it for the teacher. */
export function QuestionView({ piece, level, answers, busy, onEdit, onRemove }: Props) {
  const say = companions;
  const { number, question, key, flaws } = piece;
  const form = useMemo(() => forPupils(question, level), [question, level]);
  return (
    <article className="companion-question" aria-label={say.form.title(number)}>
      <div className="companion-asked">
        <span className="companion-number">{`${number}.`}</span>
        <div>
          <Markdown text={form.prompt} headingsFrom={4} />
          {form.figure !== null && (
            <Suspense fallback={null}>
              <Picture data={form.figure} />
            </Suspense>
          )}
          {form.beside !== "" && (
            <div className="companion-help">
              <Markdown text={form.beside} headingsFrom={4} />
            </div>
          )}
          {form.left.length > 0 && (
            <ol>
              {form.left.map((left) => (
                <li key={left}>{left}</li>
              ))}
            </ol>
          )}
          {form.options.length > 0 && (
            <ul className="companion-choices">
              {form.options.map(({ letter, text }) => (
                <li key={letter}>
                  <b>{`${letter}.`}</b> <Markdown text={text} headingsFrom={4} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {answers && (
        <div className="companion-key">
          <span className="field-label">{say.key}</span> {key.answer === "" ? say.byPerson : key.answer}
          {key.why !== "" && <span className="quiet"> {key.why}</span>}
          {key.misconceptions.map(({ letter, text }) => (
            <p key={letter} className="quiet">
              {say.misconception(letter, text)}
            </p>
          ))}
        </div>
      )}
      {flaws.map(({ message }) => (
        <p key={message} className="field-problem">
          {message}
        </p>
      ))}
      <div className="row companion-controls">
        <Button look="quiet" icon="edit" busy={busy} aria-label={say.editAt(number)} onClick={onEdit}>
          {say.edit}
        </Button>
        <Button look="quiet" busy={busy} aria-label={say.removeAt(number)} onClick={onRemove}>
          {say.remove}
        </Button>
      </div>
    </article>
  );
}
