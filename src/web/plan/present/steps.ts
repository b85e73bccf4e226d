import type { SlideView } from "../../../lesson/export/deck-view.ts";

/** `number`: of the slide as people count them; what is revealed on one is a step of it, and no slide of its own. */
export type Step = { at: number; number: number; reveals: boolean };

export type Action = "next" | "previous" | "first" | "last" | "black" | "timer" | "notes" | "screen" | "end";

export function stepsOf(slides: readonly Pick<SlideView, "reveals">[]): Step[] {
  let number = 0;
  return slides.map(({ reveals }, at) => {
    if (!reveals || number === 0) number++;
    return { at, number, reveals };
  });
}

/** Where a move leads; it stays at either end. */
export function moved(step: number, action: Action, count: number): number {
  const last = Math.max(0, count - 1);
  switch (action) {
    case "next":
      return Math.min(step + 1, last);
    case "previous":
      return Math.max(step - 1, 0);
    case "first":
      return 0;
    case "last":
      return last;
    default:
      return step;
  }
}

const keys: Readonly<Record<string, Action>> = {
  ArrowRight: "next",
  ArrowDown: "next",
  PageDown: "next",
  " ": "next",
  Enter: "next",
  ArrowLeft: "previous",
  ArrowUp: "previous",
  PageUp: "previous",
  Backspace: "previous",
  Home: "first",
  End: "last",
  b: "black",
  ".": "black",
  t: "timer",
  n: "notes",
  f: "screen",
  Escape: "end",
};

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** What a key does while slides are shown; null: it is somebody else's. `onButton`: it would press what has the focus. */
export function actionOf(pressed: Pressed, onButton: boolean): Action | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey } = pressed;
  if (ctrlKey || metaKey || altKey) return null;
  if (onButton && (key === " " || key === "Enter")) return null;
  if (key === " " && shiftKey) return "previous";
  return keys[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** A finger that went far enough to one side turns the page; one that stayed where it was presses on it. */
export function swiped(
  from: { x: number; y: number },
  to: { x: number; y: number },
  width: number,
): Action | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) > 48 && Math.abs(dx) > Math.abs(dy)) return dx < 0 ? "next" : "previous";
  if (Math.abs(dx) > 12 || Math.abs(dy) > 12) return null;
  return to.x < width / 3 ? "previous" : "next";
}
