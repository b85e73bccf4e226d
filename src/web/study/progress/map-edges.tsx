import { useId } from "react";
import type { MapEdge } from "./concept-map.ts";

/** From the foot of one concept to the head of another. */
export type EdgeEnds = { x1: number; y1: number; x2: number; y2: number };

type Props = {
  edges: readonly MapEdge[];
  /** null: one of them is not on the map. */
  endsOf(edge: MapEdge): EdgeEnds | null;
  /** The concept whose own lines are lit, with those that are otherwise left out. */
  lit: string | null;
  /** Nothing else is drawn: so many arrows could not be told apart. */
  onlyLit: boolean;
  width: number;
  height: number;
};

/** Arrows from what is learned first to what builds on it. */
export function MapEdges({ edges, endsOf, lit, onlyLit, width, height }: Props) {
  const id = useId();
  const isLit = ({ from, to }: MapEdge) => from === lit || to === lit;
  const drawn = edges.filter((edge) => isLit(edge) || (!edge.implied && !onlyLit));
  // What is lit is drawn last, so that no other line crosses it.
  const inOrder = drawn.toSorted((a, b) => Number(isLit(a)) - Number(isLit(b)));
  return (
    <svg width={width} height={height} aria-hidden="true" focusable="false">
      <defs>
        <Arrow id={`${id}-plain`} className="study-arrow" />
        <Arrow id={`${id}-lit`} className="study-arrow-lit" />
      </defs>
      {inOrder.map((edge) => {
        const ends = endsOf(edge);
        if (ends === null) return null;
        const { x1, y1, x2, y2 } = ends;
        const bend = Math.min(40, (y2 - y1) / 2);
        return (
          <path
            key={`${edge.from} ${edge.to}`}
            className={isLit(edge) ? "study-edge study-edge-lit" : "study-edge"}
            markerEnd={`url(#${id}-${isLit(edge) ? "lit" : "plain"})`}
            d={`M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2 - 2}`}
          />
        );
      })}
    </svg>
  );
}

function Arrow({ id, className }: { id: string; className: string }) {
  return (
    <marker
      id={id}
      className={className}
      viewBox="0 0 8 8"
      refX={7}
      refY={4}
      markerWidth={8}
      markerHeight={8}
      markerUnits="userSpaceOnUse"
      orient="auto"
    >
      <path d="M0 0L8 4L0 8z" />
    </marker>
  );
}
