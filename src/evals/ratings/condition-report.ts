import { conditionInWords } from "../../agent/condition.ts";
import { ofInterval } from "../report/figures-in-words.ts";
import type { RatedCondition } from "./by-condition.ts";
import { isSameArm, type RatedArm, ratedArms } from "./rated-arms.ts";

/** As markdown. */
export function conditionReport(found: readonly RatedCondition[]): string {
  const arms = ratedArms(found);
  return [
    "## By condition",
    "",
    `| criterion | ${arms.map((arm) => `${armInWords(arm)}, mean (95 %), lessons`).join(" | ")} | second less first (95 %) |`,
    `|---|${arms.map(() => "---|").join("")}---|`,
    ...found.map(({ criterion, conditions: own, difference }) => {
      const cells = arms.map((arm) => {
        const one = own.find((other) => isSameArm(arm, other));
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

function armInWords({ condition, writer }: RatedArm): string {
  return `${conditionInWords(condition)} (${condition})${writer === null ? "" : `, ${writer}`}`;
}

export const whatItIs =
  "Of several raters the mean; a case (in a study a participant) is one unit. Paired where a unit has both conditions. Intervals are of one criterion each and are not corrected. A criterion that is advisory above measures nothing yet, whatever differs here.";
