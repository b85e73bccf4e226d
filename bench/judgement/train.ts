import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOf } from "../../src/lesson/likeness/features.ts";
import type { Header } from "../../src/lesson/likeness/model.ts";
import type { Row } from "../../tests/lesson/guardrails/measure.ts";
import { fitLinear } from "./fit-likeness.ts";
import { isFound, rowsByAuthor, type Taught } from "./labelled.ts";

const size = 1 << 16;
const kindSize = 1 << 13;

export type Thresholds = Pick<Header, "asks" | "sure" | "harmless">;

/** A model file made from rows. The same rows make the same file. */
export function modelFile(name: Taught, rows: readonly Row[], thresholds: Thresholds): string {
  const decides = fitLinear(
    rows.map(({ text }) => featuresOf(text, size)),
    rows.map(isFound),
    size,
  );
  const told = rows.filter((row) => isFound(row) && row.kind !== undefined);
  const inKinds = told.map(({ text }) => featuresOf(text, kindSize));
  const kinds = [...new Set(told.map(({ kind = "" }) => kind))].toSorted().map((kind) => ({
    name: kind,
    ...fitLinear(
      inKinds,
      told.map((row) => row.kind === kind),
      kindSize,
    ),
  }));
  const weights = inBytes(decides.weights);
  const ofKinds = kinds.map((kind) => inBytes(kind.weights));
  const header: Header = {
    size,
    kindSize,
    bias: rounded(decides.bias),
    scale: weights.scale,
    kinds: kinds.map(({ name, bias }, at) => ({ name, bias: rounded(bias), scale: ofKinds[at]?.scale ?? 1 })),
    ...thresholds,
    madeFrom: madeFrom(name),
  };
  return [
    `# What ${name === "scope" ? "a request that is no lesson" : "a task that is unfit for a class"} reads like: weights of a logistic regression over hashed`,
    `# features (features.ts), fitted on ${rows.length} labelled rows of this project by \`bun bench/judgement/run.ts train ${name}\`.`,
    "# A line of numbers, then the weights that decide and those that say which kind, a byte each, in base64.",
    JSON.stringify(header),
    weights.base64,
    Buffer.concat(ofKinds.map(({ base64 }) => Buffer.from(base64, "base64"))).toString("base64"),
    "",
  ].join("\n");
}

function inBytes(weights: Float64Array): { scale: number; base64: string } {
  const most = weights.reduce((top, value) => Math.max(top, Math.abs(value)), 0) || 1;
  const scale = rounded(most / 127);
  const bytes = Int8Array.from(weights, (value) => Math.max(-127, Math.min(127, Math.round(value / scale))));
  return { scale, base64: Buffer.from(bytes.buffer).toString("base64") };
}

const rounded = (value: number) => Number(value.toPrecision(6));

/** A fingerprint of everything that a model is made from: the rows, the concepts and how features are taken. */
export function madeFrom(name: Taught): string {
  const hash = createHash("sha256");
  const likeness = join(import.meta.dir, "../../src/lesson/likeness");
  for (const file of ["concepts.txt", "concepts.ts", "features.ts"])
    hash.update(readFileSync(join(likeness, file)));
  hash.update(JSON.stringify([...rowsByAuthor(name)]));
  return hash.digest("hex").slice(0, 16);
}

export function modelPath(name: Taught): string {
  return join(import.meta.dir, `../../src/lesson/likeness/${name}.model.txt`);
}
