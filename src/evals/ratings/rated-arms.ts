import type { RatedCondition } from "./by-condition.ts";

export type RatedArm = Pick<RatedCondition["conditions"][number], "condition" | "writer">;

/** Every condition, with its model where there are several, once: the columns of a table. */
export function ratedArms(found: readonly RatedCondition[]): RatedArm[] {
  const all = found.flatMap(({ conditions }) => conditions);
  return all.filter((one, at) => all.findIndex((other) => isSameArm(one, other)) === at);
}

export function isSameArm(one: RatedArm, other: RatedArm): boolean {
  return one.condition === other.condition && one.writer === other.writer;
}
