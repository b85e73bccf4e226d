import type { Modality } from "../../../learning/course-format.ts";
import { words } from "../../words/words.ts";
import type { Report } from "../courses/reads.ts";
import { Figure } from "./figure.tsx";
import { RowsView } from "./rows-view.tsx";

const mostShown = 8;

/** Kinds of error, the most frequent first. */
export function ErrorsFigure({ report }: { report: Report }) {
  const say = words.study.progress.errors;
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
                  {say.misconception(titles.get(concept_id) ?? concept_id, text)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Figure>
  );
}

const kinds: readonly Modality[] = ["worksheet", "conversation", "code", "long_form", "image_review"];
const enough = 3;

/** The average score of each kind of exercise, and of how many. */
export function ModalityFigure({ report }: { report: Report }) {
  const say = words.study.progress.modality;
  const rows = kinds.map((kind) => ({ kind, own: report.modality_performance[kind] }));
  const best = rows
    .flatMap(({ kind, own }) => (own !== null && own.attempts >= enough ? [{ kind, own }] : []))
    .toSorted((a, b) => b.own.avg_score - a.own.avg_score)[0];
  const tried = rows.flatMap(({ kind, own }) => (own === null ? [] : [{ kind, own }]));
  return (
    <Figure
      title={say.title}
      name={`${report.course}-kinds`}
      reading={
        best === undefined
          ? say.few
          : say.reading(words.study.modality[best.kind], best.own.avg_score, best.own.attempts)
      }
      table={{
        columns: say.columns,
        rows: tried.map(({ kind, own }) => [
          words.study.modality[kind],
          words.study.percent(own.avg_score),
          String(own.attempts),
        ]),
      }}
    >
      {() => (
        <RowsView
          mark="dot"
          rows={rows.map(({ kind, own }) => ({
            key: kind,
            name: words.study.modality[kind],
            share: own?.avg_score ?? null,
            value: own === null ? say.untried : say.value(own.avg_score, own.attempts),
          }))}
        />
      )}
    </Figure>
  );
}
