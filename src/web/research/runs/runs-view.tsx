import { useMemo, useState } from "react";
import { costByDay } from "../../../evals/runs/cost-by-day.ts";
import { filterRuns } from "../../../evals/runs/filter-runs.ts";
import type { RunRow } from "../../../evals/runs/run-row.ts";
import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { go } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { Download } from "../download.tsx";
import { Paged } from "../paged.tsx";
import { fileAddress, readRuns } from "../read.ts";
import { askedFor, filterOf, withAsked } from "./asked.ts";
import { bySession } from "./by-session.ts";
import { OverTime } from "./over-time.tsx";
import { RunFilters } from "./run-filters.tsx";
import { RunTable } from "./run-table.tsx";
import { SessionTable } from "./session-table.tsx";
import { nextSorting, sortRuns, usualSorting } from "./sort-runs.ts";

const say = research.runs;

/** Every run that was kept: found, sorted, summed, taken away as a file. */
export function RunsView({ query }: { query: URLSearchParams }) {
  const read = useRead("research/runs", readRuns);
  return (
    <Shown read={read} lines={8}>
      {({ runs, unread }) =>
        runs.length === 0 && unread === 0 ? (
          <Empty title={say.empty}>
            <p>{say.emptyAbout}</p>
            <Link to="/plan" className="button button-main">
              {say.plan}
            </Link>
          </Empty>
        ) : (
          <>
            {unread > 0 && (
              <Notice tone="draft">
                <p>{say.unread(unread)}</p>
              </Notice>
            )}
            <Runs runs={runs} query={query} onAgain={read.again} />
          </>
        )
      }
    </Shown>
  );
}

function Runs({ runs, query, onAgain }: { runs: RunRow[]; query: URLSearchParams; onAgain(): void }) {
  const [sorting, setSorting] = useState(usualSorting);
  const asked = query.toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what is asked for
  const found = useMemo(() => filterRuns(runs, askedFor(query)), [runs, asked]);
  const sorted = useMemo(() => sortRuns(found, sorting), [found, sorting]);
  const days = useMemo(() => costByDay(found), [found]);
  const grouped = query.get("by") === "session";
  const sessions = useMemo(() => (grouped ? bySession(found) : []), [found, grouped]);
  const filter = filterOf(query);
  const ask = (name: string, value: string) => {
    const next = withAsked(query, name, value).toString();
    go(next === "" ? "/research" : `/research?${next}`, { replace: true });
  };
  return (
    <>
      <RunFilters runs={runs} query={query} onAsk={ask} />
      <div className="research-bar">
        <p role="status">
          {grouped ? say.sessionCount(sessions.length) : say.count(found.length, runs.length)}
        </p>
        <div className="row">
          <Button look="quiet" onClick={onAgain}>
            {research.readAgain}
          </Button>
          <Download href={fileAddress("tables/runs.csv", filter)} label={research.csv} />
          <Download href={fileAddress("traces.jsonl", filter)} label={research.json} />
        </div>
      </div>
      {found.length === 0 ? (
        <Notice>
          <p>{say.none}</p>
          <Button onClick={() => go("/research", { replace: true })}>{say.clear}</Button>
        </Notice>
      ) : (
        <>
          <OverTime days={days} filter={filter} />
          {grouped ? (
            <Paged order={asked} items={sessions}>
              {(shown) => <SessionTable sessions={shown} />}
            </Paged>
          ) : (
            <Paged order={`${asked} ${sorting.key} ${sorting.down}`} items={sorted}>
              {(shown) => (
                <RunTable
                  runs={shown}
                  label={say.scroll}
                  sorting={sorting}
                  onSort={(key) => setSorting(nextSorting(sorting, key))}
                />
              )}
            </Paged>
          )}
        </>
      )}
    </>
  );
}
