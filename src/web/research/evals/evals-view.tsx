import { useEffect, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Empty, Notice, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { evals as say } from "../../words/en/research-evals.ts";
import { ConditionName } from "../condition-name.tsx";
import { Heads } from "../heads.tsx";
import { Paged } from "../paged.tsx";
import { type EvalRunRow, type EvalRunsRead, readEvalRuns, readSuites } from "../read.ts";
import { Scrolling } from "../scrolling.tsx";
import { BeginRun } from "./begin-run.tsx";
import { CompareForm } from "./compare-form.tsx";
import { GoOn } from "./go-on.tsx";
import { Suites } from "./suites.tsx";

const { figures } = research;
const { run, when, conditions, model, done, cost, next } = say.columns;
const lookAgainMs = 2_000;

/** What can be tried, what was, and what two runs differ in. */
export function EvalsView() {
  const runs = useRead("research/evals/runs", readEvalRuns);
  const suites = useRead("research/evals/suites", readSuites);
  const running = runs.value?.running ?? null;
  const isRunning = running !== null;
  const { again } = runs;
  // A run under way adds to its results: they are read again while it does.
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(again, lookAgainMs);
    return () => clearInterval(timer);
  }, [isRunning, again]);
  return (
    <>
      <p className="research-lead">{say.lead}</p>
      <Shown read={runs} lines={4}>
        {({ runs: found, unread, ended }) => (
          <>
            {unread.length > 0 && (
              <Notice tone="draft">
                <p>{say.unread(unread.length)}</p>
              </Notice>
            )}
            <section className="card stack" aria-labelledby="eval-runs">
              <h2 id="eval-runs">{say.runs}</h2>
              {found.length === 0 ? (
                <Empty title={say.noRuns}>
                  <p>{say.noRunsAbout}</p>
                </Empty>
              ) : (
                <Runs runs={found} running={running} ended={ended} onChanged={again} />
              )}
            </section>
            <div className="research-pair">
              <Shown read={suites} lines={3}>
                {({ cases, writers }) => <BeginRun cases={cases} writers={writers} onBegun={again} />}
              </Shown>
              {found.length > 0 && <CompareForm runs={found} />}
            </div>
          </>
        )}
      </Shown>
      <Shown read={suites} lines={6}>
        {(value) => <Suites {...value} />}
      </Shown>
    </>
  );
}

type RunsProps = Pick<EvalRunsRead, "runs" | "running" | "ended"> & { onChanged(): void };

function Runs({ runs, running, ended, onChanged }: RunsProps) {
  const live = runs.find(({ id }) => id === running?.id);
  const [goingOn, setGoingOn] = useState<EvalRunRow | null>(null);
  const stop = async () => {
    await ask(api.evals.runs.stop.$post());
    onChanged();
  };
  return (
    <>
      {live !== undefined && running !== null && (
        <div className="research-bar">
          <p role="status">
            {say.underWay(
              live.done,
              live.planned,
              figures.cost(running.spentUsd),
              running.ceilingUsd === null ? null : figures.cost(running.ceilingUsd),
            )}
          </p>
          <Button onClick={() => void stop()}>{say.stop}</Button>
        </div>
      )}
      {running === null && ended !== null && (
        <Notice tone="draft">
          <p>{say.endedEarly[ended.why]}</p>
          {ended.reason !== null && <p>{ended.reason}</p>}
        </Notice>
      )}
      {goingOn !== null && <GoOn run={goingOn} onClose={() => setGoingOn(null)} onBegun={onChanged} />}
      <Paged items={runs}>
        {(shown) => (
          <Scrolling label={say.scroll}>
            <table className="research-table">
              <Heads names={[run, when, conditions, model, done, cost, next]} numbersFrom={4} />
              <tbody>
                {shown.map((one) => (
                  <tr key={one.id}>
                    <th scope="row" className="research-title">
                      <Link to={pathTo("research", "evals", one.id)}>{one.id}</Link>
                    </th>
                    <td className="research-when">{figures.moment(one.startedAt)}</td>
                    <td>
                      {[...new Set(one.arms.map((arm) => arm.condition))].map((code) => (
                        <div key={code}>
                          <ConditionName code={code} />
                        </div>
                      ))}
                    </td>
                    <td>{[...new Set(one.arms.map((arm) => arm.model || arm.provider))].join(", ")}</td>
                    <td className="research-number">{say.of(one.done, one.planned)}</td>
                    <td className="research-number">{figures.cost(one.spentUsd)}</td>
                    <td className="research-number">
                      {one.done < one.planned && running === null && (
                        <Button onClick={() => setGoingOn(one)} aria-label={say.goOnFor(one.id)}>
                          {say.goOn}
                        </Button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scrolling>
        )}
      </Paged>
    </>
  );
}
