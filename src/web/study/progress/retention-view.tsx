import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { dayInWords } from "../courses/when.ts";
import type { Described, FigureTable } from "./figure.tsx";
import { retentionPlot } from "./retention-plot.ts";
import { useMeasured } from "./use-measured.ts";

const height = 216;
const left = 44;
const right = 56;
const top = 10;
/** Weeks that stand closer cannot be told from each other: a narrow plot shows the latest. */
const leastApart = 16;
const digitWidth = 7;
const bottom = 42;

/** How much was remembered, week by week, with where it likely lies, and the aim as a line. */
export function RetentionView({ report, described }: { report: Report; described: Described }) {
  const say = study.progress.retention;
  const [width, ref] = useMeasured();
  const { target } = report.retention;
  const room = Math.max(1, width - left - right);
  const most = Math.max(8, Math.floor(room / leastApart));
  const weeks = report.retention_weeks.slice(-most);
  const apart = room / Math.max(1, weeks.length);
  const digits = String(Math.max(...weeks.map(({ reviews }) => reviews))).length;
  const showsReviews = apart >= digits * digitWidth + 4;
  const plot = retentionPlot(weeks, target);
  const x = (share: number) => left + share * room;
  const y = (share: number) => top + share * (height - top - bottom);
  const every = Math.max(1, Math.ceil(64 / apart));
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
                {study.percent(share)}
              </text>
            </g>
          ))}
          <line className="study-aim" x1={left} x2={width - right} y1={y(plot.target)} y2={y(plot.target)} />
          <text className="study-label study-aim-label" x={width - right + 8} y={y(plot.target) + 4}>
            {say.aim(target)}
          </text>
          {plot.runs.map((run) => (
            <polyline
              key={run[0]?.from}
              className="study-line"
              points={run.map((point) => `${x(point.x)},${y(point.y)}`).join(" ")}
            />
          ))}
          {plot.points.map(({ from, share, reviews, x: at, y: up, low, high }) => (
            <g key={from}>
              <title>{say.point(say.week(dayInWords(from, "short")), share, reviews)}</title>
              <line className="study-interval" x1={x(at)} x2={x(at)} y1={y(low)} y2={y(high)} />
              <circle className="study-dot" cx={x(at)} cy={y(up)} r={4} />
              {showsReviews && (
                <text className="study-label study-label-middle" x={x(at)} y={height - 6}>
                  {reviews}
                </text>
              )}
            </g>
          ))}
          {showsReviews && (
            <text className="study-label study-label-end" x={left - 8} y={height - 6}>
              {say.number}
            </text>
          )}
          {weeks.map(
            ({ from }, i) =>
              i % every === 0 && (
                <text
                  key={from}
                  className="study-label study-label-middle"
                  x={x((i + 0.5) / weeks.length)}
                  y={height - 24}
                >
                  {dayInWords(from, "short")}
                </text>
              ),
          )}
        </svg>
      )}
      <p className="study-legend">{say.legend}</p>
    </div>
  );
}

export function retentionReading({ retention }: Report): string {
  const say = study.progress.retention;
  const { share, low, high, target, reviews, predicted } = retention;
  const first =
    share === null || low === null || high === null
      ? say.none(target)
      : say.reading(share, low, high, target, reviews);
  return predicted === null ? first : `${first} ${say.predicted(predicted)}`;
}

export function retentionTable({ retention_weeks }: Report): FigureTable {
  const { percent } = study;
  const rows = retention_weeks.map(({ from, reviews, remembered, share, low, high }) => [
    from,
    String(reviews),
    String(remembered),
    share === null ? "" : percent(share),
    low === null || high === null ? "" : `${percent(low)} – ${percent(high)}`,
  ]);
  return { columns: study.progress.retention.columns, rows };
}
