import { underItsCondition } from "../agent/condition.ts";
import { prepareAgent, type Setting } from "../agent/prepare.ts";
import type { Plugins, Resolved } from "../agent/resolve.ts";
import { tracedStore } from "../agent/telemetry/traced-store.ts";
import { openLibraries } from "../library/libraries.ts";
import { fileProposals } from "../memory/proposals.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { fileStore } from "../store/file-store.ts";
import { deskOf, type Studied } from "../store/session.ts";
import { approveBefore, howToApprove } from "./approve.ts";
import type { Invocation } from "./invocation.ts";
import { findPlaces } from "./places.ts";

/** The agent for work on saved lessons (one that was begun for a study: under its condition, at its desk), and where it is kept; what its plugin brings is approved first. */
export async function prepareFor(
  invocation: Invocation,
  resolve: (found: Plugins) => Resolved,
  session: Studied = {},
) {
  const { args, terminal, env, cwd } = invocation;
  const places = findPlaces(args, env, cwd);
  const workspaceRoot = deskOf(session, places.workspace);
  const { provider, model, "base-url": baseUrl } = args;
  const plain: Setting = {
    workspaceRoot,
    env,
    flags: { provider, model, baseUrl },
    howToApprove,
    memory: { proposals: fileProposals(places.data), sessions: fileStore(places.data) },
    libraries: openLibraries(places.data),
  };
  const asked = resolve(await discoverPlugins(places.pluginDirs));
  const { setting, resolved } = underItsCondition(session, plain, asked);
  await approveBefore(resolved.plugin, invocation);
  const prepared = await prepareAgent(setting, resolved, args);
  for (const notice of prepared.notices) terminal.err(`${terminal.style.dim(notice)}\n`);
  const traced = tracedStore(fileStore(places.data), env, (line) => terminal.err(`${line}\n`));
  return { prepared, workspaceRoot, ...traced };
}
