import type { PreparedTask } from "./prepare-task.ts";
import { passed, type Ran, type TestRun } from "./run-tests.ts";
import { inSteps } from "./steps.ts";

/** Exercism's `results.json`, version 3 (decision 25). */
export type Results = {
  version: 3;
  status: "pass" | "fail" | "error";
  message: string | null;
  tests: {
    name: string;
    status: "pass" | "fail" | "error";
    message: string | null;
    output: string | null;
    test_code: string;
  }[];
};

export function resultsOf(run: TestRun, task: PreparedTask): Results {
  if (run.state !== "ran") return { version: 3, status: "error", message: whyNoTests(run), tests: [] };
  const tests = task.tests.map(({ name, call, expectedShown }, index) => {
    const ran = run.tests[index];
    const test_code = `${call} == ${expectedShown}`;
    if (ran === undefined)
      return { name, status: "error" as const, message: "It was not run.", output: null, test_code };
    const good = passed(ran);
    return {
      name,
      status: good ? ("pass" as const) : ran.came === "value" ? ("fail" as const) : ("error" as const),
      message: good ? null : `expected ${expectedShown}, got ${got(ran)}`,
      output: ran.output.trim() === "" ? null : ran.output,
      test_code,
    };
  });
  const status = tests.every((test) => test.status === "pass") ? "pass" : "fail";
  return { version: 3, status, message: null, tests };
}

/** What came back, in words. */
export function got(ran: Ran): string {
  if (ran.came === "value") return ran.shown;
  if (ran.came === "timeout")
    return ran.steps === null
      ? "nothing: it did not come to an end"
      : `nothing: it was still running after ${inSteps(ran.steps)}`;
  if (ran.came === "stopped")
    return `nothing: ${ran.why.charAt(0).toLowerCase()}${ran.why.slice(1).replace(/\.$/, "")}`;
  const where = ran.line === null ? "" : ` (line ${ran.line})`;
  return `${ran.type}${ran.text === "" ? "" : `: ${ran.text}`}${where}`;
}

export function whyNoTests(run: Exclude<TestRun, { state: "ran" }>): string {
  if (run.state === "refused") return run.text;
  if (run.state === "missing") {
    const others =
      run.others.length === 0 ? "" : ` There is ${run.others.map((name) => `\`${name}\``).join(", ")}.`;
    return `The function that the tests call is not there.${others}`;
  }
  const where = run.line === null ? "" : ` (line ${run.line})`;
  return run.state === "unread"
    ? `It cannot be read${where}: ${run.text}`
    : `It stops before any test${where}: ${run.text}`;
}
