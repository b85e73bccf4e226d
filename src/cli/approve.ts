import { approveTools, type ToolStates, toolStates } from "../agent/tool-approvals.ts";
import type { Env } from "../env.ts";
import type { Plugin } from "../plugin/definitions.ts";
import type { Arguments } from "./options.ts";
import type { Terminal } from "./terminal.ts";
import { mayAsk, saysYes } from "./yes-no.ts";

export function howToApprove(plugin: string): string {
  return `To approve: teacher-assist plugins approve ${plugin}`;
}

/**
 * Before a plugin's agents start: asks whoever is at the terminal for the tools that wait. `--approve-tools` is the
 * answer given beforehand. Where nobody is there to ask, or they would rather not, the agents go on without.
 */
export async function approveBefore(
  plugin: Plugin,
  { args, terminal, env }: { args: Arguments; terminal: Terminal; env: Env },
): Promise<void> {
  const states = await toolStates(plugin, env);
  if (states.waiting.length === 0) return;
  if (!args["approve-tools"]) {
    if (!mayAsk(args, terminal)) return;
    terminal.err(whatWaits(plugin, states));
    if (!(await saysYes(terminal, "Approve?"))) return;
  }
  await approveTools(env, plugin, states);
}

/** What is approved, and what that means. */
export function whatWaits(plugin: Plugin, { waiting }: ToolStates): string {
  const rows = waiting.map((name) => `  ${name}  ${plugin.tools.get(name)}\n`);
  return (
    `${plugin.name} brings tools that you have not approved as they are now:\n${rows.join("")}` +
    "They are code that can do whatever you can on this computer. Approve what you have read, or whose author you trust.\n"
  );
}
