import { z } from "zod";
import { ask } from "./box-lines.ts";
import { inputShape } from "./input-shape.ts";
import type { PreparedTask } from "./prepare-task.ts";
import type { CodeLanguage, RunInBox } from "./task.ts";
import { equal, Value } from "./value.ts";

/** What came of one call. `stopped`: the program ended, or was ended, while it ran; `why` says by what. */
export type Ran = { output: string; seconds: number } & (
  | { came: "value"; passed: boolean; value: Value; shown: string }
  | { came: "error"; type: string; text: string; line: number | null }
  | { came: "timeout" }
  | { came: "stopped"; why: string }
);

/** `unread`: it does not parse. `unloaded`: it stops before any test. `missing`: the function is not there. */
export type TestRun =
  | { state: "ran"; tests: Ran[]; probes: Ran[] }
  | { state: "unread"; text: string; line: number | null }
  | { state: "unloaded"; text: string; line: number | null }
  | { state: "missing"; others: string[] }
  | { state: "refused"; text: string };

const Attempt = z.object({
  output: z.string().default(""),
  seconds: z.number().default(0),
  timeout: z.boolean().default(false),
  error: z.object({ type: z.string(), text: z.string(), line: z.number().nullish() }).optional(),
  shown: z.string().default(""),
  value: Value.optional(),
});
const Loaded = Attempt.extend({
  kind: z.literal("loaded"),
  found: z.boolean().default(false),
  others: z.array(z.string()).default([]),
});
const Started = z.object({ kind: z.literal("started"), index: z.number().int() });
const Called = Attempt.extend({ kind: z.literal("called"), index: z.number().int() });

/**
 * Runs a learner's code against a task's tests. The box is given the calls and gives back values; what is expected is
 * compared here. So code that prints results, exits, changes the harness or reads everything in its box gains nothing
 * by it: it has to come up with the right value. A call that does not come back fails, and the others are still tried.
 */
export async function runTests(
  source: string,
  functionName: string | null,
  task: PreparedTask,
  language: CodeLanguage,
  box: RunInBox,
  how: "all" | "until-one-fails" = "all",
): Promise<TestRun> {
  const asked: Asked[] = [...task.tests, ...task.probes.map((probe) => ({ ...probe, seconds: 0 }))];
  const batches = inBatches(asked, task.tests.length, how);
  const ran = new Map<number, Ran>();
  let spent = 0;
  for (;;) {
    const left = batches
      .map((batch) => batch.flatMap(({ test, index }) => (ran.has(index) ? [] : [{ test, index }])))
      .find((batch) => batch.length > 0);
    const failed = [...ran.values()].some((one) => !passed(one));
    const testsDone = task.tests.every((_, index) => ran.has(index));
    if (left === undefined || (failed && (testsDone || how === "until-one-fails"))) break;
    const calls = left.map(({ test, index }) => ({
      index,
      call: test.call,
      seconds: Math.min(8, Math.max(2, 20 * test.seconds)),
    }));
    const job = { function: functionName, given: task.given, load_seconds: 5, calls, source };
    const { lines, outcome } = await ask(
      box,
      language,
      "run",
      job,
      { "exercise.py": source },
      { seconds: wall(language, calls), outputBytes: 16_000_000 },
    );
    if (outcome.status === "refused") return { state: "refused", text: outcome.message };
    const loaded = lines.map((line) => Loaded.safeParse(line).data).find((line) => line !== undefined);
    const whole = beforeTests(loaded, outcome.message);
    if (whole !== null) return whole;
    for (const line of lines) {
      const called = Called.safeParse(line).data;
      if (called === undefined || ran.has(called.index)) continue;
      const test = asked[called.index];
      if (test !== undefined) ran.set(called.index, ranOf(called, test.expected, language));
    }
    const begun = new Set(lines.flatMap((line) => Started.safeParse(line).data?.index ?? []));
    const open = left.map(({ index }) => index).filter((index) => !ran.has(index));
    const during =
      open.find((index) => begun.has(index)) ?? (open.length === left.length ? open[0] : undefined);
    if (during === undefined) continue;
    const { seconds, status, message } = outcome;
    spent += seconds;
    if (spent > patience)
      for (const index of open)
        ran.set(index, {
          output: "",
          seconds: 0,
          came: "stopped",
          why: "It was not tried: the tests before it took too long.",
        });
    const why =
      status === "done" || status === "failed" ? "The program ended itself while this ran." : message;
    ran.set(during, {
      output: "",
      seconds,
      ...(status === "timeout" ? { came: "timeout" } : { came: "stopped", why }),
    });
  }
  const all = asked.flatMap((_, index) => ran.get(index) ?? []);
  return { state: "ran", tests: all.slice(0, task.tests.length), probes: all.slice(task.tests.length) };
}

type Asked = { call: string; expected: Value; seconds: number };

/** Probes only after all tests; to find one failure, the small tests before the large. */
function inBatches(asked: readonly Asked[], tests: number, how: "all" | "until-one-fails") {
  const all = asked.map((test, index) => ({ test, index }));
  const own = all.slice(0, tests);
  if (how === "all") return [own, all.slice(tests)];
  const isLarge = ({ test }: { test: Asked }) => inputShape(test.call) === "large";
  return [own.filter((one) => !isLarge(one)), own.filter(isLarge)];
}

const patience = 45;

/** The clock inside Python stops one call; elsewhere the box stops the run, and the rest is run again. */
function wall(language: CodeLanguage, calls: readonly { seconds: number }[]): number {
  const each = calls.map(({ seconds }) => seconds);
  return language === "python" ? 5 + each.reduce((sum, one) => sum + one, 0) : 2 + Math.max(...each);
}

function beforeTests(loaded: z.infer<typeof Loaded> | undefined, message: string): TestRun | null {
  if (loaded === undefined)
    return { state: "unloaded", text: message || "The program ended itself before any test.", line: null };
  const { error, timeout, found, others } = loaded;
  if (timeout)
    return {
      state: "unloaded",
      text: "It does not finish loading: something outside the function goes on for ever.",
      line: null,
    };
  if (error !== undefined) {
    const state = /^(Syntax|Indentation|Tab)Error$/.test(error.type) ? "unread" : "unloaded";
    return { state, text: `${error.type}: ${error.text}`, line: error.line ?? null };
  }
  return found ? null : { state: "missing", others };
}

function ranOf(called: z.infer<typeof Called>, expected: Value, language: CodeLanguage): Ran {
  const { output, seconds, timeout, error, shown, value } = called;
  if (timeout) return { output, seconds, came: "timeout" };
  if (error !== undefined) return { output, seconds, came: "error", ...error, line: error.line ?? null };
  if (value === undefined) return { output, seconds, came: "stopped", why: "Nothing came back." };
  return { output, seconds, came: "value", passed: equal(value, expected, language), value, shown };
}

export function passed(ran: Ran): boolean {
  return ran.came === "value" && ran.passed;
}
