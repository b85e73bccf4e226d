import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { Pair } from "./note-draft.ts";

type Props = {
  called: string;
  pairs: readonly Pair[];
  firstAt(at: number): string;
  secondAt(at: number): string;
  add: string;
  onChange(pairs: readonly Pair[]): void;
};

/** Two fields a row, as many rows as somebody needs. */
export function PairRows({ called, pairs, firstAt, secondAt, add, onChange }: Props) {
  const put = (at: number, change: Partial<Pair>) =>
    onChange(pairs.map((pair, index) => (index === at ? { ...pair, ...change } : pair)));
  return (
    <fieldset className="stack note-pairs">
      <legend className="field-label">{called}</legend>
      {pairs.map((pair, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are added at the end and never moved
        <div className="note-pair" key={at}>
          <TextField
            label={firstAt(at + 1)}
            hideLabel
            placeholder={firstAt(at + 1)}
            value={pair.first}
            autoComplete="off"
            onChange={({ target }) => put(at, { first: target.value })}
          />
          <TextField
            label={secondAt(at + 1)}
            hideLabel
            placeholder={secondAt(at + 1)}
            value={pair.second}
            autoComplete="off"
            onChange={({ target }) => put(at, { second: target.value })}
          />
        </div>
      ))}
      <div className="row">
        <Button look="quiet" icon="plus" onClick={() => onChange([...pairs, { first: "", second: "" }])}>
          {add}
        </Button>
      </div>
    </fieldset>
  );
}
