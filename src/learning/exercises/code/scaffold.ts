import type { PastExercise } from "../../progress.ts";
import { itemKey } from "../exercise.ts";
import { bodyIn, commentSign, isToMend } from "./place-to-write.ts";
import type { CodeLanguage, CodeTask } from "./task.ts";

/** What is given beyond the task where code has failed (exercise-modalities §10.4): a part of the way, and a word on it. */
export type Scaffold = { starter: string; told: string };

/** How many code exercises on this concept have failed in a row, the newest last; a solved one begins anew. */
export function failedInARow(history: readonly PastExercise[]): number {
  const code = history.filter(({ modality, type }) => modality === "code" && type === "code");
  const solved = code.findLastIndex(({ rating }) => rating >= 2);
  return code.length - 1 - solved;
}

/**
 * A smaller step: first the same task again, now with its outline; after a second failure the shortest one. As they
 * come where nothing failed.
 */
export function smallerFirst(tasks: readonly CodeTask[], history: readonly PastExercise[]): CodeTask[] {
  const failed = failedInARow(history);
  if (failed === 0) return [...tasks];
  const last = history.findLast(({ modality, type }) => modality === "code" && type === "code");
  const isLast = ({ id }: CodeTask) => last?.uses.includes(itemKey("code", id)) === true;
  if (failed === 1 && tasks.some(isLast))
    return [...tasks.filter(isLast), ...tasks.filter((task) => !isLast(task))];
  return tasks.toSorted((a, b) => linesOf(a.solution).length - linesOf(b.solution).length);
}

/** Null where nothing failed. */
export function scaffoldFor(
  task: CodeTask,
  language: CodeLanguage,
  history: readonly PastExercise[],
  example: string,
): Scaffold | null {
  const failed = failedInARow(history);
  if (failed === 0) return null;
  const mends = isToMend(task, language);
  const starter = mends ? markedFault(task, language) : outlineOf(task, language, failed >= 2);
  const hints = task.hints.slice(0, failed >= 2 ? 2 : 1).join(" ");
  const told = [
    starter === null
      ? ""
      : mends
        ? "The first line that is not right is marked."
        : "The outline is given this time: write what is missing where it says so.",
    hints === "" ? "" : `To help you on, and not counted: ${hints}`,
    example === "" ? "" : `The example of this topic once more:\n${example}`,
  ].filter((line) => line !== "");
  return { starter: starter ?? task.starter, told: told.join("\n") };
}

/** A starter that is to be mended, with a mark at the first line that the solution has otherwise. */
function markedFault({ starter, solution, function: name }: CodeTask, language: CodeLanguage): string | null {
  const lines = linesOf(starter);
  const right = bodyOf(linesOf(solution), name, language).map(({ line }) => line.trim());
  const own = bodyOf(lines, name, language);
  const fault = own.find(({ line }, at) => line.trim() !== right[at]);
  if (fault === undefined) return null;
  const indent = /^\s*/.exec(fault.line)?.[0] ?? "";
  const mark = `${indent}${commentSign(language)} YOUR CODE HERE: look at the next line first`;
  return `${lines.toSpliced(fault.at, 0, mark).join("\n")}\n`;
}

/** What stands below the function's head and its docstring, without empty lines. */
function bodyOf(
  lines: readonly string[],
  name: string,
  language: CodeLanguage,
): { line: string; at: number }[] {
  const from = bodyIn(lines, name, language);
  return lines.map((line, at) => ({ line, at })).filter(({ line, at }) => at >= from && line.trim() !== "");
}

/**
 * The solution with its frame (what opens and closes blocks, what stood in the starter, the first line and the last)
 * and gaps where something has to be thought out; with `half`, every other gap is filled. Null where lines cannot be
 * told apart, or nothing would be left to do.
 */
export function outlineOf(task: CodeTask, language: CodeLanguage, half: boolean): string | null {
  const lines = linesOf(task.solution);
  if (lines.some((line) => !isWhole(line, language))) return null;
  const known = new Set(linesOf(task.starter).map((line) => line.trim()));
  const first = lines.findIndex((line) => !isFrame(line, language) && /^\s/.test(line));
  let gaps = 0;
  const kept = lines.map((line, at) => {
    if (at === first || isFrame(line, language) || known.has(line.trim()) || !/^\s/.test(line)) return line;
    gaps += 1;
    return half && gaps % 2 === 0 ? line : gapFor(line, language);
  });
  return gaps === 0 ? null : `${kept.join("\n")}\n`;
}

/** It holds the block open, and says where to write. */
function gapFor(line: string, language: CodeLanguage): string {
  const indent = /^\s*/.exec(line)?.[0] ?? "";
  const mark = `${commentSign(language)} YOUR CODE HERE`;
  return language === "python" ? `${indent}pass  ${mark}` : `${indent}${mark}`;
}

function isFrame(line: string, language: CodeLanguage): boolean {
  const text = line.trim();
  if (text === "" || text.startsWith(commentSign(language))) return true;
  if (language === "python")
    return /:\s*(?:#.*)?$/.test(text) || /^(?:import|from|@|\)|\]|"""|break$|continue$)/.test(text);
  return /[{(]$/.test(text) || /^[})]/.test(text) || /^(?:import|break;|continue;)/.test(text);
}

/** Every bracket and quotation that begins on it ends on it; of a script, blocks may stay open. */
function isWhole(line: string, language: CodeLanguage): boolean {
  const bare = line.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`/g, "");
  const count = (sign: string) => bare.split(sign).length - 1;
  const braces = language === "python" ? count("{") === count("}") : true;
  return braces && count("(") === count(")") && count("[") === count("]") && !/["'`\\]/.test(bare);
}

function linesOf(text: string): string[] {
  return text.trimEnd().split("\n");
}
