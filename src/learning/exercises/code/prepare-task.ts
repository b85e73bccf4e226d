import { z } from "zod";
import { ask } from "./box-lines.ts";
import { type Probe, probeCalls } from "./probe-calls.ts";
import { countScript } from "./script/count-script.ts";
import { hangSeconds, loadSteps, probeSteps, referenceSteps } from "./steps.ts";
import { type CodeLanguage, type CodeTask, type RunInBox, taskHash } from "./task.ts";
import { equal, Value } from "./value.ts";

/** A test as it is run: the learner's code is given `call`; what is expected stays outside its box. */
export type PreparedTest = {
  name: string;
  call: string;
  expected: Value;
  expectedShown: string;
  /** What the reference took; null where no engine here can count it. */
  steps: number | null;
};

export type PreparedTask = {
  tests: PreparedTest[];
  /** Helpers that starter and solution share; what the learner does to their copy does not count. */
  given: string;
  /** The tests' calls with other numbers in them, and what the reference makes of them: not shown to anyone. */
  probes: (Probe & { expected: Value; steps: number | null })[];
};

const Line = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("broken"), problem: z.string() }),
  z.object({ kind: z.literal("given"), source: z.string() }),
  z.object({
    kind: z.literal("test"),
    index: z.number().int(),
    call: z.string(),
    expected: Value,
    expected_shown: z.string(),
    reference: Value,
    reference_shown: z.string(),
    steps: z.number().nullish(),
  }),
  z.object({
    kind: z.literal("probe"),
    call: z.string(),
    of: z.number().int(),
    isNear: z.boolean(),
    isOther: z.boolean(),
    isRearranged: z.boolean(),
    steps: z.number().nullish(),
    expected: Value,
  }),
]);

const prepared = new Map<string, PreparedTask>();

/**
 * What a task's tests expect, worked out in a box of its own with the reference solution, which passes them all, or
 * else there is a problem. Remembered within the process by the task's content.
 */
export async function prepareTask(
  task: CodeTask,
  language: CodeLanguage,
  box: RunInBox,
): Promise<PreparedTask | { problem: string }> {
  const hash = taskHash(task, language);
  const known = prepared.get(hash);
  if (known !== undefined) return known;
  const { function: name, tests, starter } = task;
  const job = {
    function: name,
    tests,
    starter,
    solution: task.solution,
    probes: probeCalls(task),
    load_steps: loadSteps,
    most_steps: referenceSteps,
    probe_steps: probeSteps,
  };
  const limits = { seconds: hangSeconds, outputBytes: 16_000_000 };
  const { lines, outcome } = await ask(box, language, "prepare", job, {}, limits);
  if (outcome.status === "refused") return { problem: outcome.message };
  const found = read(task, language, lines, outcome.message);
  if ("problem" in found) return found;
  const whole = language === "python" ? found : await withSteps(found, task, language, box);
  prepared.set(hash, whole);
  return whole;
}

/** What the reference takes; a probe that is much more work than its test is not asked. */
async function withSteps(
  { tests, probes, given }: PreparedTask,
  task: CodeTask,
  language: CodeLanguage,
  box: RunInBox,
): Promise<PreparedTask> {
  const calls = [
    ...tests.map(({ call }, index) => ({ index, call, steps: referenceSteps, isSmall: false })),
    ...probes.map(({ call }, at) => ({ index: tests.length + at, call, steps: probeSteps, isSmall: false })),
  ];
  const spent = await countScript(task.solution, task.function, calls, language, box);
  const stepsOf = (index: number) => spent?.get(index)?.steps ?? null;
  return {
    given,
    tests: tests.map((test, index) => ({ ...test, steps: stepsOf(index) })),
    probes: probes
      .map((probe, at) => ({ ...probe, steps: stepsOf(tests.length + at) }))
      .filter((_, at) => spent?.get(tests.length + at)?.isOver !== true),
  };
}

function read(
  task: CodeTask,
  language: CodeLanguage,
  lines: readonly unknown[],
  message: string,
): PreparedTask | { problem: string } {
  let given: string | null = null;
  const probes: PreparedTask["probes"] = [];
  const tests = new Map<number, PreparedTest>();
  for (const line of lines) {
    const { data } = Line.safeParse(line);
    if (data?.kind === "broken") return { problem: data.problem };
    if (data?.kind === "given") given = data.source;
    if (data?.kind === "probe") {
      const { call, of, isNear, isOther, isRearranged, expected, steps = null } = data;
      probes.push({ call, of, isNear, isOther, isRearranged, expected, steps });
    }
    if (data?.kind !== "test") continue;
    const name = task.tests[data.index]?.name ?? "";
    if (!equal(data.reference, data.expected, language))
      return {
        problem: `the reference solution does not pass “${name}”: ${data.expected_shown} is expected, ${data.reference_shown} comes`,
      };
    tests.set(data.index, {
      name,
      call: data.call,
      expected: data.expected,
      expectedShown: data.expected_shown,
      steps: data.steps ?? null,
    });
  }
  const all = task.tests.flatMap((_, index) => tests.get(index) ?? []);
  if (given === null || all.length < task.tests.length)
    return {
      problem: `the reference solution did not get through its tests: ${message || "it ended early"}`,
    };
  return { tests: all, given, probes: tellingOf(probes, all) };
}

const mostOthers = 24;

/** Of the calls with something else in them only those with another answer, and as many different ones as there are. */
function tellingOf(probes: PreparedTask["probes"], tests: readonly PreparedTest[]): PreparedTask["probes"] {
  const answer = ({ expected }: { expected: Value }) => JSON.stringify(expected);
  const others = probes.filter((probe) => {
    const own = tests[probe.of];
    return probe.isOther && own !== undefined && answer(probe) !== answer(own);
  });
  const turns = [...Map.groupBy(others, answer).values()].flatMap((those) =>
    those.map((probe, turn) => ({ probe, turn })),
  );
  const chosen = turns.toSorted((a, b) => a.turn - b.turn).slice(0, mostOthers);
  return [...probes.filter(({ isOther }) => !isOther), ...chosen.map(({ probe }) => probe)];
}
