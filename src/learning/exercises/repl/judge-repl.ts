import { unanswered } from "../../errors/error-type.ts";
import { failuresOf } from "../code/failures.ts";
import { prepareTask } from "../code/prepare-task.ts";
import { whyNoTests } from "../code/results.ts";
import { passed, runTests } from "../code/run-tests.ts";
import { tokens } from "../code/script/tokens.ts";
import type { CodeLanguage, RunInBox } from "../code/task.ts";
import { alike } from "../code/value-likeness.ts";
import { printedBy, sameText } from "./printed.ts";
import type { ReplQuestion } from "./repl-question.ts";

export type ReplVerdict = { correct: boolean; truth: string; error_type: string | null; note: string };

export async function judgeRepl(
  question: ReplQuestion,
  input: string,
  language: CodeLanguage,
  box: RunInBox,
): Promise<ReplVerdict | { problem: string }> {
  if (question.kind === "predict") return judgePrediction(question, input, language, box);
  if (question.kind === "value") return judgeValue(question, input, language, box);
  return judgeFix(question, input, language, box);
}

type Of<Kind> = Extract<ReplQuestion, { kind: Kind }>;

async function judgePrediction(
  { code, why }: Of<"predict">,
  input: string,
  language: CodeLanguage,
  box: RunInBox,
) {
  const printed = await printedBy(code, language, box);
  if (printed === null)
    return { problem: "The program could not be run here, so your answer was not judged." };
  const truth = printed.trim();
  return sameText(printed, input) ? right(truth) : wrong(input, truth, "misconception", why);
}

/** What is typed is run by itself: the function it is about is not there to be asked. */
async function judgeValue({ task, test }: Of<"value">, input: string, language: CodeLanguage, box: RunInBox) {
  const prepared = await prepareTask(task, language, box);
  const wanted = "problem" in prepared ? undefined : prepared.tests[test];
  if (wanted === undefined)
    return { problem: "The answer could not be worked out here, so yours was not judged." };
  const truth = wanted.expectedShown;
  if (input.trim() === "") return wrong(input, truth, "misconception", "");
  if (/^\s*(?:def|function|class|const|let)\s/.test(input))
    return {
      problem:
        "The function is not asked for here, only the value that the call gives back. Nothing was judged.",
    };
  if (callsSomething(input) && !callsSomething(truth))
    return { problem: "Write the value itself, not something that works it out. Nothing was judged." };
  const asked = { tests: [{ ...wanted, call: input }], given: "", probes: [] };
  const run = await runTests("", null, asked, language, box);
  if (run.state === "refused") return { problem: run.text };
  const ran = run.state === "ran" ? run.tests[0] : undefined;
  if (ran === undefined) return wrong(input, truth, "syntax_error", "That cannot be read as a value.");
  if (passed(ran)) return right(truth);
  if (ran.came !== "value") {
    const note =
      ran.came === "error" ? `That gives ${ran.type}: ${ran.text}.` : "That does not come to an end.";
    return wrong(
      input,
      truth,
      ran.came === "error" && /SyntaxError|NameError|ReferenceError/.test(ran.type)
        ? "syntax_error"
        : "logic_error",
      note,
    );
  }
  const like = alike(wanted.expected, ran.value, language, "You wrote");
  const type = like === null ? "logic_error" : likeTypes[like.as];
  return wrong(input, truth, type, like?.evidence ?? "");
}

/** `max([7])` works a value out; `set()` and `float("inf")` are the only way to write theirs. */
function callsSomething(input: string): boolean {
  const all = tokens(input);
  return all.some(({ kind, text }, at) => {
    if (kind === "name" && /^(?:for|lambda|function)$/.test(text)) return true;
    if (text !== "(") return text === "=>";
    const before = all[at - 1];
    if (before === undefined) return false;
    if (before.kind === "name") return !namesValue.test(before.text);
    return before.text === ")" || before.text === "]";
  });
}

const namesValue =
  /^(?:set|frozenset|dict|deque|float|Set|Map|BigInt|and|or|not|in|is|if|else|return|typeof)$/;

const likeTypes = {
  kind: "wrong_data_structure",
  "one-off": "off_by_one",
  count: "complexity_error",
} as const;

async function judgeFix({ task, line }: Of<"fix">, input: string, language: CodeLanguage, box: RunInBox) {
  const prepared = await prepareTask(task, language, box);
  if ("problem" in prepared)
    return { problem: "The tests could not be run here, so your answer was not judged." };
  const lines = task.starter.trimEnd().split("\n");
  const indent = /^\s*/.exec(lines[line] ?? "")?.[0] ?? "";
  // The line itself is not given away: the whole may still come as an exercise.
  const truth = `line ${line + 1} is the one to change`;
  const typed = input.trim().replace(/^\d+\s{2,}/, "");
  if (typed === "") return wrong(input, truth, "logic_error", "");
  const mended = lines.with(line, `${indent}${typed}`).join("\n");
  const run = await runTests(`${mended}\n`, task.function, prepared, language, box);
  if (run.state === "refused") return { problem: run.text };
  if (run.state !== "ran")
    return wrong(input, truth, run.state === "unread" ? "syntax_error" : "logic_error", whyNoTests(run));
  const [first] = failuresOf(run.tests, prepared, language);
  if (first === undefined) return right(truth);
  const test = prepared.tests[first.index];
  return wrong(
    input,
    truth,
    first.type,
    `${test?.call ?? ""} still does not give ${test?.expectedShown ?? ""}. ${first.evidence}`,
  );
}

function right(truth: string): ReplVerdict {
  return { correct: true, truth, error_type: null, note: "" };
}

function wrong(input: string, truth: string, error_type: string, note: string): ReplVerdict {
  return { correct: false, truth, error_type: input.trim() === "" ? unanswered : error_type, note };
}
