import type { Author } from "../model/builtin.ts";
import type { Plugin, PluginProblem } from "../plugin/definitions.ts";
import { type Expected, loadDefault } from "../plugin/load-code.ts";
import { Problem, reasonOf } from "../problem.ts";
import { type Hook, hookPoints } from "./hooks.ts";

/** Both throw `Problem`; `seconds` is how long the file may take to load. */
export async function loadHook(
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
  return load(path, aHook, seconds);
}

export function loadAuthor(path: string, seconds: number): Promise<Author> {
  return load(path, anAuthor, seconds);
}

/** Runs every hook file and author of a plugin, as an agent would, and says which cannot be used. */
export async function codeProblems(plugin: Plugin, seconds: number): Promise<PluginProblem[]> {
  const files = [
    ...[...plugin.hooks.values()].map((path) => [path, aHook] as const),
    ...[...plugin.builtin.values()].map((path) => [path, anAuthor] as const),
  ];
  const tried = files.map(([path, expected]) =>
    load<unknown>(path, expected, seconds).then(() => [], problemIn(plugin, path)),
  );
  return (await Promise.all(tried)).flat();
}

function problemIn(plugin: Plugin, path: string): (error: unknown) => PluginProblem[] {
  return (error) => {
    const message = reasonOf(error).replace(`${path}: `, "").replace(`${path} `, "It ");
    return [{ plugin: plugin.name, file: path, line: null, message }];
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
