import type { Examined } from "./finding.ts";
import type { PreparedTask } from "./prepare-task.ts";
import { passed, type Ran, type TestRun } from "./run-tests.ts";
import type { Value } from "./value.ts";

const fewestProbes = 2;

/**
 * Whether the answers were written down rather than worked out: the inputs and answers of half of the tests stand in
 * the code, or every test passes and hardly any of the same calls with other numbers does.
 */
export function isLookedUp(
  run: TestRun,
  { probes }: PreparedTask,
  { lookedUp, unchanged }: Examined,
): boolean {
  if (run.state !== "ran" || unchanged) return false;
  if (lookedUp.length >= 2 && lookedUp.length * 2 >= run.tests.length) return true;
  const telling = run.probes.filter(
    (ran, index) => !isSlight(probes[index]?.expected ?? null) && !gaveUp(ran),
  );
  const agree = telling.filter(passed).length;
  return run.tests.every(passed) && telling.length >= fewestProbes && agree * 4 < telling.length;
}

/** Slow on other numbers is not the same as knowing only these. */
function gaveUp(ran: Ran): boolean {
  return (
    ran.came === "timeout" ||
    ran.came === "stopped" ||
    (ran.came === "error" && ran.type === "RecursionError")
  );
}

/** An answer that is right by chance too often to show anything. */
function isSlight(value: Value): boolean {
  if (value === null || typeof value === "boolean" || value === 0 || value === -1 || value === "")
    return true;
  return typeof value === "object" && "l" in value && value.l.length === 0;
}
