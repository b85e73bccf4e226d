import "../app/without-eval.ts";
import { useMemo } from "react";
import { type Drawing, drawFigure } from "../../figures/draw-figure.ts";
import { readFigure } from "../../figures/read-figure.ts";
import { reasonOf } from "../../problem.ts";
import { Picture } from "./picture.tsx";

type Read = { drawing: Drawing; wrong: null } | { drawing: null; wrong: string };

/** A figure from its data, in the colours of the page. What cannot be drawn says why, and shows what was written. */
export function Figure({ source }: { source: string }) {
  const { drawing, wrong } = useMemo(() => read(source), [source]);
  if (drawing === null)
    return (
      <div className="figure-wrong">
        <p>{wrong}</p>
        <pre>
          <code>{source}</code>
        </pre>
      </div>
    );
  return <Picture svg={drawing.svg} className="figure" />;
}

function read(source: string): Read {
  try {
    return { drawing: drawFigure(readFigure(source)), wrong: null };
  } catch (problem) {
    return { drawing: null, wrong: reasonOf(problem) };
  }
}
