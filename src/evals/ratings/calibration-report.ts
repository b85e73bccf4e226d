import type { PairScore } from "../judged/pair-scores.ts";
import type { Agreement } from "./agreement-among.ts";
import { agreementInWords } from "./agreement-in-words.ts";
import type { Calibration } from "./agreement-of.ts";
import { type Bias, isPlaceCaught } from "./biases.ts";
import { enough, fewest } from "./enough.ts";

/** How far people agree among themselves, as markdown. */
export function agreementReport(found: readonly Agreement[]): string {
  return [
    "| criterion | level | rated twice | α (95 %) | exact (95 %) | κ (95 %), weighted unless nominal | stands as |",
    "|---|---|---|---|---|---|---|",
    ...found.map(
      ({ criterion, level, doubled, alpha, exact, kappa, isEnough }) =>
        `| ${criterion} | ${level} | ${doubled} | ${agreementInWords(alpha, doubled)} | ${agreementInWords(exact, doubled)} | ${agreementInWords(kappa, doubled)} | ${isEnough ? "measurement" : "advisory"} |`,
    ),
    "",
    `Advisory: α is below ${enough} or undefined, or fewer than ${fewest} things were rated twice.`,
    "",
  ].join("\n");
}

/** As markdown. */
export function calibrationReport(found: readonly Calibration[]): string {
  return [
    "| criterion | level | pairs | exact (95 %) | κ (95 %) | weighted κ (95 %) | people among themselves, α (95 %) | the judge |",
    "|---|---|---|---|---|---|---|---|",
    ...found.map(({ criterion, level, exact, kappa, weighted, people, doubled, isCalibrated }) => {
      const pairs = exact?.n ?? 0;
      const judged = [exact, kappa, weighted].map((one) => agreementInWords(one, pairs)).join(" | ");
      return `| ${criterion} | ${level} | ${pairs} | ${judged} | ${agreementInWords(people, doubled)} | ${isCalibrated ? "calibrated" : "advisory"} |`;
    }),
    "",
    `Advisory: κ is below ${enough}, fewer than ${fewest} things were rated by both, or people say the same of all of them. What the judge says of such a criterion is advice and no measurement.`,
    "",
  ].join("\n");
}

/** What should play no part and does, as markdown; with what could be looked at. */
export function biasReport(biases: readonly Bias[], places: readonly PairScore[]): string {
  const lines = biases.map(({ what, difference, isCaught }) => {
    const kind =
      what === "length" ? "longer lessons (above the middle length)" : "lessons of its own maker's models";
    const more = `${difference.value < 0 ? "less" : "more"} than people to ${kind} than to the others: ${agreementInWords(difference, difference.n)}`;
    return `- ${isCaught ? "**Caught.** It" : "Not shown: it"} gives ${more}, ${difference.n} lessons.`;
  });
  const turned = places.map(
    ({ criterion, first, pairs, turned }) =>
      `- ${isPlaceCaught(first) ? "**Caught.**" : "Not shown:"} ${criterion}: of two lessons it chose the first in ${first === null ? "none" : `${first.yes} of ${first.n} answers (${first.low.toFixed(2)} to ${first.high.toFixed(2)})`}; in ${turned} of ${pairs} pairs the answer turned with the order or did not count.`,
  );
  const all = [...lines, ...turned];
  return [
    "## What should play no part",
    "",
    ...(all.length === 0
      ? ["Nothing to tell it by: neither lengths, nor authors, nor pairs in both orders."]
      : all),
    "",
    "An interval that holds 0 (for places 0.5) does not show that there is no such bias.",
    "",
  ].join("\n");
}
