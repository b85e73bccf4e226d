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
};

/** The code and markdown editor. Loaded when it is first shown: put it inside a `Suspense`. */
export const Editor = lazy(() => import("./code-mirror.tsx"));
