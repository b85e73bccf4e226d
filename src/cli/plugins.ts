import { toolProblems } from "../agent/plugin-code.ts";
import { describeProblem, pluginNamed } from "../agent/resolve.ts";
import { timeLimits } from "../agent/time-limits.ts";
import { approveTools, revokeTools, toolStates } from "../agent/tool-approvals.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { Problem } from "../problem.ts";
import { whatWaits } from "./approve.ts";
import { commands } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { mayAsk, saysYes } from "./yes-no.ts";

/** The tools that plugins bring: approved, or their approval taken back. */
export async function plugins(invocation: Invocation): Promise<number> {
  const [, word, name] = invocation.args.positionals;
  if ((word === "approve" || word === "revoke") && name !== undefined)
    return word === "approve" ? await approve(invocation, name) : await revoke(invocation, name);
  const ways = (["plugins approve", "plugins revoke"] as const).map(
    (way) => `  teacher-assist ${commands[way]}`,
  );
  throw new Problem("usage", `Which plugin? There is:\n${ways.join("\n")}`);
}

/** From the next run on, at every door: a run that is under way keeps what it began with. */
async function revoke({ args, terminal, env }: Invocation, name: string): Promise<number> {
  const revoked = await revokeTools(env, name);
  const text =
    revoked.length === 0
      ? `Nothing of ${name} was approved.`
      : `Taken back: ${revoked.join(", ")}. ${revoked.length === 1 ? "It runs" : "They run"} again once you approve ${revoked.length === 1 ? "it" : "them"}.`;
  terminal.out(
    args.format === "text" ? `${text}\n` : `${JSON.stringify({ plugin: name, revoked }, null, 2)}\n`,
  );
  return exit.done;
}

/** As they are now; and loads them, so that a broken one is found at once. */
async function approve({ args, terminal, env, cwd }: Invocation, name: string): Promise<number> {
  const plugin = pluginNamed(await discoverPlugins(findPlaces(args, env, cwd).pluginDirs), name);
  const states = await toolStates(plugin, env);
  const { hash, approved, waiting } = states;
  if (waiting.length > 0) {
    terminal.err(whatWaits(plugin, states));
    if (mayAsk(args, terminal) && !args["approve-tools"] && !(await saysYes(terminal, "Approve?")))
      return exit.failed;
    await approveTools(env, plugin, states);
  }
  const tools = [...approved, ...waiting];
  const problems = await toolProblems(plugin, tools, hash, timeLimits(env, {}).hook);
  if (args.format !== "text")
    terminal.out(`${JSON.stringify({ plugin: name, approved: tools, problems }, null, 2)}\n`);
  else {
    terminal.out(tools.length === 0 ? `${name} brings no tools.\n` : `Approved: ${tools.join(", ")}.\n`);
    for (const problem of problems)
      terminal.err(`${terminal.style.red("problem:")} ${describeProblem(problem)}\n`);
  }
  return problems.length === 0 ? exit.done : exit.failed;
}
