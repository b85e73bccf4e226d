import { useMemo } from "react";
import { type Drawing, drawFigure } from "../../figures/draw-figure.ts";
import type { Figure as FigureData } from "../../figures/figure.ts";
import { asFigure, readFigure } from "../../figures/read-figure.ts";
import { reasonOf } from "../../problem.ts";
import { Picture } from "./picture.tsx";

type Read = { drawing: Drawing; wrong: null } | { drawing: null; wrong: string };

/** A figure from its data, in the colours of the page. What cannot be drawn says why, and shows what was written. */
export function Figure({ source }: { source: string }) {
  const { drawing, wrong } = useMemo(() => drawn(() => readFigure(source)), [source]);
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

/** The figure of a question, as pupils get it. What cannot be drawn says why, and shows nothing of it. */
export function QuestionFigure({ data }: { data: Readonly<Record<string, unknown>> }) {
  const { drawing, wrong } = useMemo(() => drawn(() => asFigure(data)), [data]);
  return drawing === null ? (
    <div className="figure-wrong">
      <p>{wrong}</p>
    </div>
  ) : (
    <Picture svg={drawing.svg} className="figure" />
  );
}

function drawn(figure: () => FigureData): Read {
  try {
    return { drawing: drawFigure(figure()), wrong: null };
  } catch (problem) {
    return { drawing: null, wrong: reasonOf(problem) };
  }
}
