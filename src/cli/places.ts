import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { projectFolder } from "../workspace/project-folder.ts";

/** Where things are on this machine. */
export type Places = { project: string; data: string; workspace: string; pluginDirs: string[] };

export function findPlaces(
  flags: { workspace?: string | undefined; "plugin-dir"?: string[] | undefined },
  env: Env,
  cwd: string,
): Places {
  const project = projectFolder();
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
