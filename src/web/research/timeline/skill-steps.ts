import { type SkillRead, skillRead } from "../../../evals/runs/skill-read.ts";
import type { Step } from "./step.ts";

export type SkillSteps = SkillRead & {
  /** The step in which it was first read. */
  key: string;
  times: number;
};

/** Which skills were read and how deep: each text once, in the order in which they were first read. */
export function skillSteps(steps: readonly Step[]): SkillSteps[] {
  const found = new Map<string, SkillSteps>();
  for (const { key, of } of steps.toSorted((a, b) => a.startMs - b.startMs)) {
    const read = "span" in of ? skillRead(of.span) : null;
    if (read === null) continue;
    const text = JSON.stringify([read.skill, read.tier, read.file]);
    const before = found.get(text);
    found.set(
      text,
      before === undefined ? { ...read, key, times: 1 } : { ...before, times: before.times + 1 },
    );
  }
  return [...found.values()];
}
