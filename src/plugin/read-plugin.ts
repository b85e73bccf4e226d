import { basename, join } from "node:path";
import type { Plugin } from "./definitions.ts";
import { agentFormat, commandFormat } from "./formats.ts";
import { filesIn } from "./listing.ts";
import { readManifest } from "./manifest.ts";
import { readSkills } from "./read-skills.ts";
import { hasOwnName, type Reading, readMarkdown, report } from "./reading.ts";
import { isTaken } from "./tool-names.ts";

export function readPlugin(dir: string): Reading {
  const { manifest, problems, notes } = readManifest(dir);
  const plugin: Plugin = {
    ...manifest,
    dir,
    agents: new Map(),
    commands: new Map(),
    skills: new Map(),
    hooks: codeFiles(join(dir, "hooks")),
    builtin: codeFiles(join(dir, "builtin")),
    tools: new Map(),
  };
  const hooks = new Set(plugin.hooks.keys());
  const declared = { agents: new Set<string>(), skills: new Set<string>(), hooks };
  const reading: Reading = { plugin, problems, notes, declared, broken: [], lineOf: new Map() };
  readAgents(reading);
  readCommands(reading);
  readSkills(reading);
  readTools(reading);
  return reading;
}

function readAgents(reading: Reading): void {
  const { plugin, declared } = reading;
  for (const { name, path } of markdownFiles(reading, "agents")) {
    declared.agents.add(name);
    const read = readMarkdown(reading, path, agentFormat);
    if (!read) continue;
    const fields: Record<string, unknown> = read.ok ? read.value : read.fields;
    const named = hasOwnName(reading, path, read, { given: fields.name, own: name, of: "file" });
    if (read.ok && named)
      plugin.agents.set(name, { ...read.value, name, plugin: plugin.name, path, body: read.body });
    else reading.broken.push({ kind: "agent", name, path, fields });
  }
}

function readCommands(reading: Reading): void {
  const { plugin } = reading;
  for (const { name, path } of markdownFiles(reading, "commands")) {
    const read = readMarkdown(reading, path, commandFormat);
    if (read?.ok)
      plugin.commands.set(name, { ...read.value, name, plugin: plugin.name, path, body: read.body });
    else if (read) reading.broken.push({ kind: "command", name, path, fields: read.fields });
  }
}

/** No code runs here: what a tool takes and does is known once it is approved and loaded. */
function readTools(reading: Reading): void {
  const { plugin } = reading;
  for (const [name, path] of codeFiles(join(plugin.dir, "tools"))) {
    if (!hasGoodName(reading, { name, path })) continue;
    if (isTaken(name)) report(reading, path, null, `\`${name}\` is a tool of our own: rename the file.`);
    else plugin.tools.set(name, path);
  }
}

function markdownFiles(reading: Reading, folder: string): { name: string; path: string }[] {
  const dir = join(reading.plugin.dir, folder);
  const files = filesIn(dir, ".md").map((file) => ({ name: basename(file, ".md"), path: join(dir, file) }));
  return files.filter((file) => hasGoodName(reading, file));
}

/** Their names become commands and tool names, so not every file name will do. */
function hasGoodName(reading: Reading, { name, path }: { name: string; path: string }): boolean {
  const fits = /^[a-z0-9][a-z0-9_-]{0,49}$/i.test(name);
  if (!fits) report(reading, path, null, "A name is up to 50 letters, digits, `-` and `_`: rename the file.");
  return fits;
}

/** `_shared.ts` and `x.test.ts` lie beside hooks and authors without being one. */
function codeFiles(dir: string): Map<string, string> {
  const files = filesIn(dir, ".ts").filter((file) => !/^_|\.(test|d)\.ts$/.test(file));
  return new Map(files.map((file) => [basename(file, ".ts"), join(dir, file)]));
}
