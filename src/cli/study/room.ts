import { askThroughAgents, type Desk } from "../../learning/ask-agent.ts";
import { courseFolders } from "../../learning/courses.ts";
import type { Room } from "../../learning/room/room.ts";
import { teachingHome } from "../../learning/state/places.ts";
import { realPorts } from "../../learning/state/ports.ts";
import { discoverPlugins } from "../../plugin/discover.ts";
import { fileStore } from "../../store/file-store.ts";
import type { Invocation } from "../main.ts";
import { findPlaces } from "../places.ts";

/** The learner's room on this machine. What is heavy is loaded when it is used. */
export function openRoom(invocation: Invocation): Room {
  const { args, env, cwd } = invocation;
  const places = findPlaces(args, env, cwd);
  const home = teachingHome(env);
  const { now } = args;
  return {
    home,
    courseFolders: courseFolders(home, places.project),
    cwd,
    ports: now === undefined ? realPorts : { ...realPorts, now: () => now },
    async runInBox(request) {
      const { runInBox } = await import("../../learning/sandbox/run-in-box.ts");
      return runInBox(request);
    },
    async canRunCode() {
      const { describeBox } = await import("../../learning/sandbox/run-in-box.ts");
      return (await describeBox()).some(({ runner }) => runner !== null);
    },
    ask: async () => askThroughAgents(await openDesk(invocation, new AbortController().signal)),
  };
}

/** Where the agents of the study plugin work. */
export async function openDesk({ args, env, cwd }: Invocation, signal: AbortSignal): Promise<Desk> {
  const places = findPlaces(args, env, cwd);
  const { "base-url": baseUrl, provider, model } = args;
  return {
    found: await discoverPlugins(places.pluginDirs),
    setting: { workspaceRoot: places.workspace, env, flags: { provider, model, baseUrl } },
    store: fileStore(places.data),
    signal,
  };
}
