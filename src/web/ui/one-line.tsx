import { lazy, Suspense } from "react";

const MathsInWords = lazy(() => import("./maths-in-words.tsx"));

/** A line of a lesson, a title or a request where nothing is laid out: its mathematics in words, "3/5" for `\\frac{3}{5}`. */
export function OneLine({ text }: { text: string }) {
  if (!text.includes("$")) return text;
  return (
    <Suspense fallback={text}>
      <MathsInWords text={text} />
    </Suspense>
  );
}
