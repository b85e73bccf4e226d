import { lazy, Suspense } from "react";

export type DiffProps = {
  before: string;
  after: string;
  /** How finely: whole words for prose, letters for a slip in a word. */
  by: "words" | "letters";
};

const Parts = lazy(() => import("./diff-parts.tsx"));

/** What was taken out and what was put in, by <del> and <ins>. Until it is worked out, the text as it is now. */
export function Diff(props: DiffProps) {
  return (
    <div className={`diff diff-${props.by}`}>
      <Suspense fallback={props.after}>
        <Parts {...props} />
      </Suspense>
    </div>
  );
}
