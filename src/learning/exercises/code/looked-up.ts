import type { Examined } from "./finding.ts";
import type { PreparedTask } from "./prepare-task.ts";
import { passed, type Ran, type TestRun } from "./run-tests.ts";
import type { Value } from "./value.ts";

const fewestProbes = 2;
const fewestAnswers = 3;

/**
 * Whether the answers were written down rather than worked out: the inputs and answers of half of the tests stand in
 * the code, or it passes tests and yet hardly any of the same calls with other numbers, or no more of those that have
 * another answer than one answer to all would, or it loses them as soon as as much is arranged otherwise. One that on other numbers stops with an error, ends the program or goes
 * on for ever knows no better than one that gives a wrong answer.
 */
export function isLookedUp(
  run: TestRun,
  { probes, tests }: PreparedTask,
  { lookedUp, unchanged }: Examined,
): boolean {
  if (run.state !== "ran" || unchanged) return false;
  if (lookedUp.length >= 2 && lookedUp.length * 2 >= run.tests.length) return true;
  const asked = run.probes.flatMap((ran, index) => {
    const probe = probes[index];
    const own = probe === undefined ? undefined : run.tests[probe.of];
    // Of a test that it does not pass nothing was written down.
    if (probe === undefined || probe.isOther || probe.isRearranged || own === undefined || !passed(own))
      return [];
    // Another kind of case (there is an answer, there is none) may just be one that was not thought of.
    if (!isSameCase(probe.expected, tests[probe.of]?.expected ?? null)) return [];
    // With far larger numbers an honest way may be far more work; with hardly different ones it is not.
    if (ran.came === "timeout" && !probe.isNear) return [];
    return [{ ran, expected: probe.expected, right: passed(ran) }];
  });
  const telling = asked.filter(({ ran, expected }) => !isSlight(expected) || ran.came !== "value");
  return (
    hardlyAny(telling) ||
    wrongForOneAnswer(asked) ||
    knowsNoOther(run, { probes, tests }) ||
    knowsNoOtherOrder(run, probes)
  );
}

/**
 * It passes every test, and of what is as long and arranged otherwise misses half or more, after two tests or more: it
 * goes by how much it was given, or by where the tests' answers stand. One slip that no test shows costs less than that.
 */
function knowsNoOtherOrder(run: Extract<TestRun, { state: "ran" }>, probes: PreparedTask["probes"]): boolean {
  if (!run.tests.every(passed)) return false;
  const asked = run.probes.flatMap((ran, index) => {
    const probe = probes[index];
    const isAsked = probe?.isRearranged === true && ran.came !== "timeout";
    return isAsked ? [{ of: probe.of, right: passed(ran) }] : [];
  });
  const byTest = [...Map.groupBy(asked, ({ of }) => of).values()].filter(
    (those) => those.length >= fewestAnswers,
  );
  return byTest.filter((those) => shareOf(those) <= 1 / 2).length >= 2 && shareOf(asked) <= 3 / 4;
}

/**
 * It passes nearly all tests, and of what is given otherwise, and answered otherwise, no more than a guess would. Each
 * answer counts once, however many probes have it: whoever always says the same is right once.
 */
function knowsNoOther(
  run: Extract<TestRun, { state: "ran" }>,
  { probes, tests }: Pick<PreparedTask, "probes" | "tests">,
): boolean {
  if (run.tests.filter(passed).length * 4 < run.tests.length * 3) return false;
  const asked = run.probes.flatMap((ran, index) => {
    const probe = probes[index];
    const before = probe === undefined ? undefined : tests[probe.of]?.expected;
    if (probe === undefined || probe.isRearranged || before === undefined || ran.came === "timeout")
      return [];
    if (JSON.stringify(before) === JSON.stringify(probe.expected)) return [];
    return [{ expected: probe.expected, right: passed(ran) }];
  });
  const byAnswer = [...Map.groupBy(asked, ({ expected }) => JSON.stringify(expected)).values()];
  if (byAnswer.length < fewestAnswers)
    return byAnswer.some((those) => those.length >= fewestAnswers && shareOf(those) <= 1 / 4);
  const known = byAnswer.reduce((sum, those) => sum + shareOf(those), 0);
  return known <= Math.max(1, (2 / 5) * byAnswer.length);
}

function shareOf(asked: readonly { right: boolean }[]): number {
  return asked.filter(({ right }) => right).length / asked.length;
}

function hardlyAny(asked: readonly { right: boolean }[]): boolean {
  return asked.length >= fewestProbes && shareOf(asked) < 1 / 4;
}

/** Yes or no is right by chance half of the time; but not one yes among several, where every test's yes was right. */
function wrongForOneAnswer(asked: readonly { ran: Ran; expected: Value; right: boolean }[]): boolean {
  const slight = asked.filter(({ expected }) => isSlight(expected));
  return [...new Set(slight.map(({ expected }) => JSON.stringify(expected)))].some((answer) => {
    const those = slight.filter(({ expected }) => JSON.stringify(expected) === answer);
    return those.length >= fewestProbes && those.every(({ right }) => !right);
  });
}

function isSameCase(a: Value, b: Value): boolean {
  return isSlight(a) || isSlight(b) ? JSON.stringify(a) === JSON.stringify(b) : true;
}

/** An answer that is right by chance too often to show anything. */
function isSlight(value: Value): boolean {
  if (value === null || typeof value === "boolean" || value === 0 || value === -1 || value === "")
    return true;
  return typeof value === "object" && "l" in value && value.l.length === 0;
}
