import { useRead } from "../../api/use-read.ts";
import { Head } from "../../app/head.tsx";
import { Link } from "../../app/link.tsx";
import { pathTo } from "../../app/route.ts";
import { Button } from "../../ui/button.tsx";
import { Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { Download } from "../download.tsx";
import { fileAddress, readSession } from "../read.ts";
import { RunTable } from "../runs/run-table.tsx";
import { DecisionStrip } from "./decision-strip.tsx";
import { DecisionTable } from "./decision-table.tsx";
import { SessionTimeline } from "./session-timeline.tsx";

const say = research.session;

/** A session: all that happened in it on one timeline, a lesson's decisions section by section, its runs. */
export function SessionView({ id }: { id: string }) {
  const read = useRead(`research/session/${id}`, () => readSession(id));
  const one = new URLSearchParams({ session: id });
  return (
    <>
      <Head>
        <h1>{read.value?.title || say.title}</h1>
      </Head>
      <Shown read={read} lines={8}>
        {(study) => {
          const { plugin, runs, unread, decisions, sections } = study;
          return (
            <>
              <div className="research-bar">
                <p>
                  {plugin === "lesson-planning" && (
                    <Link to={pathTo("plan", "s", id)}>{research.run.open}</Link>
                  )}
                </p>
                <Button look="quiet" onClick={read.again}>
                  {research.readAgain}
                </Button>
              </div>
              <SessionTimeline study={study} />
              {(sections.length > 0 || decisions.length > 0) && (
                <section className="card stack">
                  <div className="research-bar">
                    <h2>{say.decisions}</h2>
                    <Download href={fileAddress("tables/decisions.csv", one)} label={research.csv} />
                  </div>
                  {decisions.length === 0 ? (
                    <p className="quiet">{say.noDecisions}</p>
                  ) : (
                    <>
                      <p className="quiet">{say.stripAbout}</p>
                      <DecisionStrip decisions={decisions} sections={sections} runs={runs} />
                      <details className="research-details">
                        <summary>{say.table}</summary>
                        <DecisionTable decisions={decisions} sections={sections} />
                      </details>
                    </>
                  )}
                </section>
              )}
              <section className="stack">
                <div className="research-bar">
                  <h2>{say.runs}</h2>
                  <div className="row">
                    <Download href={fileAddress("tables/spans.csv", one)} label={research.csvOf("spans")} />
                    <Download href={fileAddress("traces.jsonl", one)} label={research.json} />
                  </div>
                </div>
                {unread > 0 && <p className="quiet">{research.runs.unread(unread)}</p>}
                <RunTable
                  runs={runs}
                  label={say.runsScroll}
                  nameOf={(run) => say.runName(runs.length - runs.indexOf(run), runs.length)}
                />
              </section>
            </>
          );
        }}
      </Shown>
    </>
  );
}
