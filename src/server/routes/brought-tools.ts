import { Hono } from "hono";
import { z } from "zod";
import { approveTools, toolStates } from "../../agent/tool-approvals.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";

/** Tools that plugins bring and that nobody has approved as they are now. `hash` stands for the code that was shown. */
export type WaitingTools = { plugin: string; hash: string; tools: { name: string; file: string }[] };

export async function waitingTools(bench: Workbench): Promise<WaitingTools[]> {
  const { plugins } = await bench.plugins();
  const all = await Promise.all(
    [...plugins.values()].map(async (plugin) => {
      const { hash, waiting } = await toolStates(plugin, bench.setup.env);
      const tools = waiting.map((name) => ({ name, file: plugin.tools.get(name) ?? "" }));
      return { plugin: plugin.name, hash, tools };
    }),
  );
  return all.filter(({ tools }) => tools.length > 0);
}

export function broughtToolRoutes(bench: Workbench) {
  return new Hono().post("/approve", body(Approved), async (c) => {
    const { plugin: name, hash } = c.req.valid("json");
    const plugin = (await bench.plugins()).plugins.get(name);
    const states = plugin && (await toolStates(plugin, bench.setup.env));
    if (plugin === undefined || states === undefined || states.hash !== hash)
      throw new Refused(409, "changed", "That plugin has changed meanwhile. Look at it again.");
    await approveTools(bench.setup.env, plugin, states);
    return c.json({ waiting: await waitingTools(bench) });
  });
}

const Approved = z.object({ plugin: z.string().max(100), hash: z.string().max(100) });
