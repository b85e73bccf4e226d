import { words } from "../../words/words.ts";
import type { Report, Today } from "../courses/reads.ts";
import { Figure } from "../progress/figure.tsx";
import { ForecastView, forecastReading } from "../progress/forecast-view.tsx";
import { HeatmapView, heatmapReading } from "../progress/heatmap-view.tsx";
import { LastResult } from "./undo.tsx";
import { weaknessOf } from "./weakness.ts";

const days = 14;

/** Beside the path: the year, the days ahead, and what is weak. */
export function Side({
  report,
  plan,
  titleOf,
}: {
  report: Report;
  plan: Today["plan"];
  titleOf(concept: string): string;
}) {
  const say = words.study.today;
  const isBegun = report.counts.new < report.counts.concepts;
  return (
    <>
      <section className="study-weak" aria-labelledby="study-weak">
        <h2 id="study-weak">{say.weak}</h2>
        <p>{weaknessOf(report, plan)}</p>
      </section>
      {isBegun && (
        <>
          <Figure title={say.year} reading={heatmapReading(report)}>
            {(described) => <HeatmapView report={report} described={described} />}
          </Figure>
          <Figure title={say.ahead} reading={forecastReading(report.due, days)}>
            {(described) => <ForecastView due={report.due} days={days} described={described} />}
          </Figure>
        </>
      )}
      <LastResult report={report} titleOf={titleOf} />
    </>
  );
}
