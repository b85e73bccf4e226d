type Line = { text: string; code: boolean };

const problem = /^\s*(?:\*\*|__)(?:problem|(?:worked )?example)[^*_]{0,40}(?:\*\*|__)/i;
const step = /^ {0,3}\d+[.)]\s+\S/;
const result = /^\s*(?:\*\*|__)(?:result|solution)\s*:?(?:\*\*|__)/i;

/** Lines of a lesson without the examples in them that are worked through: a problem, its numbered steps, its result. */
export function withoutExamples<L extends Line>(lines: readonly L[]): L[] {
  const kept: L[] = [];
  let at = 0;
  while (at < lines.length) {
    const end = endOfExample(lines, at);
    const line = lines[at];
    if (end === at && line !== undefined) kept.push(line);
    at = Math.max(end, at + 1);
  }
  return kept;
}

/** A line of a text for pupils to read: quoted, or all of it emphasised. */
function isRead(line: string): boolean {
  return /^ {0,3}>/.test(line) || /^([*_])(?!\1)(?=\S).*\S\1\s*$/.test(line);
}

/** `from` where no example begins there. */
function endOfExample(lines: readonly Line[], from: number): number {
  const told = (at: number) => lines[at]?.text ?? "";
  const blank = (at: number) => at < lines.length && told(at).trim() === "";
  if (lines[from]?.code !== false || !problem.test(told(from))) return from;
  let at = from + 1;
  // A figure may stand below the problem, or the text that it is about.
  while (blank(at) || lines[at]?.code || isRead(told(at))) at++;
  if (!step.test(told(at))) return from;
  while (
    at < lines.length &&
    (blank(at) || step.test(told(at)) || /^\s+\S/.test(told(at)) || lines[at]?.code)
  ) {
    // Whatever has an answer is a task.
    if (/^\s*\*\*answers?\b/i.test(told(at))) return from;
    at++;
  }
  return result.test(told(at)) ? at + 1 : at;
}
