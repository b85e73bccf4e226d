import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Problem } from "../../problem.ts";
import { readBounded } from "../../strangers/read-bounded.ts";
import { promptNames } from "../prompts/prompt.ts";
import { compileSpec } from "../spec/compile.ts";
import type { CompiledSpec, SpecProblem } from "../spec/compiled.ts";

export const defaultSpec = "0.3";

/** The file of a spec, by its version or by a path. Throws `Problem`. */
export function specPath(which: string, project: string, cwd: string): string {
  const own = join(project, "plugins", "coach", "spec", `session.v${which}.yaml`);
  if (/^\d+(\.\d+)+$/.test(which) && existsSync(own)) return own;
  const path = resolve(cwd, which);
  if (existsSync(path)) return path;
  throw new Problem("usage", `There is no session spec ${which}. It can be 0.2, 0.3 or a file.`);
}

/** Everything that is wrong with a spec, each at its line. Throws `Problem` where there is no reading it. */
export function checkSpec(
  path: string,
  lenient = false,
): { spec: CompiledSpec | null; problems: SpecProblem[] } {
  return compileSpec(sourceOf(path), { prompts: promptNames, lenient });
}

/** To be run. 0.2 runs as it was written, with what it forgot (decision 27). Throws `Problem` with what is wrong. */
export function loadSpec(which: string, project: string, cwd: string): CompiledSpec {
  const path = specPath(which, project, cwd);
  const lenient = /^version:\s*["']?0\.2["']?\s*(#.*)?$/m.test(sourceOf(path));
  const { spec, problems } = checkSpec(path, lenient);
  if (spec !== null) return spec;
  const list = problems.map(({ line, message }) => `  line ${line}: ${message}`).join("\n");
  throw new Problem("setup", `${path} cannot be run until this is mended:\n${list}`);
}

const mostBytes = 1_000_000;

function sourceOf(path: string): string {
  try {
    return readBounded(path, mostBytes);
  } catch (error) {
    throw new Problem("usage", `There is no reading ${path}.`, { cause: error });
  }
}
