import { chanceFrom, seedOf } from "../chance.ts";
import * as angles from "./angles.ts";
import * as calculations from "./calculations.ts";
import * as data from "./data.ts";
import * as decimals from "./decimals.ts";
import * as equations from "./equations.ts";
import * as expressions from "./expressions.ts";
import * as fractions from "./fractions.ts";
import * as graphs from "./graphs.ts";
import * as negatives from "./negatives.ts";
import * as patterns from "./patterns.ts";
import * as percentages from "./percentages.ts";
import { pythagoras } from "./pythagoras.ts";
import * as quantities from "./quantities.ts";
import * as ratio from "./ratio.ts";
import * as reading from "./reading.ts";
import * as shapes from "./shapes.ts";
import type { Level, Maker, MathsTask } from "./task.ts";
import * as volume from "./volume.ts";
import * as numbers from "./whole-numbers.ts";

/** Every kind of task that can be made; a topic note names some of them as its `tasks`. */
const makers = {
  "number-bonds": numbers.numberBonds,
  "place-value": numbers.placeValue,
  "compare-numbers": numbers.compareNumbers,
  "column-sums": numbers.columnSums,
  "times-tables": numbers.timesTables,
  "fraction-of-amount": fractions.fractionOfAmount,
  "equivalent-fractions": fractions.equivalentFractions,
  "simplify-fractions": fractions.simplifyFractions,
  "compare-fractions": fractions.compareFractions,
  "add-fractions": fractions.addFractions,
  "subtract-fractions": fractions.subtractFractions,
  "multiply-fractions": fractions.multiplyFractions,
  "divide-fractions": fractions.divideFractions,
  decimals: decimals.decimals,
  rounding: decimals.rounding,
  "percentage-of": percentages.percentageOf,
  "percentage-change": percentages.percentageChange,
  "reverse-percentages": percentages.reversePercentages,
  "add-negatives": negatives.addNegatives,
  "multiply-negatives": negatives.multiplyNegatives,
  "simplify-ratio": ratio.simplifyRatio,
  "share-ratio": ratio.shareRatio,
  "one-step-equations": equations.oneStepEquations,
  "two-step-equations": equations.twoStepEquations,
  "equations-both-sides": equations.equationsBothSides,
  "rectangle-area": shapes.rectangleArea,
  "rectangle-perimeter": shapes.rectanglePerimeter,
  "triangle-area": shapes.triangleArea,
  "parallelogram-area": shapes.parallelogramArea,
  "trapezium-area": shapes.trapeziumArea,
  "circle-area": shapes.circleArea,
  circumference: shapes.circumference,
  "angles-on-a-line": angles.anglesOnALine,
  "angles-at-a-point": angles.anglesAtAPoint,
  "angles-in-a-triangle": angles.anglesInATriangle,
  "angles-parallel-lines": angles.anglesParallelLines,
  "next-term": patterns.nextTerm,
  "nth-term": patterns.nthTerm,
  powers: patterns.powers,
  mean: data.mean,
  median: data.median,
  range: data.range,
  probability: data.probability,
  pythagoras,
  speed: quantities.speed,
  "ohms-law": quantities.ohmsLaw,
  "order-of-operations": calculations.orderOfOperations,
  "square-roots": calculations.squareRoots,
  "highest-common-factor": calculations.highestCommonFactor,
  "lowest-common-multiple": calculations.lowestCommonMultiple,
  "fraction-to-decimal": calculations.fractionToDecimal,
  "collect-like-terms": expressions.collectLikeTerms,
  "expand-brackets": expressions.expandBrackets,
  factorise: expressions.factorise,
  substitute: expressions.substitute,
  "read-point": graphs.readPoint,
  "line-value": graphs.lineValue,
  "gradient-of-line": graphs.gradientOfLine,
  "cuboid-volume": volume.cuboidVolume,
  "cuboid-surface": volume.cuboidSurface,
  "shaded-fraction": reading.shadedFraction,
  "read-number-line": reading.readNumberLine,
  "read-bar-chart": reading.readBarChart,
} satisfies Record<string, Maker>;

export type Kind = keyof typeof makers;

export const kinds = Object.keys(makers).filter(isKind);

export function isKind(name: string): name is Kind {
  return Object.hasOwn(makers, name);
}

/** How often chance may draw in vain before a set is left shorter: a kind may have fewer tasks than were asked for. */
const most = 400;

/** The same tasks for the same seed, other ones for another; none twice in a set, and none that does not fit. */
export function generate(
  kind: Kind,
  level: Level,
  seed: number,
  many: number,
  fits: (task: MathsTask) => boolean = () => true,
): MathsTask[] {
  const chance = chanceFrom(seedOf(`${kind} ${level} ${seed}`));
  const tasks = new Map<string, MathsTask>();
  for (let draw = 0; draw < most * many && tasks.size < many; draw++) {
    const task = makers[kind](chance, level);
    // Where the figure is the question, the words are the same.
    const asked = task === null ? "" : `${task.question} ${JSON.stringify(task.figure ?? null)}`;
    if (task !== null && !tasks.has(asked) && fits(task)) tasks.set(asked, task);
  }
  return [...tasks.values()];
}
