import type { RunRow } from "../runs/run-row.ts";
import { answeringRuns } from "./answering-runs.ts";

type Taken = { type: string; at: string };
type Ran = Pick<RunRow, "startedAt" | "endedAt">;

/**
 * How long each decision took the teacher: from the last thing that happened in the session (a draft or an answer was
 * there, another decision was made) until this one. A revision and alternatives are decided when they are asked for, so
 * the time in which the answer was written is not counted. A break is in it: nothing tells a break from thought.
 */
export function secondsToDecide(decisions: readonly Taken[], runs: readonly Ran[]): (number | null)[] {
  const answering = answeringRuns(decisions, runs);
  return decisions.map(({ type, at }, index) => {
    const run = answering[index] ?? null;
    if (run === null && (type === "revise" || type === "alternatives")) return null;
    const asked = Date.parse(run?.startedAt ?? at);
    const before = decisions.slice(0, index).map((other) => Date.parse(other.at));
    const ends = runs.flatMap((other) =>
      other === run || other.endedAt === null ? [] : Date.parse(other.endedAt),
    );
    const since = Math.max(...[...before, ...ends].filter((time) => time <= asked), Number.NEGATIVE_INFINITY);
    return since === Number.NEGATIVE_INFINITY ? null : (asked - since) / 1000;
  });
}
