import { tracedStore } from "../../agent/telemetry/traced-store.ts";
import type { Desk } from "../../learning/ask-agent.ts";
import { openRoom as openIn } from "../../learning/room/open-room.ts";
import type { Room } from "../../learning/room/room.ts";
import { seedsFrom } from "../../learning/state/ports.ts";
import { discoverPlugins } from "../../plugin/discover.ts";
import { fileStore } from "../../store/file-store.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

export function openRoom(invocation: Invocation): Room {
  const { args, env, cwd } = invocation;
  const { project } = findPlaces(args, env, cwd);
  const { now, seed } = args;
  return openIn({
    env,
    project,
    cwd,
    now: now === undefined ? undefined : () => now,
    newSeed: seed === undefined ? undefined : seedsFrom(seed),
    desk: () => openDesk(invocation, new AbortController().signal),
    voice: laterVoice(),
    async borrowedCourse(name) {
      const { deckCourse } = await import("../../coach/deck/deck-places.ts");
      return deckCourse(name, env, project);
    },
  });
}

/** Most of what is done at a terminal is silent: the voice is loaded when it is asked for. */
function laterVoice(): Room["voice"] {
  let made: Promise<Room["voice"]> | null = null;
  const voice = () => {
    made ??= import("../../coach/speech/room-voice.ts").then(({ roomVoice }) => roomVoice());
    return made;
  };
  return {
    speaks: async (language) => (await voice()).speaks(language),
    say: async (what, signal) => (await voice()).say(what, signal),
  };
}

/** Where the agents of the study plugin work. */
export async function openDesk({ args, terminal, env, cwd }: Invocation, signal: AbortSignal): Promise<Desk> {
  const places = findPlaces(args, env, cwd);
  const { "base-url": baseUrl, provider, model } = args;
  return {
    found: await discoverPlugins(places.pluginDirs),
    setting: { workspaceRoot: places.workspace, env, flags: { provider, model, baseUrl } },
    store: tracedStore(fileStore(places.data), env, (line) => terminal.err(`${line}\n`)).store,
    signal,
  };
}
