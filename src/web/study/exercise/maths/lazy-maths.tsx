import { lazy, Suspense } from "react";
import { Skeleton } from "../../../ui/states.tsx";
import type { KindProps } from "../kind-props.ts";

const Maths = lazy(async () => ({ default: (await import("./maths-exercise.tsx")).MathsExercise }));

/** Comes with what reads mathematics, when there is some to do. */
export function LazyMaths(props: KindProps) {
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Maths {...props} />
    </Suspense>
  );
}
