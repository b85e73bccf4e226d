import type { FittedModel, FittedPart } from "../../src/learning/short-answers/fitted-model.ts";

/** A model as the text of its file: four figures are enough, and a tree is one line. */
export function storedModel({ names, one, several }: FittedModel): string {
  return `${JSON.stringify({ names, one: stored(one), several: stored(several) })}\n`;
}

function stored(part: FittedPart) {
  return {
    mean: part.mean.map(short),
    scale: part.scale.map(short),
    weights: part.weights.map(short),
    bias: short(part.bias),
    words: Object.fromEntries(Object.entries(part.words).map(([word, weight]) => [word, short(weight)])),
    base: short(part.base),
    trees: part.trees.map((tree) => tree.map((node) => node.map(short).join(",")).join("|")),
    lineShare: short(part.lineShare),
    slope: short(part.slope),
    shift: short(part.shift),
    threshold: part.threshold,
  };
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}
