import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { dayInWords, monthInWords } from "../courses/when.ts";
import type { Described, FigureTable } from "./figure.tsx";
import { heatmapOf, stepsOf } from "./heatmap.ts";
import { useMeasured } from "./use-measured.ts";

const cell = 11;
const pitch = 14;
const top = 16;
const left = 32;
const bandHeight = top + 7 * pitch + 6;

const wide = 560;

/** A year of exercises, a square a day: in one band where there is room, else in two. */
export function HeatmapView({ report, described }: { report: Report; described: Described }) {
  const say = study.progress.heatmap;
  const [measured, ref] = useMeasured();
  const bands = measured >= wide ? 1 : 2;
  const map = heatmapOf(report.activity, todayOf(report), bands);
  const width = left + map.columns * pitch;
  const x = (column: number) => left + column * pitch;
  const y = (band: number, row: number) => band * bandHeight + top + row * pitch;
  return (
    <div ref={ref} className={`study-heat study-heat-bands-${bands}`}>
      <svg
        className="study-svg"
        viewBox={`0 0 ${width} ${map.bands * bandHeight}`}
        role="img"
        aria-label={described.title}
        aria-describedby={described.reading}
      >
        {map.months.map(({ date, band, column }) => (
          <text key={date} className="study-label" x={x(column)} y={y(band, 0) - 5}>
            {monthInWords(date)}
          </text>
        ))}
        {bandsOf(map.bands).map((band) =>
          [0, 2, 4].map((row) => (
            <text key={`${band} ${row}`} className="study-label" x={0} y={y(band, row) + 9}>
              {say.weekdays[row]}
            </text>
          )),
        )}
        {map.cells.map(({ date, count, level, band, column, row }) => (
          <rect
            key={date}
            className={`study-heat-${level}`}
            x={x(column)}
            y={y(band, row)}
            width={cell}
            height={cell}
            rx={2}
          >
            <title>{say.cell(dayInWords(date), count)}</title>
          </rect>
        ))}
      </svg>
      <p className="study-legend" aria-hidden="true">
        <span className="study-legend-one">{say.legend}</span>
        {stepsOf(map).map(({ level, from, to }) => (
          <span key={level} className="study-legend-one">
            <svg width={cell} height={cell} aria-hidden="true" focusable="false">
              <rect className={`study-heat-${level}`} width={cell} height={cell} rx={2} />
            </svg>
            {say.step(from, to)}
          </span>
        ))}
      </p>
    </div>
  );
}

function bandsOf(count: number): number[] {
  return Array.from({ length: count }, (_, band) => band);
}

/** The learner's own day, which the forecast begins with. */
export function todayOf({ due, at }: Report): string {
  return due.days[0]?.date ?? at.slice(0, 10);
}

export function heatmapReading({ activity }: Report): string {
  const total = activity.reduce((sum, { exercises }) => sum + exercises, 0);
  const most = Math.max(0, ...activity.map(({ exercises }) => exercises));
  return study.progress.heatmap.reading(total, activity.length, most);
}

export function heatmapTable({ activity }: Report): FigureTable {
  const rows = activity.toReversed().map(({ date, exercises }) => [date, String(exercises)]);
  return { columns: study.progress.heatmap.columns, rows };
}
