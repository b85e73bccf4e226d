/** Where an estimate and its interval lie between two ends, with a mark at `at` (no difference; what is enough). */
export function IntervalPlot({
  value,
  low,
  high,
  from,
  to,
  at,
  label,
}: {
  value: number;
  low: number;
  high: number;
  from: number;
  to: number;
  at?: number;
  label: string;
}) {
  const x = (one: number) => `${2 + (96 * (Math.min(to, Math.max(from, one)) - from)) / (to - from)}%`;
  return (
    <svg className="research-interval" width="100%" height="20" role="img" aria-label={label}>
      <line className="research-grid" x1={x(from)} x2={x(to)} y1="10" y2="10" />
      {at !== undefined && <line className="research-mark" x1={x(at)} x2={x(at)} y1="2" y2="18" />}
      <line className="research-range" x1={x(low)} x2={x(high)} y1="10" y2="10" />
      <circle className="research-dot" cx={x(value)} cy="10" r="5" />
      <title>{label}</title>
    </svg>
  );
}
