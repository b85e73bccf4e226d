import { study } from "../../words/en/study.ts";
import type { Report, Today } from "../courses/reads.ts";
import { Figure } from "../progress/figure.tsx";
import { ForecastView, forecastReading } from "../progress/forecast-view.tsx";
import { FirstDay } from "./first-day.tsx";
import { LastResult } from "./undo.tsx";
import { weaknessOf } from "./weakness.ts";
import { Week } from "./week.tsx";

const days = 14;

type Props = { report: Report; plan: Today["plan"]; titleOf(concept: string): string };

/** Beside the path: the week, what is weak, and the days ahead; before any of it, what a first day is like. */
export function Side({ report, plan, titleOf }: Props) {
  const isBegun = report.counts.new < report.counts.concepts;
  return (
    <>
      {isBegun ? <Standing report={report} plan={plan} /> : <FirstDay report={report} plan={plan} />}
      <LastResult report={report} titleOf={titleOf} />
    </>
  );
}

function Standing({ report, plan }: Omit<Props, "titleOf">) {
  const say = study.today;
  return (
    <>
      <Week report={report} />
      <section aria-labelledby="study-weak">
        <h2 id="study-weak">{say.weak}</h2>
        <p>{weaknessOf(report, plan)}</p>
      </section>
      <Figure title={say.ahead} reading={forecastReading(report.due, days)}>
        {(described) => <ForecastView due={report.due} days={days} described={described} />}
      </Figure>
    </>
  );
}
