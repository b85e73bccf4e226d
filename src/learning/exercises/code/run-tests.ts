import { z } from "zod";
import { ask } from "./box-lines.ts";
import { inputShape } from "./input-shape.ts";
import type { PreparedTask } from "./prepare-task.ts";
import { countScript, type Spent } from "./script/count-script.ts";
import { hangSeconds, loadSteps, stepsFor } from "./steps.ts";
import type { CodeLanguage, RunInBox } from "./task.ts";
import { equal, Value } from "./value.ts";

/**
 * What came of one call, and the steps it took; null where they could not be counted. `timeout`: it had spent more than
 * there was to spend or, where `steps` is null, hung. `stopped`: the program ended, or was ended, while it ran.
 */
export type Ran = { output: string; steps: number | null } & (
  | { came: "value"; passed: boolean; value: Value; shown: string }
  | { came: "error"; type: string; text: string; line: number | null }
  | { came: "timeout" /** Most of it went into one ever larger thing. */; grew?: boolean }
  | { came: "stopped"; why: string }
);

/** `unread`: it does not parse. `unloaded`: it stops before any test. `missing`: the function is not there. */
export type TestRun =
  | {
      state: "ran";
      tests: Ran[];
      probes: Ran[];
      /** Forbidden functions that were really called, by whatever name, and on which line. */
      used: ReadonlyMap<string, number>;
    }
  | { state: "unread"; text: string; line: number | null }
  | { state: "unloaded"; text: string; line: number | null }
  | { state: "missing"; others: string[] }
  | { state: "refused"; text: string };

const Attempt = z.object({
  output: z.string().default(""),
  steps: z.number().nullish(),
  timeout: z.boolean().default(false),
  grew: z.boolean().default(false),
  error: z.object({ type: z.string(), text: z.string(), line: z.number().nullish() }).optional(),
  shown: z.string().default(""),
  value: Value.optional(),
  used: z.record(z.string(), z.number()).default({}),
});
const Loaded = Attempt.extend({
  kind: z.literal("loaded"),
  found: z.boolean().default(false),
  others: z.array(z.string()).default([]),
});
const Started = z.object({ kind: z.literal("started"), index: z.number().int() });
const Called = Attempt.extend({ kind: z.literal("called"), index: z.number().int() });

/** Not run: what it was asked to do without, and how many of its tests have to be tried. */
export type RunOptions = { how?: "all" | "until-one-fails"; forbidden?: readonly string[] };

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
  { how = "all", forbidden = [] }: RunOptions = {},
): Promise<TestRun> {
  const asked: Asked[] = [...task.tests, ...task.probes];
  const ran = new Map<number, Ran>();
  const used = new Map<string, number>();
  let hangs = 0;
  for (const batch of inBatches(asked, task.tests.length, how)) {
    const own = [...ran.values()];
    const few = own.filter(passed).length * 2 < own.length;
    if (own.length > 0 && (few || (how === "until-one-fails" && !own.every(passed)))) break;
    const calls = batch.map((index) => ({
      index,
      call: asked[index]?.call ?? "",
      steps: stepsFor(asked[index]?.steps ?? null),
      isSmall: inputShape(asked[index]?.call ?? "") !== "large",
    }));
    const spent =
      language === "python" ? null : await countScript(source, functionName, calls, language, box);
    for (const [index, one] of spent ?? [])
      if (one.isOver) ran.set(index, { output: "", steps: one.steps, came: "timeout" });
    for (let left = calls; ; ) {
      left = left.filter(({ index }) => !ran.has(index));
      if (left.length === 0) break;
      const job = {
        function: functionName,
        given: task.given,
        load_steps: loadSteps,
        forbidden,
        calls: left,
        source,
      };
      const limits = {
        seconds: language === "python" ? hangSeconds : hangSeconds / 5,
        outputBytes: 16_000_000,
      };
      const { lines, outcome } = await ask(box, language, "run", job, { "exercise.py": source }, limits);
      if (outcome.status === "refused") return { state: "refused", text: outcome.message };
      const loaded = lines.map((line) => Loaded.safeParse(line).data).find((line) => line !== undefined);
      const whole = beforeTests(loaded, outcome.status === "timeout" ? endless : outcome.message);
      if (whole !== null) return whole;
      for (const line of lines) {
        const called = Called.safeParse(line).data;
        if (called === undefined || ran.has(called.index)) continue;
        for (const [name, at] of Object.entries(called.used)) if (!used.has(name)) used.set(name, at);
        const test = asked[called.index];
        if (test !== undefined) ran.set(called.index, ranOf(called, test.expected, language, spent));
      }
      const begun = new Set(lines.flatMap((line) => Started.safeParse(line).data?.index ?? []));
      const open = left.map(({ index }) => index).filter((index) => !ran.has(index));
      const during =
        open.find((index) => begun.has(index)) ?? (open.length === left.length ? open[0] : undefined);
      if (during === undefined) continue;
      const { status, message } = outcome;
      const why =
        status === "done" || status === "failed" ? "The program ended itself while this ran." : message;
      ran.set(during, {
        output: "",
        steps: null,
        ...(status === "timeout" ? { came: "timeout" } : { came: "stopped", why }),
      });
      hangs += status === "timeout" ? 1 : 0;
      if (hangs >= mostHangs)
        for (const index of open)
          if (index !== during)
            ran.set(index, {
              output: "",
              steps: null,
              came: "stopped",
              why: "It was not tried: those before it hung.",
            });
    }
  }
  const all = asked.map((_, index) => ran.get(index));
  return {
    state: "ran",
    tests: all.slice(0, task.tests.length).flatMap((one) => one ?? []),
    probes: all.slice(task.tests.length).flatMap((one) => one ?? []),
    used,
  };
}

type Asked = { call: string; expected: Value; steps: number | null };

const mostHangs = 2;

/** Probes only after all tests; to find one failure, the small tests before the large. */
function inBatches(asked: readonly Asked[], tests: number, how: "all" | "until-one-fails"): number[][] {
  const all = asked.map((_, index) => index);
  const own = all.slice(0, tests);
  if (how === "all") return [own, all.slice(tests)];
  const isLarge = (index: number) => inputShape(asked[index]?.call ?? "") === "large";
  return [own.filter((index) => !isLarge(index)), own.filter(isLarge)];
}

const endless = "It does not finish loading: something outside the function goes on for ever.";

function beforeTests(loaded: z.infer<typeof Loaded> | undefined, message: string): TestRun | null {
  if (loaded === undefined)
    return { state: "unloaded", text: message || "The program ended itself before any test.", line: null };
  const { error, timeout, found, others } = loaded;
  if (timeout) return { state: "unloaded", text: endless, line: null };
  if (error !== undefined) {
    const state = /^(Syntax|Indentation|Tab)Error$/.test(error.type) ? "unread" : "unloaded";
    return { state, text: `${error.type}: ${error.text}`, line: error.line ?? null };
  }
  return found ? null : { state: "missing", others };
}

function ranOf(
  called: z.infer<typeof Called>,
  expected: Value,
  language: CodeLanguage,
  spent: ReadonlyMap<number, Spent> | null,
): Ran {
  const { output, timeout, grew, error, shown, value } = called;
  const steps = called.steps ?? spent?.get(called.index)?.steps ?? null;
  if (timeout) return { output: "", steps, came: "timeout", grew };
  if (error !== undefined) return { output, steps, came: "error", ...error, line: error.line ?? null };
  if (value === undefined) return { output, steps, came: "stopped", why: "Nothing came back." };
  return { output, steps, came: "value", passed: equal(value, expected, language), value, shown };
}

export function passed(ran: Ran): boolean {
  return ran.came === "value" && ran.passed;
}
