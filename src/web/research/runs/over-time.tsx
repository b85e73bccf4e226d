import { useMemo, useState } from "react";
import type { DayOfModel } from "../../../evals/runs/cost-by-day.ts";
import { Select } from "../../ui/field.tsx";
import { research } from "../../words/en/research.ts";
import { Download } from "../download.tsx";
import { fileAddress } from "../read.ts";
import { Bars } from "./bars.tsx";
import { binned, type Measure, measures } from "./bins.ts";
import { DayTable } from "./day-table.tsx";

const say = research.overTime;
const { figures } = research;

/** What was used and what it cost, over time: drawn, said and tabulated. */
export function OverTime({ days, filter }: { days: readonly DayOfModel[]; filter: URLSearchParams }) {
  const [chosen, setChosen] = useState<Measure | null>(null);
  const usual = measures.find((each) => binned(days, each).total > 0) ?? "runs";
  const measure = chosen ?? usual;
  const plot = useMemo(() => binned(days, measure), [days, measure]);
  const unpriced = days.reduce((sum, day) => sum + day.unpriced, 0);
  const sum = shownValue(measure, plot.total);
  const total = measure === "cost" && unpriced > 0 ? say.atLeast(sum) : sum;
  const [first] = plot.bins;
  const last = plot.bins.at(-1);
  if (first === undefined || last === undefined) return null;
  const [what, from, to] = [say.measures[measure], figures.day(first.from), figures.day(last.from)];
  const about =
    plot.unit === "day" && from === to
      ? say.aboutOne(what, from, total)
      : say.about(what, say.per[plot.unit], from, to, total);
  return (
    <section className="card research-over-time">
      <div className="research-bar">
        <h2>{say.title}</h2>
        <div className="row">
          <Select
            label={say.measure}
            hideLabel
            value={measure}
            onChange={({ target }) => setChosen(measures.find((each) => each === target.value) ?? null)}
          >
            {measures.map((each) => (
              <option key={each} value={each}>
                {say.measures[each]}
              </option>
            ))}
          </Select>
          <Download href={fileAddress("tables/cost.csv", filter)} label={research.csv} />
        </div>
      </div>
      {plot.total === 0 ? (
        <p className="quiet">{say.nothing[measure]}</p>
      ) : (
        <>
          <p className="quiet">{about}</p>
          <Bars
            plot={plot}
            label={about}
            shown={(value) => shownValue(measure, value)}
            least={measure === "cost" ? figures.leastCost : 1}
          />
        </>
      )}
      {measure === "cost" && unpriced > 0 && <p className="quiet">{say.unpriced(unpriced)}</p>}
      <details className="research-details">
        <summary>{say.table}</summary>
        <DayTable days={days} />
      </details>
    </section>
  );
}

function shownValue(measure: Measure, value: number): string {
  return measure === "cost" ? figures.cost(value) : figures.number(value);
}
