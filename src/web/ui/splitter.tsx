import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useRemembered } from "../app/remembered.ts";
import { words } from "../words/words.ts";

const step = 24;

export type Side = {
  width: number;
  /** The line between the pane and the middle: dragged, moved with the arrow keys, or pressed for the next of three widths. */
  splitter: {
    label: string;
    width: number;
    least: number;
    usual: number;
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
  return { width, splitter: { label, width, least, usual, most, toward, onWidth } };
}

/** Narrow, usual, wide, and narrow again. */
export function nextWidth(
  width: number,
  { least, usual, most }: Record<"least" | "usual" | "most", number>,
): number {
  return [least, usual, most].find((each) => each > width) ?? least;
}

export function Splitter({ label, width, least, usual, most, toward, onWidth }: Side["splitter"]) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const dragged = useRef(false);
  const next = () => onWidth(nextWidth(width, { least, usual, most }));
  const moved = ({ clientX }: PointerEvent) => {
    const from = start.current;
    if (from === null || (clientX === from.x && !dragged.current)) return;
    dragged.current = true;
    onWidth(from.width + (clientX - from.x) * toward);
  };
  const pressed = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: width - step * toward,
      ArrowRight: width + step * toward,
      Home: least,
      End: most,
      Enter: nextWidth(width, { least, usual, most }),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onWidth(to);
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
      title={words.frame.splitter}
      className="splitter"
      onKeyDown={pressed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
        dragged.current = false;
      }}
      onPointerMove={moved}
      onPointerUp={() => {
        start.current = null;
      }}
      onClick={() => dragged.current || next()}
    />
  );
}
