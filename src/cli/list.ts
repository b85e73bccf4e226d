import { describeProblem } from "../agent/resolve.ts";
import type { Plugin } from "../plugin/definitions.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

export async function list({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { pluginDirs } = findPlaces(args, env, cwd);
  const { plugins, problems, notes } = await discoverPlugins(pluginDirs);
  if (args.format === "text") {
    terminal.out([...plugins.values()].map(describe).join("\n") || "No plugins yet.\n");
    for (const [title, list] of [
      ["Notes", notes],
      ["Problems", problems],
    ] as const) {
      if (list.length > 0)
        terminal.err(`\n${title}:\n${list.map((one) => `  ${describeProblem(one)}\n`).join("")}`);
    }
  } else {
    terminal.out(
      `${JSON.stringify({ plugins: [...plugins.values()].map(summary), problems, notes }, null, 2)}\n`,
    );
  }
  return problems.length === 0 ? exit.done : exit.failed;
}

function describe(plugin: Plugin): string {
  const rows = (entries: Iterable<{ name: string; description: string }>, prefix = "") =>
    [...entries]
      .map(({ name, description }) => `    ${`${prefix}${name}`.padEnd(34)} ${firstLine(description)}\n`)
      .join("");
  const part = (title: string, text: string) => (text === "" ? "" : `  ${title}\n${text}`);
  return [
    `${plugin.name} ${plugin.version}  ${firstLine(plugin.description)}\n`,
    part("commands", rows(plugin.commands.values(), `${plugin.name}:`)),
    part("agents", rows(plugin.agents.values())),
    part("skills", rows(plugin.skills.values())),
  ].join("");
}

function summary(plugin: Plugin) {
  const brief = (entries: Iterable<{ name: string; description: string }>) =>
    Array.from(entries, ({ name, description }) => ({ name, description }));
  return {
    name: plugin.name,
    version: plugin.version,
    description: plugin.description,
    commands: Array.from(plugin.commands.values(), ({ name, description, agent, mode }) => ({
      name,
      description,
      agent,
      mode,
    })),
    agents: brief(plugin.agents.values()),
    skills: brief(plugin.skills.values()),
    hooks: [...plugin.hooks.keys()],
    builtin: [...plugin.builtin.keys()],
  };
}

function firstLine(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  return line.length <= 90 ? line : `${line.slice(0, 89)}…`;
}
