import { describeProblem } from "../agent/resolve.ts";
import type { Plugin } from "../plugin/definitions.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

export async function list({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { pluginDirs } = findPlaces(args, env, cwd);
  const { plugins, problems, notes } = await discoverPlugins(pluginDirs);
  const found = await Promise.all([...plugins.values()].map((plugin) => withApprovals(plugin, env)));
  if (args.format === "text") {
    terminal.out(found.map(describe).join("\n") || "No plugins yet.\n");
    for (const [title, list] of [
      ["Notes", notes],
      ["Problems", problems],
    ] as const) {
      if (list.length > 0)
        terminal.err(`\n${title}:\n${list.map((one) => `  ${describeProblem(one)}\n`).join("")}`);
    }
  } else {
    terminal.out(`${JSON.stringify({ plugins: found.map(summary), problems, notes }, null, 2)}\n`);
  }
  return problems.length === 0 ? exit.done : exit.failed;
}

type Listed = { plugin: Plugin; approved: ReadonlySet<string> };

async function withApprovals(plugin: Plugin, env: Invocation["env"]): Promise<Listed> {
  if (plugin.tools.size === 0) return { plugin, approved: new Set() };
  const { toolStates } = await import("../agent/tool-approvals.ts"); // most plugins bring none
  return { plugin, approved: new Set((await toolStates(plugin, env)).approved) };
}

function describe({ plugin, approved }: Listed): string {
  const rows = (entries: Iterable<{ name: string; description: string }>, prefix = "") =>
    [...entries]
      .map(({ name, description }) => `    ${`${prefix}${name}`.padEnd(34)} ${firstLine(description)}\n`)
      .join("");
  const names = (list: Iterable<string>) => Array.from(list, (name) => `    ${name}\n`).join("");
  const tools = Array.from(plugin.tools.keys(), (name) => ({
    name,
    description: approved.has(name) ? "approved" : `waits for approval: plugins approve ${plugin.name}`,
  }));
  const part = (title: string, text: string) => (text === "" ? "" : `  ${title}\n${text}`);
  return [
    `${plugin.name} ${plugin.version}  ${firstLine(plugin.description)}\n`,
    part("commands", rows(plugin.commands.values(), `${plugin.name}:`)),
    part("agents", rows(plugin.agents.values())),
    part("skills", rows(plugin.skills.values())),
    part("hooks", names(plugin.hooks.keys())),
    part("built-in authors", names(plugin.builtin.keys())),
    part("tools", rows(tools)),
  ].join("");
}

function summary({ plugin, approved }: Listed) {
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
    tools: Array.from(plugin.tools.keys(), (name) => ({ name, approved: approved.has(name) })),
  };
}

function firstLine(text: string): string {
  const line = text.split("\n", 1)[0] ?? "";
  return line.length <= 90 ? line : `${line.slice(0, 89)}…`;
}
