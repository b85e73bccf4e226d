import type { ConceptRow } from "../courses/reads.ts";

/** How a concept stands on the map. */
export type Standing = "closed" | "open" | "learning" | "mastered";

export function standingOf({ status, is_open }: ConceptRow): Standing {
  return status === "new" ? (is_open ? "open" : "closed") : status;
}

/** A shape for each standing, so that it can be told without its colour: dashed ring, ring, half-filled, filled with a tick. */
export function StandingMark({ standing }: { standing: Standing }) {
  return (
    <svg
      className={`study-mark study-mark-${standing}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="6.500" />
      {standing === "learning" && <path className="study-mark-half" d="M8 1.500a6.500 6.500 0 0 0 0 13z" />}
      {standing === "mastered" && <path className="study-mark-tick" d="M5 8.200l2.200 2.200 4-4.600" />}
    </svg>
  );
}
