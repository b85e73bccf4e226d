import { useRead } from "../../api/use-read.ts";
import { Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { Download } from "../download.tsx";
import { fileAddress, readTables } from "../read.ts";

const say = research.tables;

/** Everything to take away, and what each column means. */
export function TablesView() {
  const read = useRead("research/tables", readTables);
  return (
    <>
      <p className="research-lead">{say.about}</p>
      <Shown read={read} lines={8}>
        {({ tables }) => (
          <ul className="research-tables">
            {tables.map(({ name, about, columns }) => (
              <li key={name} className="card stack">
                <h2>{say.names[name] ?? name}</h2>
                <p>{about}</p>
                <div>
                  <Download href={fileAddress(`tables/${name}.csv`)} label={research.csvOf(name)} />
                </div>
                <details className="research-details">
                  <summary>{say.columns(columns.length)}</summary>
                  <dl className="research-columns">
                    {columns.map((column) => (
                      <div key={column.name}>
                        <dt>{column.name}</dt>
                        <dd>{column.about}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              </li>
            ))}
            <li className="card stack">
              <h2>{say.traces}</h2>
              <p>{say.tracesAbout}</p>
              <div>
                <Download href={fileAddress("traces.jsonl")} label={say.tracesFile} />
              </div>
            </li>
          </ul>
        )}
      </Shown>
    </>
  );
}
