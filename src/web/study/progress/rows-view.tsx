import type { ReactNode } from "react";
import { CourseText } from "../../ui/foreign.tsx";

export type Row = {
  key: string;
  name: string;
  /** 0 to 1. */
  share: number;
  /** Where the share likely lies. */
  interval?: { low: number; high: number };
  value: string;
};

type Mark = "bar" | "dot";
type Props = {
  rows: readonly Row[];
  mark: Mark;
  /** What the two ends of the line stand for, where the value does not say. */
  ends?: readonly [string, string];
};

/** Names, a bar or a dot on a line from 0 to 1, and the value in words: read as a list by who does not see it. */
export function RowsView({ rows, mark, ends }: Props) {
  return (
    <>
      <ul className="study-rows">
        {rows.map(({ key, name, value, share, interval }) => (
          <li key={key}>
            <span className="study-row-name">
              <CourseText text={name} quoted />
            </span>
            <span className={`study-row-line study-row-${mark}`} aria-hidden="true">
              {mark === "bar" ? barOf(share) : dotOf(share, interval)}
            </span>
            <span className="study-row-value">{value}</span>
          </li>
        ))}
      </ul>
      {ends !== undefined && (
        <p className="study-row-ends" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </>
  );
}

function barOf(share: number): ReactNode {
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <rect className="study-bar-due" width={Math.max(1, 100 * share)} height="12" />
    </svg>
  );
}

function dotOf(share: number, interval?: Row["interval"]): ReactNode {
  const at = (value: number) => `${100 * value}%`;
  return (
    <svg aria-hidden="true" focusable="false">
      <line className="study-grid" x1="0" x2="100%" y1="50%" y2="50%" />
      {interval !== undefined && (
        <line className="study-stem" x1={at(interval.low)} x2={at(interval.high)} y1="50%" y2="50%" />
      )}
      <circle className="study-dot" cx={at(share)} cy="50%" r="5" />
    </svg>
  );
}
