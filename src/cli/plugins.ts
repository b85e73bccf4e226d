import { toolProblems } from "../agent/plugin-code.ts";
import { describeProblem, pluginNamed } from "../agent/resolve.ts";
import { timeLimits } from "../agent/time-limits.ts";
import { approveTools, toolStates } from "../agent/tool-approvals.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { Problem } from "../problem.ts";
import { whatWaits } from "./approve.ts";
import { commands } from "./commands.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";
import { mayAsk, saysYes } from "./yes-no.ts";

/** Approves the tools of a plugin as they are now, and loads them, so that a broken one is found at once. */
export async function plugins({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const [, word, name] = args.positionals;
  if (word !== "approve" || name === undefined)
    throw new Problem("usage", `Which plugin? teacher-assist ${commands["plugins approve"]}`);
  const plugin = pluginNamed(await discoverPlugins(findPlaces(args, env, cwd).pluginDirs), name);
  const states = await toolStates(plugin, env);
  const { hash, approved, waiting } = states;
  if (waiting.length > 0) {
    terminal.err(whatWaits(plugin, states));
    if (mayAsk(args, terminal) && !args["approve-tools"] && !(await saysYes("Approve?"))) return exit.failed;
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
