import { readdirSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import type { Env } from "../env.ts";

/** Where a person's own workspaces are. */
export function ownWorkspaces(env: Env): string {
  return join(env.HOME || homedir(), "teacher-assist");
}

export function isWorkspaceName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,50}$/.test(name);
}

/** Their names, in order; none where nobody has made one. */
export function listOwnWorkspaces(env: Env): string[] {
  try {
    return readdirSync(ownWorkspaces(env), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && isWorkspaceName(entry.name))
      .map(({ name }) => name)
      .sort();
  } catch {
    return [];
  }
}
