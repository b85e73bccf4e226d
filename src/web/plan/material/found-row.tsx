import { memo, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Select, TextArea, TextField } from "../../ui/field.tsx";
import { material as materialWords } from "../../words/en/material.ts";
import { type Choice, choiceOf } from "./as-kind.ts";
import { kinds, type Row } from "./rows.ts";

/** `moved`: it has just come here from among another kind. */
type Props = { row: Row; moved: boolean; onChange(next: Partial<Row>): void; onKind(choice: Choice): void };

const choices = [...kinds, "out"] as const;

/** One thing that was found: ticked to be kept, with its page, with a choice of what it is and a way to change it. */
export const FoundRow = memo(
  function FoundRow({ row, moved, onChange, onKind }: Props) {
    const say = materialWords;
    const id = useId();
    const { text, second, page } = row;
    const isWord = row.kind === "words";
    // A word that came without a meaning waits for one.
    const [changing, setChanging] = useState(moved && isWord && second === "");
    const choice = useRef<HTMLSelectElement>(null);
    // It stands elsewhere now: whoever chose by keyboard goes on from there.
    useEffect(() => {
      if (moved) choice.current?.focus();
    }, [moved]);
    return (
      <li className="material-row">
        <input
          id={id}
          type="checkbox"
          checked={row.keep}
          onChange={({ target }) => onChange({ keep: target.checked })}
        />
        {changing ? (
          <div className="stack">
            <TextArea
              label={isWord ? say.term : say.text}
              rows={isWord ? 1 : 3}
              value={text}
              onChange={({ target }) => onChange({ text: target.value })}
            />
            {second !== null && (
              <TextField
                label={isWord ? say.meaning : say.answer}
                value={second}
                onChange={({ target }) => onChange({ second: target.value })}
              />
            )}
          </div>
        ) : (
          <label htmlFor={id}>
            {isWord ? <strong>{text}</strong> : text}
            {second ? ` — ${second}` : ""}
            {page !== null && <span className="quiet">{say.page(page)}</span>}
          </label>
        )}
        <Select
          ref={choice}
          label={say.thisIsOpen}
          aria-label={say.thisIs(text)}
          hideLabel
          value={choiceOf(row)}
          onChange={({ target }) => {
            const chosen = choices.find((one) => one === target.value);
            if (chosen !== undefined) onKind(chosen);
          }}
        >
          <optgroup label={say.thisIsOpen}>
            {choices.map((one) => (
              <option key={one} value={one}>
                {say.choices[one]}
              </option>
            ))}
          </optgroup>
        </Select>
        <Button
          look="quiet"
          aria-label={changing ? say.done : say.changeThis(text)}
          onClick={() => setChanging(!changing)}
        >
          {changing ? say.done : say.change}
        </Button>
      </li>
    );
  },
  (before, after) => before.row === after.row && before.moved === after.moved,
);
