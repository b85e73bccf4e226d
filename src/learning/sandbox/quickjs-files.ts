import { posix } from "node:path";
import { reasonOf } from "../../problem.ts";

/** A file of the box as quickjs gets it: plain JavaScript, and whether it is written with import and export. */
export type ScriptFile = { source: string; isModule: boolean };

/** Takes the types out of TypeScript. Throws an Error in the learner's words for what cannot be read. */
export function scriptFile(name: string, text: string): ScriptFile {
  const typed = /\.[cm]?tsx?$/.test(name);
  try {
    const transpiler = new Bun.Transpiler({ loader: typed ? "ts" : "js", target: "browser" });
    const source = typed ? transpiler.transformSync(text) : text;
    return { source, isModule: usesModuleSyntax(name, source, transpiler) };
  } catch (error) {
    // Plain JavaScript is left for quickjs itself to complain about.
    if (!typed) return { source: text, isModule: false };
    throw new SyntaxError(`${name}${place(error)}: ${reasonOf(error)}`);
  }
}

/** Which file of the box `wanted` means, seen from `base`; null when there is none. */
export function resolveFile(names: ReadonlySet<string>, base: string, wanted: string): string | null {
  const relative = wanted.replace(/^\/box\//, "");
  const path = relative.startsWith(".")
    ? posix.join(posix.dirname(base), relative)
    : posix.normalize(relative);
  const swapped = path.replace(/\.([cm]?)js$/, ".$1ts");
  const tries = [path, ...endings.map((ending) => path + ending), swapped];
  return tries.find((name) => names.has(name)) ?? null;
}

const endings = [".js", ".ts", ".mjs", ".cjs", ".mts", ".json", "/index.js", "/index.ts"];

function usesModuleSyntax(name: string, source: string, transpiler: Bun.Transpiler): boolean {
  if (/\.mjs$|\.mts$/.test(name)) return true;
  if (/\.cjs$|\.cts$/.test(name)) return false;
  const { imports, exports } = transpiler.scan(source);
  return (
    exports.length > 0 ||
    imports.some(({ kind }) => kind === "import-statement") ||
    /^\s*(import\s+["'{*\w]|export\s*[{*]|await\s)/m.test(source)
  );
}

function place(error: unknown): string {
  if (typeof error !== "object" || error === null || !("position" in error)) return "";
  const { position } = error;
  if (typeof position !== "object" || position === null || !("line" in position)) return "";
  return `:${String(position.line)}`;
}
