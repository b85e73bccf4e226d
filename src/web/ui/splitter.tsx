import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useRemembered } from "../app/remembered.ts";

const step = 24;

export type Side = {
  width: number;
  /** The line between the pane and the middle: dragged, or moved with the arrow keys. */
  splitter: {
    label: string;
    width: number;
    least: number;
    most: number;
    toward: 1 | -1;
    onWidth(width: number): void;
  };
};

/** The width of a pane at the side, which is remembered. `toward` 1: it grows to the right. */
export function useSide(
  name: string,
  label: string,
  { usual, least, most, toward }: { usual: number; least: number; most: number; toward: 1 | -1 },
): Side {
  const [text, keep] = useRemembered(`width.${name}`, String(usual));
  const width = Math.min(most, Math.max(least, Number(text) || usual));
  const onWidth = (next: number) => keep(String(Math.round(Math.min(most, Math.max(least, next)))));
  return { width, splitter: { label, width, least, most, toward, onWidth } };
}

export function Splitter({ label, width, least, most, toward, onWidth }: Side["splitter"]) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const moved = ({ clientX }: PointerEvent) => {
    const from = start.current;
    if (from !== null) onWidth(from.width + (clientX - from.x) * toward);
  };
  const pressed = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    onWidth(width + by * toward);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is dragged is no <hr>
    <div
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className="splitter"
      onKeyDown={pressed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={moved}
      onPointerUp={() => {
        start.current = null;
      }}
    />
  );
}
