import type { Finding } from "./finding.ts";
import type { PreparedTask } from "./prepare-task.ts";
import { passed, type TestRun } from "./run-tests.ts";

const noticeable = 0.4;
const timesSlower = 60;

/** Right, but so much slower than the reference that it must go about it in another way. */
export function slowFindings(run: TestRun, { tests }: PreparedTask): Finding[] {
  if (run.state !== "ran") return [];
  const slow = run.tests.flatMap((ran, index) => {
    const test = tests[index];
    const is =
      test !== undefined &&
      passed(ran) &&
      ran.seconds > noticeable &&
      ran.seconds > timesSlower * Math.max(0.001, test.seconds);
    return is ? [{ name: test.name, seconds: ran.seconds, reference: test.seconds }] : [];
  });
  const worst = slow.toSorted((a, b) => b.seconds - a.seconds)[0];
  if (worst === undefined) return [];
  const text = `“${worst.name}” takes ${worst.seconds.toFixed(1)} s where ${Math.max(0.001, worst.reference).toFixed(3)} s are enough: on larger inputs this will be too slow`;
  return [{ rule: "slow", line: 1, text, level: "minor" }];
}
