import type { RunRow } from "../../../evals/runs/run-row.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { research } from "../../words/en/research.ts";
import { Scrolling } from "../scrolling.tsx";
import { Status } from "../status.tsx";
import { modelOf } from "./model-of.ts";
import { type Sorting, type SortKey, sortKeys, tokensOf } from "./sort-runs.ts";

const say = research.runs;
const { figures } = research;
const numeric: readonly SortKey[] = ["turns", "tokens", "cost", "duration"];

type Props = {
  runs: readonly RunRow[];
  label: string;
  /** Left out: in the order given. */
  sorting?: Sorting;
  onSort?(key: SortKey): void;
  /** What a run is called, where its session's title would not tell it from the others. */
  nameOf?(run: RunRow): string;
};

export function RunTable({ runs, label, sorting, onSort, nameOf }: Props) {
  return (
    <Scrolling label={label}>
      <table className="research-table">
        <caption className="only-heard">{say.caption}</caption>
        <thead>
          <tr>
            {sortKeys.map((key) => (
              <th
                key={key}
                scope="col"
                className={numeric.includes(key) ? "research-number" : undefined}
                aria-sort={sorting?.key === key ? (sorting.down ? "descending" : "ascending") : undefined}
              >
                {onSort === undefined ? (
                  say.columns[key === "title" && nameOf !== undefined ? "run" : key]
                ) : (
                  <button
                    type="button"
                    className="research-sort"
                    title={say.sortBy(say.columns[key])}
                    onClick={() => onSort(key)}
                  >
                    {say.columns[key]}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <Row key={run.id} run={run} name={nameOf?.(run) ?? usualName(run)} />
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

function Row({ run, name }: { run: RunRow; name: string }) {
  return (
    <tr>
      <th scope="row" className="research-title">
        <Link to={pathTo("research", "r", run.id)}>{name}</Link>
      </th>
      <td className="research-when">{figures.moment(run.startedAt)}</td>
      <td>{run.agent}</td>
      <td className="research-when">{modelOf(run)}</td>
      <td>
        <Status status={run.status} />
      </td>
      <td className="research-number">{figures.number(run.turns)}</td>
      <td className="research-number">{figures.number(tokensOf(run))}</td>
      <td className="research-number">{figures.cost(run.costUsd)}</td>
      <td className="research-number">{figures.duration(run.durationMs)}</td>
    </tr>
  );
}

function usualName({ title, agent }: RunRow): string {
  return title || agent;
}
