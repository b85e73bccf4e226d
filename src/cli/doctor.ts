import { access, constants, stat, statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { namedToolProblems } from "../agent/named-tools.ts";
import { codeProblems } from "../agent/plugin-code.ts";
import { describeProblem } from "../agent/resolve.ts";
import { timeLimits } from "../agent/time-limits.ts";
import { toolStates } from "../agent/tool-approvals.ts";
import { teachingHome } from "../learning/state/places.ts";
import { isLoopback, serverOf } from "../model/address.ts";
import { ModelError } from "../model/errors.ts";
import { heldNames, keyFor, keyNames, urlNames } from "../model/model-env.ts";
import { chooseProvider } from "../model/provider.ts";
import { proxyFor } from "../model/proxy.ts";
import type { AgentDefinition, Plugin } from "../plugin/definitions.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { fileStore } from "../store/file-store.ts";
import { howToApprove } from "./approve.ts";
import { exit } from "./exit.ts";
import type { Invocation } from "./invocation.ts";
import { modelsHere } from "./models-here.ts";
import { findPlaces, type Places } from "./places.ts";

export type Finding = { check: string; state: "ok" | "note" | "problem"; detail: string };

/** Looks at everything a run needs, changes nothing, and says what to do about what is wrong. */
export async function doctor({ args, terminal, env, cwd, places: keyPlaces }: Invocation): Promise<number> {
  const places = findPlaces(args, env, cwd);
  const local = modelsHere(env); // asked while everything else is looked at
  const { plugins, problems, notes } = await discoverPlugins(places.pluginDirs);
  const { hook: seconds } = timeLimits(env, {});
  const broken = await Promise.all(
    [...plugins.values()].map(async (plugin) => [
      ...(plugin.name === "study" ? [] : namedToolProblems(plugin)), // its room gives its agents their own
      ...(await codeProblems(plugin, env, seconds)),
    ]),
  );
  const findings: Finding[] = [
    runtime(),
    await written("data", places.data, "sessions and traces are kept here", "TEACHER_ASSIST_DATA"),
    await written(
      "learning",
      teachingHome(env),
      "what Study and Speak know of the learner is kept here",
      "TEACHER_ASSIST_HOME",
    ),
    await diskSpace(places.data),
    await savedSessions(places.data),
    await workspaceFolder(places),
    pluginsFound(plugins),
    ...[...problems, ...broken.flat()].map(
      (one): Finding => ({ check: "plugin", state: "problem", detail: describeProblem(one) }),
    ),
    ...notes.map((one): Finding => ({ check: "plugin", state: "note", detail: describeProblem(one) })),
    ...(await Promise.all([...plugins.values()].map((plugin) => toolsWaiting(plugin, env)))).flat(),
    ...(await codeBoxes()),
    ...keys(env, keyPlaces),
    ...roads(env, args["base-url"]),
    ...(await local),
    ...authors(plugins, { provider: args.provider, model: args.model, baseUrl: args["base-url"] }, env),
  ];
  const ok = !findings.some(({ state }) => state === "problem");
  if (args.format === "text") terminal.out(findings.map(row).join(""));
  else terminal.out(`${JSON.stringify({ ok, findings }, null, 2)}\n`);
  return ok ? exit.done : exit.failed;
}

function row({ check, state, detail }: Finding): string {
  const mark = { ok: "ok     ", note: "note   ", problem: "PROBLEM" }[state];
  return `${mark}  ${check.padEnd(10)}  ${detail}\n`;
}

/** Where learners' programs would run (decision 25). Without a box there are no code exercises; all else works. */
async function codeBoxes(): Promise<Finding[]> {
  const { describeBox } = await import("../learning/sandbox/run-in-box.ts");
  const boxes = await describeBox();
  return boxes.map(({ language, runner, why }) => ({
    check: "code",
    state: runner === null ? "note" : "ok",
    detail: runner === null ? `${language}: ${why}` : `${language} runs in ${runner}`,
  }));
}

function runtime(): Finding {
  const wanted = Bun.semver.satisfies(Bun.version, ">=1.4.0");
  const detail = `Bun ${Bun.version}${wanted ? "" : ": too old. Delete node_modules and start again."}`;
  return { check: "runtime", state: wanted ? "ok" : "problem", detail };
}

/** A folder that rooms write to, or would make; `variable`: what names another. */
async function written(check: string, folder: string, holds: string, variable: string): Promise<Finding> {
  const nearest = await nearestExisting(folder);
  const isWritten = await access(nearest, constants.W_OK).then(
    async () => (await stat(nearest)).isDirectory(),
    () => false,
  );
  if (isWritten) return { check, state: "ok", detail: `${folder} (${holds})` };
  const detail = `${folder} cannot be written to (${holds}). Choose another with ${variable}=<folder>.`;
  return { check, state: "problem", detail };
}

async function diskSpace(data: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(await nearestExisting(data));
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  const low = megabytes < 200;
  return {
    check: "disk",
    state: low ? "problem" : "ok",
    detail: `${megabytes} MB free${low ? ": make room." : ""}`,
  };
}

async function savedSessions(data: string): Promise<Finding> {
  const { total, problems } = await fileStore(data).listSessions({ limit: 1 });
  if (problems.length === 0) return { check: "sessions", state: "ok", detail: `${total} saved` };
  return { check: "sessions", state: "problem", detail: `${total} saved; ${problems.join(" ")}` };
}

async function workspaceFolder({ workspace }: Places): Promise<Finding> {
  try {
    await access(workspace, constants.R_OK);
    return { check: "workspace", state: "ok", detail: workspace };
  } catch {
    const detail = `there is none at ${workspace}. Name one with --workspace <dir>; until then agents know no class.`;
    return { check: "workspace", state: "note", detail };
  }
}

function pluginsFound(plugins: ReadonlyMap<string, Plugin>): Finding {
  const names = [...plugins.keys()].join(", ");
  return { check: "plugins", state: names === "" ? "problem" : "ok", detail: names || "none found" };
}

async function toolsWaiting(plugin: Plugin, env: Invocation["env"]): Promise<Finding[]> {
  const { waiting } = await toolStates(plugin, env);
  if (waiting.length === 0) return [];
  const detail = `${plugin.name}: ${waiting.join(", ")} waits for your approval, and was not loaded. ${howToApprove(plugin.name)}`;
  return [{ check: "plugin", state: "note", detail }];
}

/** Of each key, where it stands, and whether it goes anywhere. */
function keys(env: Invocation["env"], places: Invocation["places"]): Finding[] {
  return (["anthropic", "openai"] as const).map((provider) => {
    const name = keyNames[provider];
    const key = keyFor(provider, places);
    const where = [places.environment, places.folder].findIndex(
      (values) => values[name]?.trim() === key?.trim(),
    );
    const place = ["in the environment", "in this folder's .env"][where] ?? "in what was saved in the page";
    const [held, address] = [env[heldNames[provider]], env[urlNames[provider]]];
    const goes =
      held !== undefined
        ? `, and held back until you allow it to go to ${serverOf(held)}`
        : env[name] !== key && address !== undefined
          ? `, and not sent to ${serverOf(address)}, the address in this folder's .env`
          : "";
    const detail = `${name} is ${key === undefined ? "not set" : `set ${place}${goes}`}`;
    return { check: "key", state: held === undefined ? "ok" : "note", detail };
  });
}

/** By which way models are asked. Said only where there is something to say: an address, or a proxy. */
function roads(env: Invocation["env"], typed: string | undefined): Finding[] {
  const usual = {
    ANTHROPIC_BASE_URL: "https://api.anthropic.com",
    OPENAI_BASE_URL: "https://api.openai.com",
  };
  const named = Object.entries(usual).map(([name, own]): [string, string] => [
    name,
    env[name]?.trim() || own,
  ]);
  const asked: [string, string][] = typed === undefined ? named : [...named, ["--base-url", typed]];
  return asked.flatMap(([name, address]): Finding[] => {
    const proxy = proxyFor(address, env);
    const shown = `${name}: ${serverOf(address)}`;
    if (proxy !== null)
      return [
        { check: "network", state: "note", detail: `${shown} is asked through the proxy ${proxy.shown}` },
      ];
    if (isLoopback(address))
      return [
        { check: "network", state: "ok", detail: `${shown} is on this computer, and asked without a proxy` },
      ];
    return [];
  });
}

/** Who would draft for each agent, were it run now. */
function authors(
  plugins: ReadonlyMap<string, Plugin>,
  flags: { provider: string | undefined; model: string | undefined; baseUrl: string | undefined },
  env: Invocation["env"],
): Finding[] {
  return [...plugins.values()].flatMap((plugin) =>
    [...plugin.agents.values()].map((agent): Finding => {
      const who = author(plugin, agent, flags, env);
      return {
        check: "agent",
        state: who.ready ? "ok" : "note",
        detail: `${plugin.name}/${agent.name}: ${who.detail}`,
      };
    }),
  );
}

function author(
  plugin: Plugin,
  agent: AgentDefinition,
  flags: { provider: string | undefined; model: string | undefined; baseUrl: string | undefined },
  env: Invocation["env"],
): { ready: boolean; detail: string } {
  try {
    const choice = chooseProvider({ flags, env, agent, hasAuthor: plugin.builtin.has(agent.name) });
    const builtin = choice.provider === "builtin";
    return {
      ready: true,
      detail: builtin ? "built-in drafting, no AI model" : `${choice.provider} ${choice.model}`,
    };
  } catch (error) {
    if (error instanceof ModelError) return { ready: false, detail: error.atTerminal };
    throw error;
  }
}

async function nearestExisting(path: string): Promise<string> {
  try {
    await access(path);
    return path;
  } catch {
    const parent = dirname(path);
    return parent === path ? path : nearestExisting(parent);
  }
}
