import { posix } from "node:path";
import type { Transpile } from "./transpile.ts";

/** A file of the box as quickjs gets it: plain JavaScript, and whether it is written with import and export. */
export type ScriptFile = { source: string; isModule: boolean };

/** Takes the types out of TypeScript. Throws an Error in the learner's words for what cannot be read. */
export function scriptFile(name: string, text: string, transpile: Transpile): ScriptFile {
  const typed = /\.[cm]?tsx?$/.test(name);
  const read: { source?: string; problem?: string; line?: number | null } = JSON.parse(
    transpile(text, typed ? "ts" : "js"),
  );
  if (read.source === undefined) {
    // Plain JavaScript is left for quickjs itself to complain about.
    if (!typed) return { source: text, isModule: usesModuleSyntax(name, text) };
    throw new SyntaxError(`${name}${read.line == null ? "" : `:${read.line}`}: ${read.problem}`);
  }
  return { source: typed ? read.source : text, isModule: usesModuleSyntax(name, read.source) };
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

/** Told from the transpiler's own writing, where each statement begins a line and no comment is left. */
function usesModuleSyntax(name: string, source: string): boolean {
  if (/\.mjs$|\.mts$/.test(name)) return true;
  if (/\.cjs$|\.cts$/.test(name)) return false;
  return /^(import(\s*["'{*]|\s+\w)|export(\s*[{*]|\s+\w)|await\s)/m.test(source);
}
