import type { Items } from "../../course-format.ts";
import { inputShape } from "../code/input-shape.ts";
import { itemKey } from "../exercise.ts";
import type { ReplQuestion } from "./repl-question.ts";

export type ReplCandidate = { question: ReplQuestion; use: string };

/** Every small question that a concept's material gives. */
export function replCandidates({ outputs, code_tasks }: Items): ReplCandidate[] {
  const predictions = outputs.map(({ code, output, why }) => ({
    question: { kind: "predict" as const, code, output, why },
    use: itemKey("outputs", code),
  }));
  const values = code_tasks.flatMap((task) =>
    task.tests.flatMap((test, index) =>
      isPlainCall(test.call, task.function) && inputShape(test.call) !== "large"
        ? [{ question: { kind: "value" as const, task, test: index }, use: itemKey("call", test.call) }]
        : [],
    ),
  );
  const fixes = code_tasks.flatMap((task) => {
    const line = onlyDifferentLine(task.starter, task.solution);
    return line === null
      ? []
      : [{ question: { kind: "fix" as const, task, line }, use: itemKey("code_tasks", task.id) }];
  });
  return [...predictions, ...values, ...fixes];
}

const lately = 6;

/** Without what the last exercises asked, unless it is due again. */
export function notLately(
  candidates: readonly ReplCandidate[],
  { history, due }: { history: readonly { uses: string[] }[]; due?: ReadonlySet<string> },
): ReplCandidate[] {
  const done = new Set(history.slice(-lately).flatMap(({ uses }) => uses));
  return candidates.filter(({ use }) => !done.has(use) || due?.has(use) === true);
}

function isPlainCall(call: string, name: string): boolean {
  return call.startsWith(`${name}(`) && call.endsWith(")") && call.length <= 80;
}

/** Null where starter and solution differ in more than one line, or in how many they have. */
function onlyDifferentLine(starter: string, solution: string): number | null {
  const [given, solved] = [starter.trimEnd().split("\n"), solution.trimEnd().split("\n")];
  const differing = given.flatMap((line, at) => (line.trimEnd() === solved[at]?.trimEnd() ? [] : [at]));
  return given.length === solved.length && differing.length === 1 ? (differing[0] ?? null) : null;
}
