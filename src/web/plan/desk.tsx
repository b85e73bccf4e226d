import { lazy, Suspense } from "react";
import { DeskToCome } from "./desk-to-come.tsx";

// Its schemas are the only ones in the page, and come after what they must not try.
const OpenDesk = lazy(async () => {
  await import("../app/without-eval.ts");
  return import("./open-desk.tsx");
});

/** The desk with a lesson on it. Loaded when one is opened: whoever comes to begin need not wait for it. */
export function Desk({ id }: { id: string }) {
  return (
    <Suspense fallback={<DeskToCome id={id} />}>
      <OpenDesk id={id} />
    </Suspense>
  );
}
