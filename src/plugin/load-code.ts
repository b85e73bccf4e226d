import { existsSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { reasonOf } from "../problem.ts";
import { type Fault, UnusableCode } from "./unusable-code.ts";

/** What a plugin's code file must export as its default. */
export type Expected<T> = {
  /** For messages: "a hook, { name, on, run }". */
  what: string;
  is(value: unknown): value is T;
};

/**
 * Runs a plugin's file and hands out its default export. Throws `UnusableCode`, which names the file and what it should
 * hold, or that it was not loaded within `patienceMs`.
 */
export async function loadDefault<T>(path: string, expected: Expected<T>, patienceMs: number): Promise<T> {
  const module = await withinTime(importFile(path, expected.what), path, patienceMs);
  const value: unknown = module.default;
  if (expected.is(value)) return value;
  const instead = "default" in module ? `it exports ${describe(value)}` : "it has no default export";
  const message = `the default export must be ${expected.what}; ${instead}.`;
  throw new UnusableCode(path, [{ line: null, message }]);
}

async function withinTime<T>(work: Promise<T>, path: string, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const message = `It could not be loaded: it was not done after ${ms / 1000} seconds. Nothing was started, so nothing is lost. See what the file waits for at its top, or leave its plugin out.`;
    late.reject(new UnusableCode(path, [{ line: null, message }]));
  }, ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function importFile(path: string, what: string): Promise<{ default?: unknown }> {
  try {
    return await import(pathToFileURL(path).href);
  } catch (error) {
    const causes: unknown[] =
      error instanceof AggregateError && error.errors.length > 0 ? error.errors : [error];
    const faults = causes.map((cause): Fault => {
      const { line, elsewhere } = placeOf(cause, path);
      const reason = `${reasonOf(cause)}${elsewhere}`;
      return { line, message: `It could not be loaded, though it should be ${what}: ${reason}` };
    });
    throw new UnusableCode(path, faults, { cause: error });
  }
}

/** Where in the file it went wrong; `elsewhere` where that is in a file that this one imports. */
function placeOf(error: unknown, path: string): { line: number | null; elsewhere: string } {
  if (typeof error !== "object" || error === null) return { line: null, elsewhere: "" };
  const position = "position" in error ? error.position : null;
  if (typeof position === "object" && position !== null && "line" in position && "file" in position) {
    const line = Number(position.line);
    return position.file === path
      ? { line, elsewhere: "" }
      : { line: null, elsewhere: ` (${position.file}:${line})` };
  }
  if ("specifier" in error && typeof error.specifier === "string")
    return { line: lineOfText(path, error.specifier), elsewhere: "" };
  const stack = "stack" in error && typeof error.stack === "string" ? error.stack : "";
  const own = stack.split(`${path}:`)[1];
  return { line: own === undefined ? null : Number.parseInt(own, 10) || null, elsewhere: "" };
}

function lineOfText(path: string, text: string): number | null {
  if (!existsSync(path)) return null;
  const at = readFileSync(path, "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text));
  return at < 0 ? null : at + 1;
}

function describe(value: unknown): string {
  if (typeof value !== "object" || value === null) return value === null ? "null" : `a ${typeof value}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? "an empty object" : `{ ${keys.slice(0, 8).join(", ")} }`;
}
