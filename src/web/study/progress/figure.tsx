import { type ReactNode, useId, useState } from "react";
import { csvText } from "../../../text/csv.ts";
import { Button } from "../../ui/button.tsx";
import { CourseText } from "../../ui/foreign.tsx";
import { study } from "../../words/en/study.ts";

export type FigureTable = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** For who does not see a drawing: its name, and the id of what it says. */
export type Described = { title: string; reading: string };

type Props = {
  title: string;
  /** What the drawing says, in a sentence. */
  reading: string;
  /** The same as a table; none where it is small enough to be read as it is. */
  table?: FigureTable;
  /** Of the file it is saved as. */
  name?: string;
  tools?: ReactNode;
  wide?: boolean;
  children(described: Described): ReactNode;
};

/** A drawing with its title, its reading in words, and the table behind it. */
export function Figure({ title, reading, table, name, tools, wide = false, children }: Props) {
  const say = study.progress;
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const described: Described = { title, reading: `${id}-reading` };
  return (
    <section className={`study-figure ${wide ? "study-figure-wide" : ""}`} aria-labelledby={id}>
      <div className="study-figure-head">
        <h2 id={id}>{title}</h2>
        <div className="row">
          {tools}
          {table !== undefined && table.rows.length > 0 && (
            <Button look="quiet" onClick={() => setAsTable(!asTable)}>
              {asTable ? say.drawing : say.table}
              <span className="only-heard">{` · ${title}`}</span>
            </Button>
          )}
        </div>
      </div>
      <p id={described.reading} className="study-reading">
        {reading}
      </p>
      {asTable && table !== undefined ? (
        <TableOf table={table} title={title} name={name ?? title} />
      ) : (
        children(described)
      )}
    </section>
  );
}

function TableOf({ table, title, name }: { table: FigureTable; title: string; name: string }) {
  const say = study.progress;
  const { columns, rows } = table;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keyboard */}
      <section className="study-table-scroll" aria-label={say.scroll(title)} tabIndex={0}>
        <table className="study-table">
          <caption className="only-heard">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = "", ...others], at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two rows may read alike
              <tr key={at}>
                <th scope="row">
                  <CourseText text={first ?? ""} quoted />
                </th>
                {others.map((text, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
                  <td key={column}>
                    <CourseText text={text} quoted />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <Button look="quiet" icon="download" onClick={() => saveCsv(`${name}.csv`, [columns, ...rows])}>
        {say.csv}
      </Button>
    </>
  );
}

function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvText(rows)], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
