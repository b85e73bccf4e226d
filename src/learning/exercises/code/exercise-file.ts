import type { Concept } from "../../course-format.ts";
import { withMarker } from "./place-to-write.ts";
import type { Scaffold } from "./scaffold.ts";
import { type CodeLanguage, type CodeTask, extensions } from "./task.ts";
import { statementOf } from "./task-words.ts";

export function exerciseFileName(language: CodeLanguage): string {
  return `exercise.${extensions[language]}`;
}

/**
 * What the learner is to do, in a comment, and the code to begin with (exercise-modalities §5.2, §12.3). Hints are
 * asked for one by one, at every door, because each counts: in the file they would be read before they are wanted.
 */
export function exerciseFile(
  task: CodeTask,
  concept: Concept,
  language: CodeLanguage,
  exerciseId: string,
  scaffold: Scaffold | null = null,
): string {
  const many = task.hints.length === 1 ? "One" : `${task.hints.length}, one at a time`;
  const told = [
    `Exercise: ${oneLine(task.title)}`,
    `Concept: ${concept.id}`,
    `Bloom Level: ${task.bloom}`,
    "",
    "Instructions:",
    ...indented(statementOf(task, language)),
    ...(task.forbidden.length === 0 ? [] : ["", `    Do NOT use: ${task.forbidden.join(", ")}`]),
    ...(scaffold === null ? [] : ["", "To begin with:", ...indented(scaffold.told)]),
    ...(task.hints.length === 0
      ? []
      : [
          "",
          "Hints (read only if stuck):",
          `    ${many}. A hint counts.`,
          `    teacher-assist study hint ${exerciseId}`,
        ]),
  ];
  const starter = `${withMarker((scaffold?.starter ?? task.starter).trimEnd(), task.function, language)}\n`;
  if (language === "python")
    return `#!/usr/bin/env python3\n"""\n${told.map(inDocstring).join("\n")}\n"""\n\n\n${starter}`;
  return `/*\n${told.map((line) => ` * ${line.replaceAll("*/", "* /")}`.trimEnd()).join("\n")}\n */\n\n${starter}`;
}

function inDocstring(line: string): string {
  return line.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** Paragraphs kept, lines broken at 76, four spaces in. */
function indented(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .flatMap((line) => wrapped(line.trimEnd()).map((one) => (one === "" ? "" : `    ${one}`)));
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  let now = /^\s*/.exec(line)?.[0] ?? "";
  for (const word of line.trim().split(/ +/)) {
    if (now.trim() !== "" && now.length + word.length + 1 > 72) {
      lines.push(now);
      now = "";
    }
    now += now.trim() === "" ? word : ` ${word}`;
  }
  return [...lines, now.trimEnd()];
}
