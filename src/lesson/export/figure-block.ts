import { keyOf } from "../../figures/draw-figure.ts";
import type { Figure } from "../../figures/figure.ts";
import { readFigure } from "../../figures/read-figure.ts";
import { Problem } from "../../problem.ts";
import { type Block, paragraph, text } from "./block.ts";

/**
 * The text of a `figure` block. One that cannot be drawn is named where it stands and never breaks the rest; what is wrong
 * with it is said in the page, not here: its words may hold an answer, and a pupil may read this file.
 */
export function figureBlock(source: string): Block {
  try {
    return { kind: "figure", figure: readFigure(source), source };
  } catch (problem) {
    if (!(problem instanceof Problem)) throw problem;
    const sentence = "A figure that stands here cannot be drawn; where the lesson is edited it says why.";
    return { kind: "paragraph", runs: [text(sentence, "italic")] };
  }
}

/** What belongs into the blanks of a figure, for whoever marks it. */
export function figureKey(figure: Figure): Block[] {
  const answers = [...keyOf(figure)]
    .sort(([a], [b]) => a - b)
    .map(([number, words]) => `${number}: ${words}`);
  return [paragraph(answers.join("; "))];
}
