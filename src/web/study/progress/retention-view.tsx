import { words } from "../../words/words.ts";
import type { Report } from "../courses/reads.ts";
import { dayInWords } from "../courses/when.ts";
import type { Described, FigureTable } from "./figure.tsx";
import { retentionPlot } from "./retention-plot.ts";
import { useMeasured } from "./use-measured.ts";

const height = 200;
const left = 44;
const right = 56;
const top = 10;
/** Weeks that stand closer cannot be told from each other: a narrow plot shows the latest. */
const apart = 16;
const bottom = 26;

/** How much was remembered, week by week, with where it likely lies, and the aim as a line. */
export function RetentionView({ report, described }: { report: Report; described: Described }) {
  const say = words.study.progress.retention;
  const [width, ref] = useMeasured();
  const { target } = report.retention;
  const most = Math.max(8, Math.floor((width - left - right) / apart));
  const plot = retentionPlot(report.retention_weeks.slice(-most), target);
  const x = (share: number) => left + share * (width - left - right);
  const y = (share: number) => top + share * (height - top - bottom);
  const every = Math.max(1, Math.ceil((plot.points.length * 64) / Math.max(1, width - left - right)));
  return (
    <div ref={ref} className="study-plot">
      {width > 0 && (
        <svg
          className="study-svg"
          width={width}
          height={height}
          role="img"
          aria-label={described.title}
          aria-describedby={described.reading}
        >
          {plot.ticks.map(({ share, y: at }) => (
            <g key={share}>
              <line className="study-grid" x1={left} x2={width - right} y1={y(at)} y2={y(at)} />
              <text className="study-label study-label-end" x={left - 8} y={y(at) + 4}>
                {words.study.percent(share)}
              </text>
            </g>
          ))}
          <line className="study-aim" x1={left} x2={width - right} y1={y(plot.target)} y2={y(plot.target)} />
          <text className="study-label study-aim-label" x={width - right + 8} y={y(plot.target) + 4}>
            {say.aim(target)}
          </text>
          <polyline
            className="study-line"
            points={plot.points.map((point) => `${x(point.x)},${y(point.y)}`).join(" ")}
          />
          {plot.points.map(({ from, share, reviews, x: at, y: up, low, high }, i) => (
            <g key={from}>
              <title>{say.point(say.week(dayInWords(from, "short")), share, reviews)}</title>
              <line className="study-interval" x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} />
              <circle className="study-dot" cx={x(at)} cy={y(up)} r={4} />
              {i % every === 0 && (
                <text className="study-label study-label-middle" x={x(at)} y={height - 6}>
                  {dayInWords(from, "short")}
                </text>
              )}
            </g>
          ))}
        </svg>
      )}
      <p className="study-legend">{say.legend}</p>
    </div>
  );
}

export function retentionReading({ retention }: Report): string {
  const say = words.study.progress.retention;
  const { share, low, high, target, reviews, predicted } = retention;
  const first =
    share === null || low === null || high === null
      ? say.none(target)
      : say.reading(share, low, high, target, reviews);
  return predicted === null ? first : `${first} ${say.predicted(predicted)}`;
}

export function retentionTable({ retention_weeks }: Report): FigureTable {
  const { percent } = words.study;
  const rows = retention_weeks.map(({ from, reviews, remembered, share, low, high }) => [
    from,
    String(reviews),
    String(remembered),
    share === null ? "" : percent(share),
    low === null || high === null ? "" : `${percent(low)} – ${percent(high)}`,
  ]);
  return { columns: words.study.progress.retention.columns, rows };
}
