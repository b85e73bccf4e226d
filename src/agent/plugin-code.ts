import type { Env } from "../env.ts";
import type { AskedAuthor, Author } from "../model/builtin.ts";
import type { Plugin, PluginProblem } from "../plugin/definitions.ts";
import { type Expected, loadDefault } from "../plugin/load-code.ts";
import { UnusableCode } from "../plugin/unusable-code.ts";
import { Problem, reasonOf } from "../problem.ts";
import { type Hook, hookPoints } from "./hooks.ts";
import { loadTool } from "./plugin-tools.ts";
import { toolStates } from "./tool-approvals.ts";

/** How a plugin's files come to run. Both throw `Problem`; `seconds` is how long a file may take to load. */
export type PluginCode = {
  author(path: string, seconds: number): Promise<AskedAuthor>;
  hook(path: string, seconds: number): Promise<Hook>;
};

/** On this very thread. */
export const codeHere: PluginCode = {
  author: (path, seconds) => load(path, anAuthor, seconds),
  hook: (path, seconds) => load(path, aHook, seconds),
};

export async function loadHook(
  { hook }: PluginCode,
  paths: ReadonlyMap<string, string>,
  name: string,
  seconds: number,
): Promise<Hook> {
  const path = paths.get(name);
  if (path === undefined) {
    throw new Problem(
      "setup",
      `The hook "${name}" is not there. There is: ${[...paths.keys()].join(", ") || "none"}.`,
    );
  }
  return hook(path, seconds);
}

/** Runs every hook file, author and approved tool of a plugin, as an agent would, and says which cannot be used. */
export async function codeProblems(plugin: Plugin, env: Env, seconds: number): Promise<PluginProblem[]> {
  const files = [
    ...[...plugin.hooks.values()].map((path) => [path, aHook] as const),
    ...[...plugin.builtin.values()].map((path) => [path, anAuthor] as const),
  ];
  const tried = files.map(([path, expected]) =>
    load<unknown>(path, expected, seconds).then(() => [], problemIn(plugin, path)),
  );
  const { hash, approved } = await toolStates(plugin, env);
  return (await Promise.all([...tried, toolProblems(plugin, approved, hash, seconds)])).flat();
}

/** Runs tools that were approved, at `hash`. */
export async function toolProblems(
  plugin: Plugin,
  approved: readonly string[],
  hash: string,
  seconds: number,
): Promise<PluginProblem[]> {
  const tried = approved.map((name) =>
    loadTool(plugin, name, hash, seconds).then(() => [], problemIn(plugin, plugin.tools.get(name) ?? "")),
  );
  return (await Promise.all(tried)).flat();
}

function problemIn(plugin: Plugin, file: string): (error: unknown) => PluginProblem[] {
  return (error) => {
    const cause = error instanceof Problem ? error.cause : error;
    const faults = cause instanceof UnusableCode ? cause.faults : [{ line: null, message: reasonOf(error) }];
    return faults.map((fault) => ({ plugin: plugin.name, file, ...fault }));
  };
}

async function load<T>(path: string, expected: Expected<T>, seconds: number): Promise<T> {
  try {
    return await loadDefault(path, expected, seconds * 1000);
  } catch (error) {
    throw new Problem("setup", reasonOf(error), { cause: error });
  }
}

const aHook: Expected<Hook> = {
  what: `a hook, { name, on, run }, with \`on\` one or several of ${hookPoints.join(", ")}`,
  is: isHook,
};
const anAuthor: Expected<Author> = { what: "a built-in author, { next(request) }", is: isAuthor };

function isAuthor(value: unknown): value is Author {
  return typeof value === "object" && value !== null && "next" in value && typeof value.next === "function";
}

function isHook(value: unknown): value is Hook {
  if (typeof value !== "object" || value === null) return false;
  if (!("name" in value && "on" in value && "run" in value)) return false;
  const points: unknown[] = Array.isArray(value.on) ? value.on : [value.on];
  const known: readonly unknown[] = hookPoints;
  return (
    typeof value.name === "string" &&
    typeof value.run === "function" &&
    points.length > 0 &&
    points.every((point) => known.includes(point))
  );
}
