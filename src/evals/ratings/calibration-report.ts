import type { Interval } from "../statistics/interval.ts";
import { type Calibration, enough } from "./agreement-of.ts";

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
    `Advisory: κ is below ${enough}, or nothing was rated by both. What the judge says of such a criterion is advice and no measurement.`,
    "",
  ].join("\n");
}

function shown(interval: Interval | null): string {
  if (interval === null) return "not known";
  const [value, low, high] = [interval.value, interval.low, interval.high].map((one) => one.toFixed(2));
  return `${value} (${low} to ${high})`;
}
