import type { ArmSummary } from "./arms.ts";
import {
  amountOf,
  byConstruction,
  ofArm,
  ofInterval,
  ofShare,
  whatGroundingIs,
  whatPairsAre,
  whatQualityIs,
} from "./figures-in-words.ts";
import type { GuardrailPair, OfArm } from "./guardrail.ts";

/** Cost against quality, tier use and grounding, arm by arm, as markdown; then what was tried both without the guardrail and with it. */
export function armTables(arms: readonly ArmSummary[], pairs: readonly GuardrailPair[] = []): string[] {
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
      const ends = [takenAway === null ? "not known" : amountOf(takenAway), stopped];
      return [
        [head, "invented", ofShare(arm.inventedFirst), after(arm, arm.inventedAfter), ...ofChanged(arm.withInvented), ...ends], // biome-ignore format: one row
        [head, "misfitting", ofShare(arm.misfitFirst), after(arm, arm.misfitAfter), ...ofChanged(arm.withMisfit), ...ends], // biome-ignore format: one row
      ].map((cells) => `| ${cells.join(" | ")} |`);
    }),
    "",
    whatGroundingIs,
    ...(arms.some(({ isByConstruction }) => isByConstruction) ? [byConstruction] : []),
    "",
    ...pairTable(pairs),
  ];
}

function pairTable(pairs: readonly GuardrailPair[]): string[] {
  if (pairs.length === 0) return [];
  return [
    "## Grounding, runs without the guardrail against runs with it",
    "",
    "| under | codes | of claims that went out, runs without (95 %) | runs with it (95 %) | lessons with one, without | with it | difference (95 %), cases |",
    "|---|---|---|---|---|---|---|",
    ...pairs.flatMap(({ codes, lessons, isByConstruction, ...about }) =>
      (["invented", "misfitting"] as const).map((fault) => {
        const head = `${ofArm(about)}${isByConstruction ? " (so by construction)" : ""}`;
        const { off, on } = codes[fault];
        const cells = [head, fault, ofShare(off), ofShare(on), ...ofChanged(lessons[fault])];
        return `| ${cells.join(" | ")} |`;
      }),
    ),
    "",
    whatPairsAre,
    "",
  ];
}

const withoutIt = "ran without it";

function after({ isGuarded }: ArmSummary, share: ArmSummary["inventedAfter"]): string {
  return isGuarded ? ofShare(share) : withoutIt;
}

function ofChanged(changed: OfArm | null): string[] {
  if (changed === null) return ["nothing to tell", "nothing to tell", "nothing to tell"];
  return changed.on === null
    ? [ofShare(changed.off), withoutIt, withoutIt]
    : [
        ofShare(changed.off),
        ofShare(changed.on),
        `${ofInterval(changed.difference)}, ${changed.difference.n}`,
      ];
}
