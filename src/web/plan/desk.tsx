import { lazy, Suspense } from "react";
import { DeskToCome } from "./desk-to-come.tsx";

const OpenDesk = lazy(() => import("./open-desk.tsx"));

/** The desk with a lesson on it. Loaded when one is opened: whoever comes to begin need not wait for it. */
export function Desk({ id }: { id: string }) {
  return (
    <Suspense fallback={<DeskToCome id={id} />}>
      <OpenDesk id={id} />
    </Suspense>
  );
}
