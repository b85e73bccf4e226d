import type { Dimension } from "../../course-format.ts";
import { type Asked, lookAt, type PointFound, type Seen } from "./content.ts";
import { type DimensionKind, kindOf } from "./dimension-kind.ts";
import { reasonsIn } from "./measure/connectives.ts";
import type { Prose } from "./measure/prose.ts";

export type DimensionScore = {
  name: string;
  /** 1 to 4. */
  score: number;
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
  const { points, onTopic } = seen;
  return { dimensions: scored, points, confidence: round(confidence, 2), onTopic };
}

function scoreOf(dimension: Dimension, seen: Seen): DimensionScore {
  const kind = kindOf(dimension);
  const value = Math.min(1, Math.max(0, values[kind](seen)));
  const score = round(1 + (seen.missed ? missedWorth(kind) : 3) * value, 2);
  const confidence = seen.measurable || !contentKinds.has(kind) ? sureness[kind] : 0.2;
  return {
    name: dimension.name,
    score,
    confidence,
    why: whyOf(kind, seen),
    evidence: evidenceFor(kind, seen),
    todo: todoFor(kind, seen),
  };
}

/** Writing well about little is worth little: every view is tied to how far the answer is worked out. */
const values: Readonly<Record<DimensionKind, (seen: Seen) => number>> = {
  accuracy: ({ content, development }) => 0.75 * content + 0.25 * development,
  completeness: ({ content, development }) => 0.65 * content + 0.35 * development,
  reasoning: (seen) =>
    0.5 * substance(seen) + 0.5 * (0.6 * seen.reasons + 0.4 * seen.examples) * Math.sqrt(substance(seen)),
  communication: ({ sentences, order, vocabulary, development }) =>
    (0.4 * sentences + 0.35 * order + 0.25 * vocabulary) * (0.4 + 0.6 * development),
  language: ({ sentences, vocabulary, development }) =>
    (0.5 * vocabulary + 0.5 * sentences) * (0.4 + 0.6 * development),
  other: (seen) => 0.5 * substance(seen) + 0.5 * seen.sentences * seen.development,
};

/** Without one point of what was asked, content is worth nothing, and how it is written cannot lift it above Again. */
function missedWorth(kind: DimensionKind): number {
  return contentKinds.has(kind) ? 0 : 0.4;
}

function evidenceFor(kind: DimensionKind, { points, about }: Seen): string[] {
  if (kind === "accuracy" || kind === "completeness") return bestQuotes(points);
  if (kind !== "reasoning") return [];
  const reasoned = about.sentences.filter(({ text }) => reasonsIn(text) > 0);
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

function substance({ content, development }: Seen): number {
  return (content + development) / 2;
}

function bestQuotes(points: readonly PointFound[]): string[] {
  const found = points.filter(({ covered }) => covered).toSorted((a, b) => b.score - a.score);
  return [...new Set(found.map(({ quote }) => quote))].slice(0, 2);
}

function whyOf(kind: DimensionKind, seen: Seen): string {
  const { points } = seen;
  const covered = points.filter((point) => point.covered).length;
  if (kind === "accuracy" || kind === "completeness") {
    if (!seen.measurable)
      return "What should be in it cannot be looked for here; this is from its length and words only.";
    const found = `${covered} of ${points.length} expected points could be found.`;
    return kind === "accuracy" ? `${found} Whether each claim is true was not checked.` : found;
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
  if (kind === "language") return "From sentence shape and range of words only; grammar was not checked.";
  return "From length, words and sentences only.";
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
