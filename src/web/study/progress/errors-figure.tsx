import { CourseText } from "../../ui/foreign.tsx";
import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { Figure } from "./figure.tsx";
import { RowsView } from "./rows-view.tsx";

const mostShown = 8;

/** Kinds of error, the most frequent first. */
export function ErrorsFigure({ report }: { report: Report }) {
  const say = study.progress.errors;
  const spots = report.weak_spots;
  const titles = new Map(report.concepts.map(({ concept_id, title }) => [concept_id, title]));
  const [first] = spots;
  const all = spots.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...spots.map(({ count }) => count));
  return (
    <Figure
      title={say.title}
      name={`${report.course}-errors`}
      reading={
        first === undefined ? say.none : say.reading(first.words, first.count, all, say.trend[first.trend])
      }
      table={{
        columns: say.columns,
        rows: spots.map(({ words: name, count, recent, trend }) => [
          name,
          String(count),
          String(recent),
          say.trend[trend],
        ]),
      }}
    >
      {() => (
        <>
          <RowsView
            mark="bar"
            rows={spots.slice(0, mostShown).map(({ error_type, words: name, count, trend }) => ({
              key: error_type,
              name,
              share: count / most,
              value: say.value(count, say.trend[trend]),
            }))}
          />
          {report.misconceptions.length > 0 && (
            <ul className="study-list">
              {report.misconceptions.slice(0, 4).map(({ concept_id, words: text, last }) => (
                <li key={`${concept_id} ${text} ${last}`}>
                  <CourseText text={say.misconception(titles.get(concept_id) ?? concept_id, text)} quoted />
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Figure>
  );
}
