import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";

/** Where things are on this machine. */
export type Places = { project: string; data: string; workspace: string; pluginDirs: string[] };

export function findPlaces(
  flags: { workspace?: string | undefined; "plugin-dir"?: string[] | undefined },
  env: Env,
  cwd: string,
): Places {
  const project = projectRoot(import.meta.dir);
  const own = (flags["plugin-dir"] ?? []).map((dir) => existing("plugin-dir", resolve(cwd, dir)));
  return {
    project,
    data: resolve(cwd, env.TEACHER_ASSIST_DATA || "."),
    workspace: workspaceRoot(flags.workspace || env.TEACHER_ASSIST_WORKSPACE, cwd, project),
    pluginDirs: [join(project, "plugins"), ...own],
  };
}

function workspaceRoot(named: string | undefined, cwd: string, project: string): string {
  if (named) return existing("workspace", resolve(cwd, named));
  const here = join(cwd, "workspace");
  return existsSync(here) ? here : join(project, "workspace");
}

function existing(option: string, path: string): string {
  if (existsSync(path)) return path;
  throw new Problem("usage", `--${option}: there is no folder ${path}.`);
}

/** The folder that holds plugins/, seen from the source or from a bundle of it. */
function projectRoot(from: string): string {
  let dir = from;
  while (!(existsSync(join(dir, "plugins")) && existsSync(join(dir, "package.json")))) {
    const parent = dirname(dir);
    if (parent === dir) return dirname(dirname(from));
    dir = parent;
  }
  return dir;
}
