import { lazy } from "react";

export type EditorProps = {
  /** What a screen reader calls it. */
  label: string;
  value: string;
  onChange(value: string): void;
  language: "markdown" | "python" | "javascript" | "text";
  readOnly?: boolean;
  /** Lines (1-based) to mark and bring into sight. */
  highlight?: { from: number; to: number } | null;
  /** Another number brings the lines into sight once more. */
  look?: number;
  /** The cursor is in it as soon as it is shown. */
  takesFocus?: boolean;
  /** Of markdown: it looks as it will read, with buttons for those who know no marks. */
  asPage?: boolean;
  /** Where the cursor is at first. */
  cursor?: number;
  /** A part of the text, by its letters, that is folded away at first: one press opens it. */
  folded?: { from: number; to: number } | null;
};

/**
 * The code and markdown editor. Loaded when it is first shown: put it inside a `Suspense`. It is as high as its text, up
 * to a limit, or fills `.editor-fills` around it. `onChange` is called at every change; `value` from outside wins.
 */
export const Editor = lazy(() => import("./code-mirror.tsx"));
