import { lazy, Suspense } from "react";
import { studyMaths as say } from "../../../words/en/study-maths.ts";
import { readLine } from "./read-line.ts";

const Formula = lazy(() => import("../../../ui/formula.tsx"));

/** How the line was read, set as mathematics, so that a slip in typing is seen before it counts. */
export function LinePreview({ id, text, letters }: { id: string; text: string; letters: readonly string[] }) {
  const read = readLine(text, letters);
  if (read === null) return <span id={id} className="sm-read" />;
  return (
    <span id={id} className="sm-read quiet">
      {"problem" in read ? (
        <>
          {say.notRead} {read.problem}
        </>
      ) : (
        <>
          {say.iRead}{" "}
          <Suspense fallback={text}>
            <Formula tex={read.tex} display={false} />
          </Suspense>
        </>
      )}
    </span>
  );
}
