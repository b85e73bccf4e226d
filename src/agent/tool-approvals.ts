import { z } from "zod";
import type { Env } from "../env.ts";
import { configList } from "../model/config-list.ts";
import type { Plugin } from "../plugin/definitions.ts";
import { fingerprintOf } from "../plugin/fingerprint.ts";

/**
 * A tool that a plugin brings is code that can do all that its person can. It runs once they have approved it, as it is
 * now (decision 50): a plugin whose code has changed asks again. Kept in the person's own config folder.
 */
const approvals = configList({
  name: "approved-tools",
  item: z.object({ plugin: z.string(), tool: z.string(), hash: z.string() }),
  what: "What you approved",
});

export type ToolStates = {
  /** Of the plugin's code as it is now. */
  hash: string;
  approved: string[];
  waiting: string[];
};

/** Reads the plugin's files and runs none of them. */
export async function toolStates(plugin: Plugin, env: Env): Promise<ToolStates> {
  if (plugin.tools.size === 0) return { hash: "", approved: [], waiting: [] };
  const hash = fingerprintOf(plugin.dir);
  const kept = await approvals.read(env);
  const known = new Set(
    kept.filter((one) => one.plugin === plugin.name && one.hash === hash).map(({ tool }) => tool),
  );
  const names = [...plugin.tools.keys()];
  return {
    hash,
    approved: names.filter((name) => known.has(name)),
    waiting: names.filter((name) => !known.has(name)),
  };
}

/** `hash`: what the person was shown. Code that has changed since is still not approved. Throws `StoreError`. */
export async function approveTools(
  env: Env,
  plugin: Pick<Plugin, "name">,
  { hash, waiting }: Pick<ToolStates, "hash" | "waiting">,
): Promise<void> {
  await approvals.add(
    env,
    waiting.map((tool) => ({ plugin: plugin.name, tool, hash })),
  );
}

/** Takes back what was approved of a plugin, whatever its code was then; gives the tools. Throws `StoreError`. */
export async function revokeTools(env: Env, plugin: string): Promise<string[]> {
  const gone = await approvals.remove(env, (one) => one.plugin === plugin);
  return [...new Set(gone.map(({ tool }) => tool))];
}
