import type { Finding } from "./finding.ts";
import { inputShape } from "./input-shape.ts";
import type { PreparedTask } from "./prepare-task.ts";
import { passed, type TestRun } from "./run-tests.ts";
import { inSteps } from "./steps.ts";

const noticeable = 20_000;
const growsFaster = 8;
/** Added on both sides: on a small input a few steps more or less say nothing. */
const slack = 40;

/**
 * Right, but from the small inputs to a large one its steps grow so much faster than the reference's that it must go
 * about it in another way (decision 44). Steps are counted, so this is the same on every machine.
 */
export function slowFindings(run: TestRun, { tests }: PreparedTask): Finding[] {
  if (run.state !== "ran") return [];
  const seen = run.tests.flatMap((ran, index) => {
    const test = tests[index];
    if (test === undefined || test.steps === null || ran.steps === null || !passed(ran)) return [];
    const times = (ran.steps + slack) / (test.steps + slack);
    return [
      { test, steps: ran.steps, reference: test.steps, times, large: inputShape(test.call) === "large" },
    ];
  });
  const small = Math.max(1, ...seen.filter(({ large }) => !large).map(({ times }) => times));
  const [worst] = seen
    .filter(({ large, steps, times }) => large && steps > noticeable && times > growsFaster * small)
    .toSorted((a, b) => b.times - a.times);
  if (worst === undefined) return [];
  const { test, steps, reference } = worst;
  const text = `“${test.name}” takes ${inSteps(steps)} where ${inSteps(reference)} are enough: on larger inputs this will be too slow`;
  return [{ rule: "slow", line: 1, text, level: "minor" }];
}
