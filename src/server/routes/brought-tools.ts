import { Hono } from "hono";
import { z } from "zod";
import { approveTools, revokeTools, toolStates } from "../../agent/tool-approvals.ts";
import { Refused } from "../errors.ts";
import { body } from "../input.ts";
import type { Workbench } from "../workbench.ts";

/** Tools that plugins bring and that nobody has approved as they are now. `hash` stands for the code that was shown. */
export type WaitingTools = { plugin: string; hash: string; tools: { name: string; file: string }[] };

/** `approved`: plugins with tools that may run as they are now. */
export async function broughtTools(
  bench: Workbench,
): Promise<{ waiting: WaitingTools[]; approved: string[] }> {
  const { plugins } = await bench.plugins();
  const all = await Promise.all(
    [...plugins.values()].map(async (plugin) => {
      const { hash, waiting, approved } = await toolStates(plugin, bench.setup.env);
      const tools = waiting.map((name) => ({ name, file: plugin.tools.get(name) ?? "" }));
      return { plugin: plugin.name, hash, tools, mayRun: approved.length > 0 };
    }),
  );
  return {
    waiting: all.flatMap(({ mayRun, ...one }) => (one.tools.length > 0 ? [one] : [])),
    approved: all.flatMap(({ mayRun, plugin }) => (mayRun ? [plugin] : [])),
  };
}

export function broughtToolRoutes(bench: Workbench) {
  return new Hono()
    .post("/approve", body(Approved), async (c) => {
      const { plugin: name, hash } = c.req.valid("json");
      const plugin = (await bench.plugins()).plugins.get(name);
      const states = plugin && (await toolStates(plugin, bench.setup.env));
      if (plugin === undefined || states === undefined || states.hash !== hash)
        throw new Refused(409, "changed", "That plugin has changed meanwhile. Look at it again.");
      await approveTools(bench.setup.env, plugin, states);
      return c.json(await broughtTools(bench));
    })
    .post("/revoke", body(Revoked), async (c) => {
      await revokeTools(bench.setup.env, c.req.valid("json").plugin);
      return c.json(await broughtTools(bench));
    });
}

const Revoked = z.object({ plugin: z.string().max(100) });
const Approved = Revoked.extend({ hash: z.string().max(100) });
