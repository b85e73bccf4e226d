import { behavioural } from "./behavioural.ts";
import type { Criterion } from "./criterion.ts";
import { structural } from "./structural.ts";

/** All that can be measured with no model, in the order in which reports have them. */
export const criteria: readonly Criterion[] = [...structural, ...behavioural];

export const criterionNames: readonly string[] = criteria.map(({ name }) => name);

export function criterionNamed(name: string): Criterion | null {
  return criteria.find((criterion) => criterion.name === name) ?? null;
}
