import type { BloomLevel, DomainType } from "../../../course-format.ts";
import type { Material } from "../material.ts";
import type { SectionKind, SheetSection } from "../sheet.ts";

/** Makes one kind of section from what a concept has. */
export type SectionMaker = {
  kind: SectionKind;
  /** How well it suits a level, 0 to 3; 0 means never there. */
  suits(bloom: BloomLevel, domain: DomainType): number;
  /** How new to the learner is what it would be made from, 0 to 1. */
  fresh(material: Material): number;
  /** At most `wanted` questions, or null where there is too little to make it from. */
  make(material: Material, wanted: number): SheetSection | null;
};

/** By level: remember, understand, apply, analyze, evaluate, create. */
export function bySuit(
  ...scores: [number, number, number, number, number, number]
): (bloom: BloomLevel) => number {
  const [remember, understand, apply, analyze, evaluate, create] = scores;
  const table: Record<BloomLevel, number> = { remember, understand, apply, analyze, evaluate, create };
  return (bloom) => table[bloom];
}
