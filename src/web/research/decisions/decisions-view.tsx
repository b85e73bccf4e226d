import { useRead } from "../../api/use-read.ts";
import { Link } from "../../app/link.tsx";
import { Empty, Shown } from "../../ui/states.tsx";
import { research } from "../../words/en/research.ts";
import { Download } from "../download.tsx";
import { fileAddress, readDecisions } from "../read.ts";
import { Heat } from "./heat.tsx";
import { Interval } from "./interval.tsx";
import { Lessons } from "./lessons.tsx";

const say = research.decisions;
const { figures } = research;

/** What teachers decide, over all lessons. */
export function DecisionsView() {
  const read = useRead("research/decisions", readDecisions);
  return (
    <Shown read={read} lines={8}>
      {({ rows, summary }) =>
        summary.firstSight === null ? (
          <Empty title={say.empty}>
            <p>{say.emptyAbout}</p>
            <Link to="/plan" className="button button-main">
              {research.runs.plan}
            </Link>
          </Empty>
        ) : (
          <>
            <div className="research-pair">
              <section className="card stack">
                <h2>{say.firstSight}</h2>
                <p className="research-figure">
                  {figures.percent(summary.firstSight.rate)}{" "}
                  <small className="quiet">{say.of(summary.firstSight.yes, summary.firstSight.n)}</small>
                </p>
                <Interval share={summary.firstSight} />
                <p>
                  {say.interval(
                    figures.percent(summary.firstSight.low),
                    figures.percent(summary.firstSight.high),
                  )}
                </p>
                <p className="quiet">{say.firstSightAbout}</p>
                <p className="quiet">{say.caveat(summary.lessons)}</p>
              </section>
              <section className="card stack">
                <h2>{say.time}</h2>
                <p className="research-figure">
                  {summary.seconds.median === null
                    ? figures.notKnown
                    : figures.duration(summary.seconds.median * 1000)}{" "}
                  <small className="quiet">{say.timeOf(summary.seconds.n)}</small>
                </p>
                <p className="quiet">{say.timeAbout}</p>
              </section>
            </div>
            <section className="card stack">
              <div className="research-bar">
                <h2>{say.bySection}</h2>
                <div className="row">
                  <Download href={fileAddress("tables/sections.csv")} label={research.csv} />
                  <Download href={fileAddress("tables/decisions.csv")} label={research.csvOf("decisions")} />
                </div>
              </div>
              <Heat sections={summary.bySection} />
            </section>
            <section className="stack">
              <h2>{say.lessons}</h2>
              <Lessons rows={rows} />
            </section>
          </>
        )
      }
    </Shown>
  );
}
