import { type FormEvent, useState } from "react";
import type { Kind, Question } from "../../../questions/question.ts";
import { letterAt } from "../../../questions/shuffled.ts";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { companions } from "../../words/en/companions.ts";
import { words } from "../../words/words.ts";
import { PairRows } from "../note-form/pair-rows.tsx";
import { draftOf, type QuestionDraft, readDraft } from "./question-draft.ts";

const kinds = ["choice", "short", "number", "order", "match"] as const satisfies readonly Kind[];

type Props = { question: Question | null; busy: boolean; onSave(question: Question): void; onCancel(): void };

/** One question in fields; what is not right about it is said while it is typed. */
export function QuestionForm({ question, busy, onSave, onCancel }: Props) {
  const say = companions.form;
  const [draft, setDraft] = useState(() => draftOf(question));
  const put = (change: Partial<QuestionDraft>) => setDraft((before) => ({ ...before, ...change }));
  const read = readDraft(draft);
  const touched = draft.prompt.trim() !== "";
  const submitted = (event: FormEvent) => {
    event.preventDefault();
    if (read.question !== null) onSave(read.question);
  };
  return (
    <form className="stack companion-form" noValidate onSubmit={submitted}>
      {draft.kind === "label" ? (
        <p className="quiet">{say.labelling}</p>
      ) : (
        <Select
          label={say.kind}
          value={draft.kind}
          onChange={({ target }) => put({ kind: kinds.find((kind) => kind === target.value) ?? "choice" })}
        >
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {say.kinds[kind]}
            </option>
          ))}
        </Select>
      )}
      <TextArea
        label={say.prompt}
        rows={3}
        value={draft.prompt}
        data-first
        onChange={({ target }) => put({ prompt: target.value })}
      />
      <OwnFields draft={draft} put={put} />
      <TextField label={say.why} value={draft.why} onChange={({ target }) => put({ why: target.value })} />
      <TextArea
        label={say.help}
        rows={2}
        value={draft.help}
        onChange={({ target }) => put({ help: target.value })}
      />
      <TextField
        label={say.further}
        value={draft.further}
        onChange={({ target }) => put({ further: target.value })}
      />
      <div className="companion-problems" aria-live="polite">
        {touched && read.problems.length > 0 && (
          <>
            <p className="field-label">{say.problems}</p>
            <ul>
              {read.problems.map((problem) => (
                <li key={problem} className="field-problem">
                  {problem}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <div className="row">
        <Button look="main" submit busy={busy} aria-disabled={read.question === null}>
          {say.save}
        </Button>
        <Button onClick={onCancel}>{words.frame.cancel}</Button>
      </div>
    </form>
  );
}

type Own = { draft: QuestionDraft; put(change: Partial<QuestionDraft>): void };

function OwnFields({ draft, put }: Own) {
  const say = companions.form;
  switch (draft.kind) {
    case "choice":
      return <Options draft={draft} put={put} />;
    case "short":
      return (
        <TextArea
          label={say.answers}
          hint={say.answersHint}
          rows={3}
          value={draft.answers}
          onChange={({ target }) => put({ answers: target.value })}
        />
      );
    case "number":
      return (
        <>
          <div className="row companion-number">
            <TextField
              label={say.answer}
              value={draft.answer}
              autoComplete="off"
              onChange={({ target }) => put({ answer: target.value })}
            />
            <TextField
              label={say.unit}
              value={draft.unit}
              autoComplete="off"
              onChange={({ target }) => put({ unit: target.value })}
            />
            <TextField
              label={say.tolerance}
              value={draft.tolerance}
              inputMode="decimal"
              autoComplete="off"
              onChange={({ target }) => put({ tolerance: target.value })}
            />
          </div>
          <label className="row">
            <input
              type="checkbox"
              checked={draft.exact}
              onChange={({ target }) => put({ exact: target.checked })}
            />
            {say.exact}
          </label>
        </>
      );
    case "order":
      return (
        <TextArea
          label={say.items}
          rows={5}
          value={draft.items}
          onChange={({ target }) => put({ items: target.value })}
        />
      );
    case "match":
      return (
        <PairRows
          called={say.pairs}
          pairs={draft.pairs}
          firstAt={say.left}
          secondAt={say.belongs}
          add={say.addPair}
          onChange={(pairs) => put({ pairs: [...pairs] })}
        />
      );
    case "label":
      return (
        <fieldset className="stack companion-options">
          <legend className="field-label">{say.blanks}</legend>
          {draft.blanks.map(({ mark, answers }) => (
            <TextField
              key={mark}
              label={say.blank(mark)}
              value={answers}
              autoComplete="off"
              onChange={({ target }) =>
                put({
                  blanks: draft.blanks.map((one) =>
                    one.mark === mark ? { ...one, answers: target.value } : one,
                  ),
                })
              }
            />
          ))}
        </fieldset>
      );
  }
}

function Options({ draft, put }: Own) {
  const say = companions.form;
  const set = (at: number, change: Partial<QuestionDraft["options"][number]>) =>
    put({
      options: draft.options.map((option, index) => (index === at ? { ...option, ...change } : option)),
    });
  return (
    <fieldset className="stack companion-options">
      <legend className="field-label">{say.options}</legend>
      {draft.options.map((option, at) => {
        const letter = letterAt(at);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: options are added at the end and never moved
          <div key={at} className="companion-option">
            <input
              type="radio"
              name="right"
              title={say.right(letter)}
              aria-label={say.right(letter)}
              checked={draft.right === at}
              onChange={() => put({ right: at })}
            />
            <TextField
              label={say.option(letter)}
              hideLabel
              placeholder={say.option(letter)}
              value={option.text}
              autoComplete="off"
              onChange={({ target }) => set(at, { text: target.value })}
            />
            {draft.right !== at && (
              <TextField
                label={say.misconception(letter)}
                hideLabel
                placeholder={say.misconception(letter)}
                value={option.misconception}
                autoComplete="off"
                onChange={({ target }) => set(at, { misconception: target.value })}
              />
            )}
          </div>
        );
      })}
      {draft.options.length < 6 && (
        <div className="row">
          <Button
            look="quiet"
            icon="plus"
            onClick={() => put({ options: [...draft.options, { text: "", misconception: "" }] })}
          >
            {say.addOption}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
