import { research } from "../../words/en/research.ts";
import { useWidthOf } from "../use-width-of.ts";
import { type Binned, valueTicks } from "./bins.ts";

const say = research.overTime;
const { figures } = research;
const height = 160;
const edge = { left: 56, right: 24, top: 8, bottom: 24 };

/** Few bars stand together instead of lonely in a wide plot. */
const mostStep = 96;
const leastInner = 192;

type Props = {
  plot: Binned;
  label: string;
  shown(value: number): string;
  /** What figures are rounded to. */
  least: number;
};

/** Stacked bars, one for each bin, a shade for each model. The table below them says the same. */
export function Bars({ plot, label, shown, least }: Props) {
  const [ref, seen] = useWidthOf<HTMLDivElement>(640);
  const { bins, models, unit } = plot;
  const values = valueTicks(plot.most, least);
  const top = values.at(-1) ?? 1;
  const room = Math.max(40, seen - edge.left - edge.right);
  const inner = Math.min(room, Math.max(leastInner, bins.length * mostStep));
  const width = inner + edge.left + edge.right;
  const tall = height - edge.top - edge.bottom;
  const step = inner / bins.length;
  const wide = Math.max(1, Math.min(64, step * 0.72));
  const y = (value: number) => edge.top + tall - (value / top) * tall;
  const every = Math.ceil(bins.length / Math.max(1, Math.floor(inner / 72)));
  const named = (from: string) => (unit === "month" ? figures.month(from) : figures.day(from));
  const short = (from: string) => (unit === "month" ? figures.month(from) : figures.shortDay(from));
  return (
    <>
      <div ref={ref} className="research-plot">
        <svg width={width} height={height} role="img" aria-label={label}>
          {values.map((value) => (
            <g key={value}>
              <line
                className="research-grid"
                x1={edge.left}
                x2={width - edge.right}
                y1={y(value)}
                y2={y(value)}
              />
              <text className="research-tick" x={edge.left - 8} y={y(value) + 4} textAnchor="end">
                {shown(value)}
              </text>
            </g>
          ))}
          {bins.map((bin, index) => {
            const middle = edge.left + step * (index + 0.5);
            let below = 0;
            return (
              <g key={bin.from}>
                {bin.parts.map(({ model, value }, tone) => {
                  if (value === 0) return null;
                  below += value;
                  const tallness = Math.max(2, (value / top) * tall);
                  return (
                    <rect
                      key={model}
                      className={`research-tone-${tone}`}
                      x={middle - wide / 2}
                      y={Math.min(y(below), edge.top + tall - tallness)}
                      width={wide}
                      height={tallness}
                    >
                      <title>{`${named(bin.from)} · ${model || say.others} · ${shown(value)}`}</title>
                    </rect>
                  );
                })}
                {index % every === 0 && (
                  <text className="research-tick" x={middle} y={height - 6} textAnchor="middle">
                    {short(bin.from)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
      <ul className="research-legend">
        {models.map((model, tone) => (
          <li key={model}>
            <span className={`research-swatch research-tone-${tone}`} aria-hidden="true" />
            {model || say.others}
          </li>
        ))}
      </ul>
    </>
  );
}
