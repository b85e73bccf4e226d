import { pathToFileURL } from "node:url";
import { reasonOf } from "../problem.ts";

/** What a plugin's code file must export as its default. */
export type Expected<T> = {
  /** For messages: "a hook, { name, on, run }". */
  what: string;
  is(value: unknown): value is T;
};

/**
 * Runs a plugin's file and hands out its default export. Throws an error that names the file and what it should hold,
 * or that it was not loaded within `patienceMs`.
 */
export async function loadDefault<T>(path: string, expected: Expected<T>, patienceMs: number): Promise<T> {
  const module = await withinTime(importFile(path, expected.what), path, patienceMs);
  const value: unknown = module.default;
  if (expected.is(value)) return value;
  const instead = "default" in module ? `it exports ${describe(value)}` : "it has no default export";
  throw new Error(`${path}: the default export must be ${expected.what}; ${instead}.`);
}

async function withinTime<T>(work: Promise<T>, path: string, ms: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const seconds = Math.round(ms / 1000);
    late.reject(new Error(`${path} could not be loaded: it was not done after ${seconds} seconds.`));
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
    const reason = reasonOf(error);
    throw new Error(`${path} could not be loaded, though it should be ${what}: ${reason}`, { cause: error });
  }
}

function describe(value: unknown): string {
  if (typeof value !== "object" || value === null) return value === null ? "null" : `a ${typeof value}`;
  const keys = Object.keys(value);
  return keys.length === 0 ? "an empty object" : `{ ${keys.slice(0, 8).join(", ")} }`;
}
