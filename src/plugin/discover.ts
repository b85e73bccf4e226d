import { readdirSync, realpathSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { reasonOf } from "../problem.ts";
import type { Plugin, PluginProblem } from "./definitions.ts";
import { foldersIn, isFile, isFolder } from "./listing.ts";
import { manifestPath } from "./manifest.ts";
import { readPlugin } from "./read-plugin.ts";
import type { Reading } from "./reading.ts";
import { checkReferences } from "./references.ts";

export type Discovery = {
  /** By name, sorted. Holds only what is sound: a part with a problem is left out, its neighbours stay. */
  plugins: Map<string, Plugin>;
  /** Everything that is wrong, sorted by file and line. */
  problems: PluginProblem[];
  /** What is worth knowing and keeps nothing from working, sorted the same way. */
  notes: PluginProblem[];
};

/**
 * Finds the plugins in `dirs`, each a plugin or a folder of plugins. Where two have one name, the first one counts.
 * No code of a plugin runs here: hooks and authors are paths until an agent needs them.
 */
export async function discoverPlugins(dirs: string[]): Promise<Discovery> {
  const found = new Map<string, Plugin>();
  const problems: PluginProblem[] = [];
  const notes: PluginProblem[] = [];
  for (const dir of pluginFolders(dirs, problems)) {
    const reading = readOrReport(dir, problems);
    if (!reading) continue;
    const { plugin } = reading;
    const first = found.get(plugin.name);
    if (first) {
      const message = `There are two plugins called \`${plugin.name}\`: ${first.dir} is used, ${plugin.dir} is not.`;
      problems.push({ plugin: plugin.name, file: plugin.dir, line: null, message });
      continue;
    }
    checkReferences(reading);
    found.set(plugin.name, plugin);
    problems.push(...reading.problems);
    notes.push(...reading.notes);
  }
  const plugins = new Map([...found].sort(([a], [b]) => compare(a, b)));
  return { plugins, problems: problems.sort(byPlace), notes: notes.sort(byPlace) };
}

function byPlace(a: PluginProblem, b: PluginProblem): number {
  return compare(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0);
}

/** Each folder once, in the order given, even where two of `dirs` lead to it. */
function pluginFolders(dirs: string[], problems: PluginProblem[]): string[] {
  const folders = new Map<string, string>();
  for (const dir of dirs.map((given) => resolve(given))) {
    const below = isPlugin(dir)
      ? [dir]
      : foldersIn(dir)
          .map((name) => join(dir, name))
          .filter(isPlugin);
    // An empty folder is a place for plugins to come, and no mistake.
    if (below.length === 0 && !(isFolder(dir) && readdirSync(dir).length === 0)) {
      const message = isFolder(dir)
        ? "There is no plugin in this folder: a plugin has `agents/`, `commands/` or `skills/` in it."
        : "There is no such folder.";
      problems.push({ plugin: "", file: dir, line: null, message });
    }
    for (const folder of below) {
      const real = realpathSync(folder);
      if (!folders.has(real)) folders.set(real, folder);
    }
  }
  return [...folders.values()];
}

/** A folder that may not be read, say: one plugin less, not an end to all of them. */
function readOrReport(dir: string, problems: PluginProblem[]): Reading | null {
  try {
    return readPlugin(dir);
  } catch (error) {
    const message = `The plugin cannot be read: ${reasonOf(error)}`;
    problems.push({ plugin: basename(dir), file: dir, line: null, message });
    return null;
  }
}

function isPlugin(dir: string): boolean {
  return (
    isFile(manifestPath(dir)) || ["agents", "commands", "skills"].some((part) => isFolder(join(dir, part)))
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
