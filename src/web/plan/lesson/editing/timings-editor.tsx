import { minutesOfRow, sumOf, type TimingsTable, writeTimings } from "../../../../lesson/timings-table.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { editing as editingWords } from "../../../words/en/editing.ts";

type Props = {
  label: string;
  table: TimingsTable;
  /** How long the lesson is to be; null where nobody says. */
  wanted: number | null;
  onChange(text: string): void;
  /** For whoever would rather have the table as it is stored. */
  onText(): void;
};

/** A lesson's minutes, row by row, with what they come to. It writes the table that is stored. */
export function TimingsEditor({ label, table, wanted, onChange, onText }: Props) {
  const say = editingWords.timings;
  const { columns, minutes, rows } = table;
  const write = (next: string[][]) => onChange(writeTimings({ ...table, rows: next }));
  const put = (at: number, column: number, text: string) =>
    write(rows.with(at, (rows[at] ?? []).with(column, text)));
  const swap = (at: number) => write(rows.with(at, rows[at - 1] ?? []).with(at - 1, rows[at] ?? []));
  const sum = sumOf(table);
  const off = wanted === null ? 0 : sum - wanted;
  const unclear = rows.filter((row) => minutesOfRow(table, row) === null).length;
  return (
    // Letters are letters here, and no keys of the lesson.
    <fieldset className="lesson-timings" aria-label={label} onKeyDown={(event) => event.stopPropagation()}>
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="only-heard">{say.row}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place; typing must not move the cursor
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={columns[column]}>
                  <input
                    className="input"
                    aria-label={say.cell(columns[column] ?? "", at + 1)}
                    {...(column === minutes ? { type: "number", min: 1, max: 600 } : {})}
                    value={column === minutes ? (minutesOfRow(table, row) ?? "") : cell}
                    // biome-ignore lint/a11y/noAutofocus: it was asked for by pressing its button
                    autoFocus={at === 0 && column === minutes}
                    onChange={({ target }) => put(at, column, target.value)}
                  />
                </td>
              ))}
              <td className="lesson-timings-row">
                <IconButton
                  icon="chevron"
                  className="lesson-move lesson-move-up"
                  label={say.up(row[0] ?? "")}
                  disabled={at === 0}
                  onClick={() => swap(at)}
                />
                <IconButton
                  icon="close"
                  label={say.remove(row[0] ?? "")}
                  disabled={rows.length < 2}
                  onClick={() => write(rows.toSpliced(at, 1))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={off > 0 ? "lesson-minutes-over" : ""}>
        {editingWords.minutes.total(sum, wanted)}
        {off > 0 && ` · ${editingWords.minutes.over(off)}`}
        {off < 0 && ` · ${editingWords.minutes.free(-off)}`}
        {unclear > 0 && ` · ${say.unclear(unclear)}`}
      </p>
      <span className="row">
        <Button onClick={() => write([...rows, columns.map((_, column) => (column === minutes ? "5" : ""))])}>
          {say.add}
        </Button>
        <Button onClick={onText}>{say.asText}</Button>
      </span>
    </fieldset>
  );
}
