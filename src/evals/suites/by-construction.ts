import type { CaseResult } from "./result.ts";

/** Built-in drafting writes what its rules say, and a scripted model (`--model scripted`) its script: what they show says nothing of a model. */
export function isByConstruction({ provider, model }: Pick<CaseResult, "provider" | "model">): boolean {
  return provider === "builtin" || [provider, model].includes("scripted");
}
