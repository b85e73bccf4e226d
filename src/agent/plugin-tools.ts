import { readFileSync } from "node:fs";
import type { Env } from "../env.ts";
import type { AgentDefinition, Plugin } from "../plugin/definitions.ts";
import { lineOfValue } from "../plugin/line-of.ts";
import { type Expected, loadDefault } from "../plugin/load-code.ts";
import { UnusableCode } from "../plugin/unusable-code.ts";
import { Problem, reasonOf } from "../problem.ts";
import { type Bound, readPluginTool } from "../tools/plugin-tool.ts";
import { toolStates } from "./tool-approvals.ts";

export type PluginTools = { tools: Bound[]; waiting: string[] };

/** The tools of its plugin that an agent names: those that may run, loaded, and those that wait for approval. Throws `Problem`. */
export async function pluginTools(
  plugin: Plugin,
  agent: AgentDefinition,
  { env, seconds }: { env: Env; seconds: number },
): Promise<PluginTools> {
  const named = agent.tools.filter((name) => plugin.tools.has(name));
  if (named.length === 0) return { tools: [], waiting: [] };
  const { hash, approved } = await toolStates(plugin, env);
  const usable = named.filter((name) => approved.includes(name));
  try {
    const tools = await Promise.all(usable.map((name) => loadTool(plugin, name, hash, seconds)));
    return { tools, waiting: named.filter((name) => !approved.includes(name)) };
  } catch (error) {
    throw new Problem("setup", reasonOf(error), { cause: error });
  }
}

/** Code stays in a process once it is loaded, so what has changed on disk since is another program's. */
const loaded = new Map<string, string>();

/** Runs the file, which must have been approved. Throws `UnusableCode`. */
export async function loadTool(plugin: Plugin, name: string, hash: string, seconds: number): Promise<Bound> {
  const path = plugin.tools.get(name) ?? "";
  const before = loaded.get(path) ?? hash;
  if (before !== hash) {
    const message = "It has changed since it was loaded: end this program and start it again to use it.";
    throw new UnusableCode(path, [{ line: null, message }]);
  }
  loaded.set(path, hash);
  const read = readPluginTool(name, await loadDefault(path, aTool, seconds * 1000));
  if (read.ok) return read.bind;
  const source = readFileSync(path, "utf8");
  throw new UnusableCode(
    path,
    read.faults.map(({ path: place, value, message }) => ({
      line: lineOfValue(source, place, value),
      message,
    })),
  );
}

const aTool: Expected<Record<string, unknown>> = {
  what: "a tool, { description, schema, run }",
  is: (value): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value),
};

/** One line for whoever asked: what is not used, and why. `how`: what a person does about it at this door. */
export function waitingLine(plugin: Plugin, waiting: readonly string[], how = ""): string[] {
  if (waiting.length === 0) return [];
  const [names, is] = [waiting.join(", "), waiting.length === 1 ? "is a tool" : "are tools"];
  return [
    `${names} ${is} of ${plugin.name} that you have not approved as it is now; going on without.${how && ` ${how}`}`,
  ];
}
