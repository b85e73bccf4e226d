import type { PairScore } from "../judged/pair-scores.ts";
import type { Interval } from "../statistics/interval.ts";
import { type Calibration, enough, fewest } from "./agreement-of.ts";
import { type Bias, isPlaceCaught } from "./biases.ts";

/** As markdown. */
export function calibrationReport(found: readonly Calibration[]): string {
  return [
    "| criterion | pairs | exact (95 %) | κ (95 %) | weighted κ (95 %) | people among themselves, α (95 %) | the judge |",
    "|---|---|---|---|---|---|---|",
    ...found.map(
      ({ criterion, exact, kappa, weighted, people, isCalibrated }) =>
        `| ${criterion} | ${exact?.n ?? 0} | ${shown(exact)} | ${shown(kappa)} | ${shown(weighted)} | ${shown(people)} | ${isCalibrated ? "calibrated" : "advisory"} |`,
    ),
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
    const more = `${difference.value < 0 ? "less" : "more"} than people to ${kind} than to the others: ${shown(difference)}`;
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

function shown(interval: Interval | null): string {
  if (interval === null) return "not known";
  const [value, low, high] = [interval.value, interval.low, interval.high].map((one) => one.toFixed(2));
  return `${value} (${low} to ${high})`;
}
