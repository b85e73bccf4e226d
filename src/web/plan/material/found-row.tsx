import { memo, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea, TextField } from "../../ui/field.tsx";
import { words } from "../../words/words.ts";
import type { Row } from "./rows.ts";

type Props = { row: Row; onChange(next: Partial<Row>): void };

/** One thing that was found: ticked to be kept, with its page, and a way to change it. */
export const FoundRow = memo(
  function FoundRow({ row, onChange }: Props) {
    const say = words.material;
    const id = useId();
    const [changing, setChanging] = useState(false);
    const { text, second, page } = row;
    const isWord = row.kind === "words";
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
  (before, after) => before.row === after.row,
);
