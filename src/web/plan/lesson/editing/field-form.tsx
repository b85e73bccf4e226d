import { type KeyboardEvent, useContext, useId, useMemo } from "react";
import { type FieldKind, fieldsIn } from "../../../../lesson/fields.ts";
import { useRemembered } from "../../../app/remembered.ts";
import { Button } from "../../../ui/button.tsx";
import { editing as editingWords } from "../../../words/en/editing.ts";
import { goTo } from "../hands.ts";
import { givenFrom, readTyped } from "./fields.ts";
import { Fill } from "./fill.ts";

/** A place that only the teacher can fill, as a form where it stands. What is typed is kept until it is put in. */
export function FieldForm({ label }: { label: string }) {
  const say = editingWords.field;
  const fill = useContext(Fill);
  const id = useId();
  const name = `plan.fill.${fill?.sessionId ?? ""}.${fill?.section ?? ""}.${label}`;
  const [kept, keep] = useRemembered(name, "");
  const typed = useMemo(() => readTyped(kept), [kept]);
  const kind = fieldsIn(`[To fill in: ${label}]`)[0]?.kind ?? "text";
  const given = givenFrom(kind, typed);
  const put = async () => {
    if (fill === null || given === null || fill.busy) return;
    const done = await fill.save({ type: "fill", section: fill.section, field: label, given });
    if (done === null) return;
    keep("");
    goTo(fill.section);
  };
  const pressed = (event: KeyboardEvent) => {
    event.stopPropagation(); // letters are letters here
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void put();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: it stands inside a paragraph, where no fieldset may
    <span className="lesson-field" role="group" aria-labelledby={id} onKeyDown={pressed}>
      <span id={id} className="lesson-field-title">
        {say.title(label)}
      </span>
      {inputsOf(kind, typed.rows).map(({ name: input, label: called, lines }) => {
        const texts = { id: `${id}-${input}`, value: typed.texts[input] ?? "", className: "input" };
        const change = (text: string) =>
          keep(JSON.stringify({ ...typed, texts: { ...typed.texts, [input]: text } }));
        return (
          <span key={input} className="lesson-field-input">
            <label htmlFor={texts.id}>{called}</label>
            {lines > 1 ? (
              <textarea {...texts} rows={lines} onChange={({ target }) => change(target.value)} />
            ) : (
              <input {...texts} onChange={({ target }) => change(target.value)} />
            )}
          </span>
        );
      })}
      <span className="lesson-field-end">
        <Button
          look="main"
          disabled={given === null || fill === null || fill.busy}
          onClick={() => void put()}
        >
          {say.put}
        </Button>
        {kind === "questions" && (
          <Button onClick={() => keep(JSON.stringify({ ...typed, rows: Math.min(20, typed.rows + 1) }))}>
            {say.more}
          </Button>
        )}
        <small className="quiet">{say.about}</small>
      </span>
    </span>
  );
}

type Input = { name: string; label: string; lines: number };

function inputsOf(kind: FieldKind, rows: number): Input[] {
  const say = editingWords.field;
  switch (kind) {
    case "example":
      return [
        { name: "problem", label: say.problem, lines: 2 },
        { name: "steps", label: say.steps, lines: 4 },
        { name: "result", label: say.result, lines: 1 },
      ];
    case "questions":
      return Array.from({ length: rows }, (_, at) => [
        { name: `question-${at}`, label: say.question(at + 1), lines: 1 },
        { name: `answer-${at}`, label: say.answer(at + 1), lines: 1 },
      ]).flat();
    case "mistake":
      return [
        { name: "text", label: say.mistake, lines: 1 },
        { name: "truth", label: say.truth, lines: 1 },
      ];
    case "text":
      return [{ name: "text", label: say.text, lines: 3 }];
  }
}
