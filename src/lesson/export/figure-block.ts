import { keyOf } from "../../figures/draw-figure.ts";
import type { Figure } from "../../figures/figure.ts";
import { asFigure, readFigure } from "../../figures/read-figure.ts";
import { writeYaml } from "../../markdown/yaml-text.ts";
import { Problem } from "../../problem.ts";
import { type Block, paragraph, text } from "./block.ts";

/**
 * The text of a `figure` block. One that cannot be drawn is named where it stands and never breaks the rest; what is wrong
 * with it is said in the page, not here: its words may hold an answer, and a pupil may read this file.
 */
export function figureBlock(source: string): Block {
  return drawable(() => ({ kind: "figure", figure: readFigure(source), source }));
}

/** The figure of a question, as pupils get it. */
export function questionFigure(data: Readonly<Record<string, unknown>>): Block {
  return drawable(() => ({ kind: "figure", figure: asFigure(data), source: writeYaml(data).trimEnd() }));
}

function drawable(read: () => Block): Block {
  try {
    return read();
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
