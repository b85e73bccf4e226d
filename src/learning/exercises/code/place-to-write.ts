import type { CodeLanguage } from "./task.ts";

/**
 * The starter with a line that shows where to write (exercise-modalities §5.2): first in the function, after its
 * docstring. Where that place is not found, above everything; where the course has marked it, as the course has it.
 */
export function withMarker(starter: string, functionName: string, language: CodeLanguage): string {
  if (/your code here/i.test(starter)) return starter;
  const lines = starter.split("\n");
  const at = bodyIn(lines, functionName, language);
  const next = lines[at] ?? "";
  const indent = at === 0 ? "" : (/^\s*/.exec(next)?.[0] ?? "");
  const words = isToMend({ starter, function: functionName }, language)
    ? "YOUR CODE HERE: what stands here is not right yet"
    : "YOUR CODE HERE";
  return lines.toSpliced(at, 0, `${indent}${commentSign(language)} ${words}`).join("\n");
}

/** Whether something stands there that is not right yet: such a task is mended, not written. */
export function isToMend(
  { starter, function: name }: { starter: string; function: string },
  language: CodeLanguage,
): boolean {
  if (/your code here/i.test(starter)) return false;
  const lines = starter.split("\n");
  return !isPlaceholder(lines.slice(bodyIn(lines, name, language)).join("\n"));
}

export function commentSign(language: CodeLanguage): string {
  return language === "python" ? "#" : "//";
}

/** The line of the function's body that comes first, after its docstring; 0 where it is not found. */
export function bodyIn(lines: readonly string[], name: string, language: CodeLanguage): number {
  return language === "python" ? bodyInPython(lines, name) : bodyInScript(lines, name);
}

/** The first line of the function's body, after its docstring; 0 where it is not found. */
function bodyInPython(lines: readonly string[], name: string): number {
  const start = lines.findIndex((line) =>
    new RegExp(String.raw`^\s*(?:async\s+)?def\s+${name}\s*\(`).test(line),
  );
  const end = start === -1 ? -1 : lines.findIndex((line, at) => at >= start && /:\s*(?:#.*)?$/.test(line));
  const body = end === -1 ? -1 : lines.findIndex((line, at) => at > end && line.trim() !== "");
  if (body === -1) return 0;
  const quotes = /^\s*[rR]?("""|'''|"|')/.exec(lines[body] ?? "")?.[1];
  if (quotes === undefined) return body;
  const opened = (lines[body] ?? "").trimStart().indexOf(quotes) + quotes.length;
  const oneLine = (lines[body] ?? "").trimStart().indexOf(quotes, opened) !== -1;
  const closed = oneLine ? body : lines.findIndex((line, at) => at > body && line.includes(quotes));
  return closed === -1 || closed + 1 >= lines.length ? body : closed + 1;
}

function bodyInScript(lines: readonly string[], name: string): number {
  const named = new RegExp(String.raw`\bfunction\*?\s+${name}\b|\b(?:const|let|var)\s+${name}\s*=`);
  const start = lines.findIndex((line) => named.test(line));
  const end = start === -1 ? -1 : lines.findIndex((line, at) => at >= start && /\{\s*$/.test(line));
  return end === -1 || end + 1 >= lines.length ? 0 : end + 1;
}

/** Nothing but an empty answer stands there. */
function isPlaceholder(body: string): boolean {
  return /^\s*(?:pass|\.\.\.|raise NotImplementedError\(?.*|throw .*|return(?: (?:None|null|undefined|0|-1|""|''|\[\]|\{\}|\(\)|false|False))?;?)?[\s};]*$/.test(
    body,
  );
}
