import { lazy, Suspense } from "react";

const MathsInLine = lazy(() => import("./maths-in-line.tsx"));

/** A heading with its mathematics set; nothing else in it is markdown. */
export function SetLine({ text }: { text: string }) {
  if (!text.includes("$")) return text;
  return (
    <Suspense fallback={text}>
      <MathsInLine text={text} />
    </Suspense>
  );
}
