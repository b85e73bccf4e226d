import type { ReactNode } from "react";

export type Row = {
  key: string;
  name: string;
  /** 0 to 1; null draws nothing. */
  share: number | null;
  value: string;
};

/** Names, a bar or a dot on a line from 0 to 1, and the value in words: read as a list by who does not see it. */
export function RowsView({ rows, mark }: { rows: readonly Row[]; mark: "bar" | "dot" }) {
  return (
    <ul className="study-rows">
      {rows.map(({ key, name, share, value }) => (
        <li key={key}>
          <span className="study-row-name">{name}</span>
          <span className={`study-row-line study-row-${mark}`} aria-hidden="true">
            {share !== null && drawn(share, mark)}
          </span>
          <span className="study-row-value">{value}</span>
        </li>
      ))}
    </ul>
  );
}

function drawn(share: number, mark: "bar" | "dot"): ReactNode {
  if (mark === "bar")
    return (
      <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="study-bar-due" width={Math.max(1, 100 * share)} height="12" />
      </svg>
    );
  return (
    <svg aria-hidden="true" focusable="false">
      <line className="study-grid" x1="0" x2="100%" y1="50%" y2="50%" />
      <line className="study-stem" x1="0" x2={`${100 * share}%`} y1="50%" y2="50%" />
      <circle className="study-dot" cx={`${100 * share}%`} cy="50%" r="6" />
    </svg>
  );
}
