import type { ArmSummary, Changed } from "./arms.ts";
import {
  amountOf,
  byConstruction,
  ofArm,
  ofInterval,
  ofShare,
  whatGroundingIs,
  whatQualityIs,
} from "./figures-in-words.ts";

/** Cost against quality, tier use and grounding, arm by arm, as markdown. */
export function armTables(arms: readonly ArmSummary[]): string[] {
  return [
    "## Cost, quality and what was read",
    "",
    "| arm | cases | trials | lessons | quality (95 %) | dollars a case (95 %) | read a skill, of cases (95 %) | read a file of one (95 %) |",
    "|---|---|---|---|---|---|---|---|",
    ...arms.map(
      (arm) =>
        `| ${ofArm(arm)} | ${arm.cases} | ${arm.trials} | ${arm.lessons} | ${arm.lessons === 0 ? "no lesson came" : ofInterval(arm.quality)} | ${ofInterval(arm.cost, 4)} | ${ofShare(arm.overviews)} | ${ofShare(arm.files)} |`,
    ),
    "",
    whatQualityIs,
    "",
    "## Grounding, without the guardrail and with it",
    "",
    "| arm | codes | of claims, guardrail off (95 %) | on (95 %) | lessons with one, off | on | difference (95 %), cases | claims taken away | stopped for good |",
    "|---|---|---|---|---|---|---|---|---|",
    ...arms.flatMap((arm) => {
      const { isByConstruction, takenAway, stopped } = arm;
      const head = `${ofArm(arm)}${isByConstruction ? " (so by construction)" : ""}`;
      const ends = [amountOf(takenAway), stopped];
      return [
        [head, "invented", ofShare(arm.inventedFirst), ofShare(arm.inventedAfter), ...ofChanged(arm.withInvented), ...ends], // biome-ignore format: one row
        [head, "misfitting", ofShare(arm.misfitFirst), ofShare(arm.misfitAfter), ...ofChanged(arm.withMisfit), ...ends], // biome-ignore format: one row
      ].map((cells) => `| ${cells.join(" | ")} |`);
    }),
    "",
    whatGroundingIs,
    ...(arms.some(({ isByConstruction }) => isByConstruction) ? [byConstruction] : []),
    "",
  ];
}

function ofChanged(changed: Changed | null): string[] {
  return changed === null
    ? ["nothing to tell", "nothing to tell", "nothing to tell"]
    : [
        ofShare(changed.off),
        ofShare(changed.on),
        `${ofInterval(changed.difference)}, ${changed.difference.n}`,
      ];
}
