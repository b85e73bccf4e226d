import temml from "temml";
import { mostTeX } from "../markdown/formula-syntax.ts";
import { Problem, reasonOf } from "../problem.ts";
import { recently } from "../recently.ts";
import type { Formula } from "./formula.ts";
import { mostDeep, readMathml, TooMuch } from "./read-mathml.ts";

/**
 * TeX as a formula. Bounded in length, depth and parts; knows no macros but its own, so nothing can repeat itself.
 * Throws a Problem that says in one sentence what is wrong.
 */
export function readFormula(tex: string, display: boolean): Formula {
  return display ? onItsOwn(tex) : inLine(tex);
}

/** A lesson asks for each of its formulas many times: to measure, to set and to read it out. */
const onItsOwn = recently(200, (tex: string) => read(tex, true));
const inLine = recently(500, (tex: string) => read(tex, false));

function read(tex: string, display: boolean): Formula {
  const problem = refused(tex);
  if (problem !== null) throw new Problem("usage", problem);
  try {
    const mathml = temml.renderToString(tex, {
      displayMode: display,
      throwOnError: true,
      trust: false,
      strict: false,
      maxExpand: 300,
      maxSize: [3, 3],
    });
    return { tex, display, tree: readMathml(mathml) };
  } catch (error) {
    throw new Problem("usage", `This formula ${said(error)}.`, { cause: error });
  }
}

/** What defines, repeats, leads elsewhere or names: nothing that a formula in a lesson needs. */
const forbidden =
  /\\(?:[gex]?def|let|futurelet|(?:re)?newcommand|providecommand|(?:re)?newenvironment|DeclareMathOperator|global|long|csname|expandafter|noexpand|catcode|char|href|url|includegraphics|require|class|id|style|data|tag|label|ref|eqref|verb|cancelto|mathllap|mathrlap|mathclap)(?![A-Za-z])/;

function refused(tex: string): string | null {
  if (tex.trim() === "") return "This formula is empty.";
  if (tex.length > mostTeX) return `This formula is longer than ${mostTeX} characters.`;
  const name = forbidden.exec(tex)?.[0];
  if (name !== undefined) return `This formula uses ${name}, which formulas here do not know.`;
  return deepest(tex) > mostDeep ? "This formula is nested too deep." : null;
}

/** How deep braces, environments and growing brackets go, and commands that take what follows without braces. */
function deepest(tex: string): number {
  let depth = 0;
  let most = 0;
  let bare = 0;
  for (const [found] of tex.matchAll(
    /\\(?:begin|left|end|right)(?![A-Za-z])|\\[A-Za-z]+|\\.|[{}]|[^\\{}\s]/gsu,
  )) {
    if (found === "{" || found === "\\begin" || found === "\\left") depth++;
    else if (found === "}" || found === "\\end" || found === "\\right") depth--;
    bare = /^\\[A-Za-z]+$/.test(found) ? bare + 1 : 0;
    most = Math.max(most, depth, bare);
  }
  return most;
}

/** temml points at the place with lines drawn under letters, for programmers; what comes before is for people. */
function said(error: unknown): string {
  if (error instanceof TooMuch) return error.message;
  const [first = ""] = reasonOf(error)
    .trim()
    .split(/\s+at (?:position|end of input)|[:\n]/);
  const unknown = /^Unsupported function name(?:: |\s*)(\\[A-Za-z]+)?/.exec(reasonOf(error).trim());
  if (unknown !== null) return `uses ${unknown[1] ?? "a command"}, which is not known`;
  if (/EOF|Unexpected end of input/.test(reasonOf(error))) return "does not end: a bracket is left open";
  return first === "" ? "cannot be read" : `cannot be read (${first.slice(0, 120)})`;
}
