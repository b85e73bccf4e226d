import { study } from "../../words/en/study.ts";
import type { Report } from "../courses/reads.ts";
import { dayInWords } from "../courses/when.ts";
import { barsOf, readingOf } from "./bars.ts";
import type { Described, FigureTable } from "./figure.tsx";
import { useMeasured } from "./use-measured.ts";

const top = 18;
const below = 24;
const halfLabel = 22;

/** What comes due, a bar a day. */
export function ForecastView({
  due,
  days,
  height = 132,
  described,
}: {
  due: Report["due"];
  days: number;
  height?: number;
  described: Described;
}) {
  const say = study.progress.forecast;
  const [width, ref] = useMeasured();
  const base = height - below;
  const bars = barsOf(due, days, width);
  return (
    <div ref={ref} className="study-plot">
      {width > 0 && bars.some(({ count }) => count > 0) && (
        <svg
          className="study-svg"
          width={width}
          height={height}
          role="img"
          aria-label={described.title}
          aria-describedby={described.reading}
        >
          <line className="study-axis" x1={0} x2={width} y1={base + 0.5} y2={base + 0.5} />
          {bars.map(({ date, count, height: share, labelled, middle, slot }, i) => {
            const thick = Math.min(28, slot * 0.72);
            const tall = share === 0 ? 0 : Math.max(3, share * (base - top));
            const name = nameOf(date, due, "short");
            return (
              <g key={date ?? "overdue"}>
                <title>{say.bar(nameOf(date, due), count)}</title>
                <rect
                  className={date === null ? "study-bar-overdue" : "study-bar-due"}
                  x={middle - thick / 2}
                  y={base - tall}
                  width={thick}
                  height={tall}
                  rx={2}
                />
                {count > 0 && (
                  <text className="study-count" x={middle} y={base - tall - 4}>
                    {count}
                  </text>
                )}
                {labelled && (
                  <text
                    className={`study-label ${i === 0 ? "" : "study-label-middle"}`}
                    x={i === 0 ? 0 : Math.min(middle, width - halfLabel)}
                    y={base + 16}
                  >
                    {name}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}

function nameOf(date: string | null, { days }: Report["due"], style: "long" | "short" = "long"): string {
  const say = study.progress.forecast;
  if (date === null) return say.overdue;
  return date === days[0]?.date ? say.today : dayInWords(date, style);
}

export function forecastReading(due: Report["due"], days: number): string {
  const say = study.progress.forecast;
  const { total, most, busiest } = readingOf(due, days);
  if (total === 0 && due.overdue === 0) return say.nothing(days);
  return say.reading(total, days, due.overdue, busiest === null ? null : nameOf(busiest, due), most);
}

export function forecastTable(due: Report["due"], days: number): FigureTable {
  const say = study.progress.forecast;
  const rows = due.days.slice(0, days).map(({ date, count }) => [dayInWords(date), String(count)]);
  return { columns: say.columns, rows: [[say.overdue, String(due.overdue)], ...rows] };
}
