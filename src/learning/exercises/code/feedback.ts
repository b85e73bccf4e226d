import type { Rubric } from "../../course-format.ts";
import type { Failure } from "./failures.ts";
import type { Examined } from "./finding.ts";
import { isToMend } from "./place-to-write.ts";
import type { PreparedTask } from "./prepare-task.ts";
import { remarks } from "./quality-rubric.ts";
import { got, type Results, whyNoTests } from "./results.ts";
import { passed, type TestRun } from "./run-tests.ts";
import type { CodeLanguage, CodeTask } from "./task.ts";
import { verbOf } from "./task-words.ts";
import { callShown } from "./witness-call.ts";

/** All that is known about a piece of handed-in code. */
export type CodeStory = {
  task: CodeTask;
  language: CodeLanguage;
  /** Part of the way was given, as the one before had failed. */
  isScaffolded: boolean;
  prepared: PreparedTask;
  run: TestRun;
  results: Results;
  examined: Examined;
  failures: Failure[];
  /** What the course calls good code, where it says so. */
  rubric: Rubric | undefined;
  hintsUsed: number;
  testsEdited: boolean;
  courseEdited: boolean;
};

/** Every test may be green, and none of it counts: why. */
export const writtenDown =
  "The tests' own answers are written into the code, so passing them shows nothing. They do not count.";

/** What the learner reads. Never the solution. */
export function codeFeedback(story: CodeStory, lookedUp: boolean, title: string): string {
  const { run, prepared, examined, results } = story;
  const count = results.tests.filter(({ status }) => status === "pass").length;
  const lines = [`## ${title}`, ""];
  if (examined.unchanged && run.state === "ran" && isToMend(story.task, story.language))
    lines.push(
      `This is the program as it was given, not mended yet: ${count} of ${prepared.tests.length} tests pass with it.`,
    );
  else if (examined.unchanged) lines.push("The file is still as it was given: nothing was written yet.");
  else if (run.state !== "ran") lines.push(whyNoTests(run));
  else lines.push(`**${count} of ${prepared.tests.length} tests pass.**`);
  if (lookedUp) lines.push("", writtenDown);
  if (run.state === "ran") lines.push("", ...prepared.tests.flatMap((_, index) => testLines(story, index)));
  const { findings } = examined;
  if (findings.length > 0) lines.push("", "### In the code", "", ...remarks(findings, story.rubric));
  if (story.testsEdited)
    lines.push(
      "",
      "Your copy of the tests has been changed. It was not used: the tests were run as they were given.",
    );
  if (story.courseEdited)
    lines.push("", "The course has changed this exercise since. Yours was graded as it was given to you.");
  lines.push("", "### Next", "", nextStep(story, lookedUp));
  return `${lines.join("\n")}\n`;
}

function testLines({ prepared, run, failures }: CodeStory, index: number): string[] {
  const test = prepared.tests[index];
  const ran = run.state === "ran" ? run.tests[index] : undefined;
  if (test === undefined || ran === undefined) return [];
  if (passed(ran)) return [`- PASS: ${test.name}`];
  const evidence = failures.find((one) => one.index === index)?.evidence;
  return [
    `- FAIL: ${test.name}`,
    `  - called: ${inCode(callShown(test.call))}`,
    `  - expected: ${inCode(test.expectedShown)}`,
    `  - got: ${inCode(got(ran))}`,
    ...(ran.output.trim() === "" ? [] : [`  - printed: ${inCode(shortened(ran.output.trim()))}`]),
    ...(evidence === undefined ? [] : [`  - ${evidence}`]),
  ];
}

/** One thing to do now. */
export function nextStep(
  { task, language, prepared, run, examined, failures }: CodeStory,
  lookedUp: boolean,
): string {
  if (examined.unchanged)
    return `${verbOf(task, language)} \`${task.function}\`. If you do not know how to begin, take the first hint.`;
  if (run.state === "unread")
    return `Mend ${run.line === null ? "what cannot be read" : `line ${run.line}`} first; nothing can run before that.`;
  if (run.state === "missing") return `The tests call \`${task.function}\`: give your function that name.`;
  if (run.state !== "ran")
    return "Make the file load by itself first: nothing outside the function should ask, stop or wait.";
  if (lookedUp) return `Write \`${task.function}\` so that it would also work for inputs you have not seen.`;
  const banned = examined.findings.find(({ level }) => level === "forbidden");
  if (banned !== undefined) return `Line ${banned.line} ${banned.text}: that is what this exercise is about.`;
  const first = failures[0];
  if (first?.todo !== undefined) return first.todo;
  const test = first === undefined ? undefined : prepared.tests[first.index];
  if (first !== undefined && test !== undefined)
    return `Go through ${inCode(callShown(test.call))} by hand, line by line, and see where it first differs from what you meant. ${steps[first.type]}`.trim();
  const finding = examined.findings[0];
  if (finding !== undefined) return `It works. Look at line ${finding.line}: ${finding.text}.`;
  return "Say in your own words why it works, and what it costs when the input doubles.";
}

const steps: Readonly<Record<Failure["type"], string>> = {
  syntax_error: "",
  off_by_one: "Check where each loop or slice begins and ends.",
  missing_edge_case: "What should happen before the main part, for an input like this?",
  complexity_error: "How many steps does it take when the input doubles?",
  wrong_data_structure: "Check what kind of thing the function should give back.",
  logic_error: "",
  misconception: "",
};

function inCode(text: string): string {
  const one = shortened(text.replace(/\s+/g, " "));
  return one.includes("`") ? `\`\` ${one} \`\`` : `\`${one}\``;
}

function shortened(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 260)} … ${text.slice(-30)}`;
}
