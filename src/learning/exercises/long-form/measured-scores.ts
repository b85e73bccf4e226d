import type { Dimension } from "../../course-format.ts";
import { type Asked, lookAt, type Seen } from "./content.ts";
import { type DimensionKind, kindOf } from "./dimension-kind.ts";
import { reasonsIn } from "./measure/connectives.ts";
import type { Prose } from "./measure/prose.ts";
import type { StatedMistake } from "./mistakes.ts";
import type { PointFound } from "./points.ts";

export type DimensionScore = {
  name: string;
  /** 1 to 4; null where nobody judged it. */
  score: number | null;
  /** What its length, words and sentences would suggest: for putting texts in an order, never shown as a score. */
  guess: number;
  confidence: number;
  why: string;
  /** As it stands in the response. */
  evidence: string[];
  /** What would lift it, as one thing to do; where code looked. */
  todo?: string;
};

export type Measured = {
  dimensions: DimensionScore[];
  points: PointFound[];
  mistakes: StatedMistake[];
  confidence: number;
  onTopic: boolean;
};

/** What code can say about a response without understanding it: a first view, never the last word. */
export function measuredScores(prose: Prose, asked: Asked, dimensions: readonly Dimension[]): Measured {
  const seen = lookAt(prose, asked);
  const scored = dimensions.map((dimension) => scoreOf(dimension, seen));
  const confidence = scored.reduce(
    (sum, { confidence: one }, at) => sum + one * (dimensions[at]?.weight ?? 0),
    0,
  );
  const { points, mistakes, onTopic } = seen;
  return { dimensions: quotedOnce(scored), points, mistakes, confidence: round(confidence, 2), onTopic };
}

function scoreOf(dimension: Dimension, seen: Seen): DimensionScore {
  const kind = kindOf(dimension);
  const value = Math.min(1, Math.max(0, values[kind](seen)));
  const guess = round(1 + (seen.missed ? missedWorth(kind) : 3) * value, 2);
  const score = judgedScore(kind, seen, guess);
  return {
    name: dimension.name,
    score,
    guess,
    confidence: score === null ? 0 : sureness[kind],
    why: whyOf(kind, seen),
    evidence: evidenceFor(kind, seen),
    todo: todoFor(kind, seen),
  };
}

/**
 * No number for what code cannot see: whether it is true (but for what the course calls false), grammar, what a course
 * of its own asks. Points count where most were found, or where the text comes near to none of them.
 */
function judgedScore(kind: DimensionKind, seen: Seen, guess: number): number | null {
  if (kind === "accuracy") return seen.mistakes.length > 0 ? accuracyOf(seen) : null;
  if (kind === "language" || kind === "other") return null;
  if (kind === "completeness") return isCounted(seen) ? guess : null;
  return guess;
}

/** "Some significant errors or misconceptions", or a fundamental misunderstanding (§6.3). */
function accuracyOf({ mistakes }: Seen): number {
  return mistakes.length === 1 ? 2 : 1;
}

function isCounted({ points, measurable, missed }: Seen): boolean {
  return measurable && (missed || points.filter(({ covered }) => covered).length * 2 >= points.length);
}

/** The same words are quoted for one dimension only. */
function quotedOnce(dimensions: readonly DimensionScore[]): DimensionScore[] {
  const quoted = new Set<string>();
  return dimensions.map((one) => {
    const evidence = one.evidence.filter((quote) => !quoted.has(quote));
    for (const quote of evidence) quoted.add(quote);
    return { ...one, evidence };
  });
}

/** Writing well about little is worth little: every view is tied to how far the answer is worked out. */
const values: Readonly<Record<DimensionKind, (seen: Seen) => number>> = {
  accuracy: ({ content, development }) => 0.75 * content + 0.25 * development,
  completeness: ({ content, development }) => 0.65 * content + 0.35 * development,
  reasoning: (seen) =>
    0.5 * substance(seen) +
    0.5 * (0.3 * seen.reasons + 0.2 * seen.examples + 0.5 * seen.exactness) * Math.sqrt(substance(seen)),
  communication: ({ sentences, order, vocabulary, exactness, development }) =>
    (0.3 * sentences + 0.2 * order + 0.15 * vocabulary + 0.35 * exactness) * (0.4 + 0.6 * development),
  language: ({ sentences, vocabulary, development }) =>
    (0.5 * vocabulary + 0.5 * sentences) * (0.4 + 0.6 * development),
  other: (seen) => 0.5 * substance(seen) + 0.5 * seen.sentences * seen.development,
};

/** Without one point of what was asked, content is worth nothing, and how it is written cannot lift it above Again. */
function missedWorth(kind: DimensionKind): number {
  return contentKinds.has(kind) ? 0 : 0.4;
}

/** Points have their quotations beside them, in the list of what a full answer holds. */
function evidenceFor(kind: DimensionKind, { mistakes, points, about }: Seen): string[] {
  if (kind === "accuracy") return mistakes.map(({ quote }) => quote);
  if (kind !== "reasoning") return [];
  const elsewhere = new Set([...mistakes, ...points].map(({ quote }) => quote));
  const reasoned = about.sentences.filter(({ text }) => reasonsIn(text) > 0 && !elsewhere.has(text));
  return reasoned.slice(0, 2).map(({ text }) => text);
}

/** Code cannot check a claim, only find it. */
const sureness: Readonly<Record<DimensionKind, number>> = {
  accuracy: 0.35,
  completeness: 0.55,
  reasoning: 0.4,
  communication: 0.45,
  language: 0.3,
  other: 0.2,
};
const contentKinds: ReadonlySet<DimensionKind> = new Set(["accuracy", "completeness", "reasoning"]);

/** What was found of the points says little where few were found: then it is left out. */
function substance(seen: Seen): number {
  return isCounted(seen) || !seen.measurable ? (seen.content + seen.development) / 2 : seen.development;
}

function whyOf(kind: DimensionKind, seen: Seen): string {
  const { points, mistakes, measurable } = seen;
  if (kind === "accuracy")
    return mistakes.length > 0
      ? "This says what the course calls wrong. Whether the rest is true was not looked at."
      : "Whether what you say is true, no program can see without understanding it.";
  if (kind === "completeness") {
    if (!measurable) return "What should be in it cannot be looked for here: compare it yourself.";
    const covered = points.filter((point) => point.covered).length;
    const found = `${covered} of ${points.length} expected points could be found by their words.`;
    return isCounted(seen)
      ? found
      : `${found} The others may be there in words of yours: look for them below.`;
  }
  if (kind === "reasoning" && seen.missed) return "Reasons count for what was asked, and that was not found.";
  if (kind === "reasoning")
    return seen.reasons >= 0.6
      ? "Many sentences give a reason or a contrast."
      : "Few sentences give a reason, a condition or a contrast.";
  if (kind === "communication")
    return seen.order >= 0.6
      ? "Paragraphs and linking words lead through it."
      : "Paragraphs and linking words would help a reader.";
  if (kind === "language") return "Grammar and choice of words need a reader who understands them.";
  return "This needs a reader who understands it.";
}

function todoFor(kind: DimensionKind, { reasons, measurable }: Seen): string {
  if (kind === "accuracy" || kind === "completeness")
    return measurable
      ? "Go through what a full answer holds, and add what yours does not say yet."
      : "Give each part of the question a paragraph of its own.";
  if (kind === "reasoning")
    return reasons >= 0.6
      ? "Add an example to what you say: something that happened, or a figure."
      : "Say why, for each thing that you claim: one sentence with “because”.";
  if (kind === "communication")
    return "Give each thought a paragraph, and begin it with a word that links it to the one before.";
  if (kind === "language") return "Read it aloud once, and mend the sentences that you stumble over.";
  return "Read the rubric beside your text, and change one paragraph accordingly.";
}

function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
