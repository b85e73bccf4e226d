import type { RunRow } from "../runs/run-row.ts";

type Taken = { type: string; at: string };
type Ran = Pick<RunRow, "startedAt" | "endedAt">;

/**
 * How long each decision took the teacher: from the last thing that happened in the session (a draft or an answer was
 * there, another decision was made) until this one. A revision and alternatives are decided when they are asked for, so
 * the time in which the answer was written is not counted. A break is in it: nothing tells a break from thought.
 */
export function secondsToDecide(decisions: readonly Taken[], runs: readonly Ran[]): (number | null)[] {
  const ran = runs.flatMap(({ startedAt, endedAt }) =>
    endedAt === null ? [] : [{ start: Date.parse(startedAt), end: Date.parse(endedAt) }],
  );
  return decisions.map(({ type, at }, index) => {
    const made = Date.parse(at);
    const before = decisions.slice(0, index).map((other) => Date.parse(other.at));
    const asks = type === "revise" || type === "alternatives";
    const last = Math.max(...before, Number.NEGATIVE_INFINITY);
    // The run that answered it: the last that began after the decision before.
    const answering = asks
      ? ran.filter(({ start, end }) => start >= last && end <= made).toSorted((a, b) => b.start - a.start)[0]
      : undefined;
    if (asks && answering === undefined) return null;
    const asked = answering?.start ?? made;
    const ends = ran.filter((run) => run !== answering && run.end <= asked).map(({ end }) => end);
    const since = Math.max(...before.filter((time) => time <= asked), ...ends, Number.NEGATIVE_INFINITY);
    return since === Number.NEGATIVE_INFINITY ? null : (asked - since) / 1000;
  });
}
