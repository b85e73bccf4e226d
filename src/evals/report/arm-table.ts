import type { CaseResult } from "../suites/result.ts";
import { armSummaries } from "./arms.ts";
import { byConstruction, ofInterval, ofShare, whatGroundingIs, whatQualityIs } from "./figures-in-words.ts";

/** Cost against quality, tier use and grounding, arm by arm, as markdown. */
export function armTables(results: readonly CaseResult[]): string[] {
  const arms = armSummaries(results);
  return [
    "## Cost, quality and what was read",
    "",
    "| arm | trials | lessons | quality (95 %) | dollars a case (95 %) | read a skill (95 %) | read a file of one (95 %) |",
    "|---|---|---|---|---|---|---|",
    ...arms.map(
      (arm) =>
        `| ${arm.name} | ${arm.trials} | ${arm.lessons} | ${ofInterval(arm.quality)} | ${ofInterval(arm.cost, 4)} | ${ofShare(arm.overviews)} | ${ofShare(arm.files)} |`,
    ),
    "",
    whatQualityIs,
    "",
    "## Grounding, without the guardrail and with it",
    "",
    "| arm | invented in first drafts (95 %) | invented in what went out (95 %) | stopped for good |",
    "|---|---|---|---|",
    ...arms.map(
      (arm) =>
        `| ${arm.name}${arm.isByConstruction ? " (so by construction)" : ""} | ${ofShare(arm.inventedFirst)} | ${ofShare(arm.inventedAfter)} | ${arm.stopped} |`,
    ),
    "",
    whatGroundingIs,
    ...(arms.some(({ isByConstruction }) => isByConstruction) ? [byConstruction] : []),
    "",
  ];
}
