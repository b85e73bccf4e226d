import { nearest } from "../nearest.ts";
import type { AgentDefinition, CommandDefinition, Plugin, PluginProblem } from "../plugin/definitions.ts";
import { Problem } from "../problem.ts";

/** What was found on this machine: plugins that can be used, and what is wrong with the rest. */
export type Plugins = { plugins: ReadonlyMap<string, Plugin>; problems: readonly PluginProblem[] };

export type Resolved = { plugin: Plugin; command: CommandDefinition | null; agent: AgentDefinition };

/** `plugin:command` to the command and its agent. Throws `Problem`, with the nearest right spelling. */
export function resolveCommand(found: Plugins, reference: string): Resolved {
  const [pluginName = "", commandName = "", ...rest] = reference.split(":");
  if (pluginName === "" || commandName === "" || rest.length > 0) {
    throw new Problem(
      "usage",
      `"${reference}" is not a command. Commands look like <plugin>:<command>${example(found)}`,
    );
  }
  const plugin = pluginNamed(found, pluginName);
  const command = plugin.commands.get(commandName);
  if (command === undefined) {
    if (mentions(found, plugin, `commands/${commandName}.md`)) {
      throw new Problem("setup", `The command ${reference} cannot be used:\n${problemsOf(found, plugin)}`);
    }
    const known = [...plugin.commands.keys()];
    throw new Problem(
      "usage",
      `There is no command "${commandName}" in ${pluginName}.${suggestion(commandName, known, (name) => `${pluginName}:${name}`)}`,
    );
  }
  return { plugin, command, agent: agentNamed(found, plugin, command.agent) };
}

export function pluginNamed(found: Plugins, name: string): Plugin {
  const plugin = found.plugins.get(name);
  if (plugin !== undefined) return plugin;
  const known = [...found.plugins.keys()];
  throw new Problem("usage", `There is no plugin "${name}".${suggestion(name, known, (one) => one)}`);
}

export function agentNamed(found: Plugins, plugin: Plugin, name: string): AgentDefinition {
  const agent = plugin.agents.get(name);
  if (agent !== undefined) return agent;
  const why = mentions(found, plugin, `agents/${name}.md`) ? problemsOf(found, plugin) : "It is not there.";
  throw new Problem("setup", `The agent ${name} of ${plugin.name} cannot be used:\n${why}`);
}

/** For agents that name each other: what they name was checked when the plugin was read. */
export function agentIn(plugin: Plugin, name: string): AgentDefinition {
  return agentNamed({ plugins: new Map(), problems: [] }, plugin, name);
}

export function describeProblem(problem: PluginProblem): string {
  return `${problem.file}${problem.line === null ? "" : `:${problem.line}`}: ${problem.message}`;
}

function mentions(found: Plugins, plugin: Plugin, pathEnd: string): boolean {
  return found.problems.some((one) => one.plugin === plugin.name && one.file.endsWith(pathEnd));
}

function problemsOf(found: Plugins, plugin: Plugin): string {
  const own = found.problems.filter((one) => one.plugin === plugin.name);
  return own.map(describeProblem).join("\n");
}

function suggestion(word: string, known: readonly string[], show: (name: string) => string): string {
  const near = nearest(word, known);
  if (near !== null) return ` Did you mean ${show(near)}?`;
  return known.length === 0 ? "" : ` There is: ${known.map(show).join(", ")}.`;
}

function example(found: Plugins): string {
  for (const plugin of found.plugins.values()) {
    for (const command of plugin.commands.keys()) return `, for example ${plugin.name}:${command}.`;
  }
  return ".";
}
