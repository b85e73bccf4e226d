import { drawFigure } from "../../../figures/draw-figure.ts";
import { asFigure } from "../../../figures/read-figure.ts";
import { judgeWork } from "../../../maths/answers/judge-work.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/** null: its own answer is right, no known mistake is, and its figure can be drawn. Else what is wrong with it. */
export function whyUnfit(
  { key, start, wrong, answer, figure, question }: MathsTaskKept,
  isDrawn = true,
): string | null {
  try {
    const asked = { key, start, wrong };
    const own = judgeWork(asked, answer, { steps: false });
    if (own.verdict !== "right")
      return `“${question}”: its own answer, ${answer}, is ${own.verdict}. ${own.note}`;
    const taken = wrong.find(({ value }) => judgeWork(asked, value, { steps: false }).verdict === "right");
    if (taken !== undefined) return `“${question}”: ${taken.value} counts as right.`;
    if (figure !== undefined && isDrawn) drawFigure(asFigure(figure));
    return null;
  } catch (error) {
    return `“${question}”: ${error instanceof Error ? error.message : String(error)}`;
  }
}
