import type { Share } from "../../../text/interval.ts";
import { research } from "../../words/en/research.ts";

const { figures } = research;
const say = research.decisions;

/** A share as a dot on its interval, from 0 to 100 %. */
export function Interval({ share }: { share: Share }) {
  const { rate, n, low, high } = share;
  const label = say.rateOf(figures.percent(rate), n, figures.percent(low), figures.percent(high));
  const x = (part: number) => `${2 + part * 96}%`;
  return (
    <svg className="research-interval" width="100%" height="20" role="img" aria-label={label}>
      <line className="research-grid" x1={x(0)} x2={x(1)} y1="10" y2="10" />
      <line className="research-range" x1={x(low)} x2={x(high)} y1="10" y2="10" />
      <circle className="research-dot" cx={x(rate)} cy="10" r="5" />
      <title>{label}</title>
    </svg>
  );
}
