import { conditionInWords } from "../../agent/condition.ts";
import { ofInterval } from "../report/figures-in-words.ts";
import type { RatedCondition } from "./by-condition.ts";

/** As markdown. */
export function conditionReport(found: readonly RatedCondition[]): string {
  const conditions = [...new Set(found.flatMap((one) => one.conditions.map(({ condition }) => condition)))];
  return [
    "## By condition",
    "",
    `| criterion | ${conditions.map((code) => `${conditionInWords(code)} (${code}), mean (95 %), lessons`).join(" | ")} | second less first (95 %) |`,
    `|---|${conditions.map(() => "---|").join("")}---|`,
    ...found.map(({ criterion, conditions: own, difference }) => {
      const cells = conditions.map((code) => {
        const one = own.find(({ condition }) => condition === code);
        return one === undefined ? "nothing rated" : `${ofInterval(one.mean)}, ${one.lessons}`;
      });
      const apart =
        difference === null
          ? "not of two conditions"
          : `${ofInterval(difference)}, ${difference.n} ${difference.isPaired ? "pairs" : "units, not paired"}`;
      return `| ${criterion} | ${cells.join(" | ")} | ${apart} |`;
    }),
    "",
    whatItIs,
    "",
  ].join("\n");
}

export const whatItIs =
  "Of several raters the mean; a case (in a study a participant) is one unit. Paired where a unit has both conditions. Intervals are of one criterion each and are not corrected. A criterion that is advisory above measures nothing yet, whatever differs here.";
