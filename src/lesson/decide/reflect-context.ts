import type { EvidenceFinding } from "../../workspace/curriculum/evidence.ts";
import type { Outcome } from "../../workspace/curriculum/outcome.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";

/** The outcomes that a lesson's checked claims name, each once. */
export function outcomesIn(claims: readonly EvidenceFinding[][], registry: Registry): Outcome[] {
  const codes = new Set(claims.flat().map(({ code }) => code));
  return [...codes].flatMap((code) => registry.find(code) ?? []);
}
