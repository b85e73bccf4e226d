import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { Figure } from "./figure.tsx";
import { RowsView } from "./rows-view.tsx";

/** The average score of each kind of exercise, where it likely lies, and of how many. */
export function KindsFigure({ report }: { report: Report }) {
  const say = study.progress.kinds;
  const { modality: names, percent } = study;
  const { kinds, best_kind, untried_kinds: untried } = report;
  return (
    <Figure
      title={say.title}
      name={`${report.course}-kinds`}
      reading={best_kind === null ? say.none(kinds.length) : say.best(names[best_kind])}
      table={{
        columns: say.columns,
        rows: kinds.map(({ modality, mean, low, high, exercises }) => [
          names[modality],
          percent(mean),
          `${percent(low)} – ${percent(high)}`,
          String(exercises),
        ]),
      }}
    >
      {() => (
        <>
          <RowsView
            mark="dot"
            ends={[percent(0), percent(1)]}
            rows={kinds.map(({ modality, mean, low, high, exercises }) => ({
              key: modality,
              name: names[modality],
              share: mean,
              interval: { low, high },
              value: say.value(mean, exercises),
            }))}
          />
          <p className="study-legend">{say.legend}</p>
          {untried.length > 0 && (
            <p className="quiet">{say.untried(untried.map((modality) => names[modality]))}</p>
          )}
        </>
      )}
    </Figure>
  );
}
