import { underItsCondition } from "../agent/condition.ts";
import { type Prepared, prepareAgent, type Setting } from "../agent/prepare.ts";
import type { Plugins, Resolved } from "../agent/resolve.ts";
import { tracedStore } from "../agent/telemetry/traced-store.ts";
import { deckCourse } from "../coach/deck/deck-places.ts";
import { roomVoice } from "../coach/speech/room-voice.ts";
import type { Env } from "../env.ts";
import type { Desk } from "../learning/ask-agent.ts";
import { agentTools } from "../learning/room/agent-tools.ts";
import { openRoom, type RoomPlace } from "../learning/room/open-room.ts";
import { type PageVoices, pageVoices } from "../learning/room/page-voices.ts";
import type { Room } from "../learning/room/room.ts";
import { type Libraries, openLibraries } from "../library/libraries.ts";
import { fileProposals } from "../memory/proposals.ts";
import { knownAddresses } from "../model/known-addresses.ts";
import { type KeyPlaces, modelEnv } from "../model/model-env.ts";
import type { ProviderFlags } from "../model/provider.ts";
import { readSavedModel } from "../model/saved-model.ts";
import { discoverPlugins } from "../plugin/discover.ts";
import { fileStore } from "../store/file-store.ts";
import { inTurn } from "../store/in-turn.ts";
import { deskOf, type Studied } from "../store/session.ts";
import type { Store } from "../store/store.ts";
import type { Memory } from "../tools/memory/memory-tools.ts";
import { openPasses, type Passes } from "./handed/passes.ts";
import { type Channels, channels } from "./stream/channels.ts";
import { type Apart, apart, type Threads } from "./threads/apart.ts";

/** Where things are on this machine, and how this server was started. */
export type Setup = {
  /** The folder of the program: its plugins, courses and sample workspace. */
  project: string;
  data: string;
  workspace: string;
  pluginDirs: string[];
  cwd: string;
  env: Env;
  /** What the `.env` of the folder it was started in says of models. */
  folder?: Env;
  flags: ProviderFlags;
  newSeed?: RoomPlace["newSeed"];
  /** Another clock than the system's, for the learner's days. */
  now?: RoomPlace["now"];
};

/** What every route works with. The rules are below: this only knows where to find them. */
export type Workbench = {
  setup: Setup;
  store: Store;
  channels: Channels;
  /** Browsers in the hands of participants of a study. */
  passes: Passes;
  /** What takes long is done there. */
  apart: Apart;
  room: Room;
  pageVoices: PageVoices;
  workspace(): string;
  moveTo(workspace: string): void;
  plugins(): Promise<Plugins>;
  /** The environment, with the model that was chosen in the page. */
  env(): Promise<Env>;
  /** Everywhere a key or an address stands, now. */
  keyPlaces(): Promise<KeyPlaces>;
  libraries: Libraries;
  /** What waits to be remembered, and the sessions it is learned from. */
  memory: Memory;
  /** `session`: what is asked in it is asked at its desk. */
  setting(plugin: string, session?: Studied): Promise<Setting>;
  /** Its agent, ready to run for a person at the page; of a session, under the condition that it was begun under. */
  prepare(resolved: Resolved, session?: Studied): Promise<Prepared>;
  desk(signal: AbortSignal): Promise<Desk>;
  /** When what was under way to a collector has arrived or been given up. */
  settled(): Promise<void>;
};

export function workbench(setup: Setup, threads?: Threads): Workbench {
  const { project, cwd, data, pluginDirs, flags } = setup;
  let { workspace } = setup;
  const { store, settled } = tracedStore(fileStore(data), setup.env, (line) => console.error(line));
  const libraries = openLibraries(data);
  const memory: Memory = { proposals: fileProposals(data), sessions: store };
  const keyPlaces = async (): Promise<KeyPlaces> => ({
    environment: setup.env,
    folder: setup.folder ?? {},
    saved: await readSavedModel(setup.env),
  });
  const env = async () => modelEnv(await keyPlaces(), flags, await knownAddresses(setup.env)).env;
  const plugins = () => calmly(() => discoverPlugins(pluginDirs));
  const beside = apart(data, threads);
  const { code } = beside;
  const setting = async (plugin: string, session: Studied = {}): Promise<Setting> => ({
    workspaceRoot: deskOf(session, workspace),
    env: await env(),
    flags,
    code,
    tools: await agentTools(plugin, () => room, deskOf(session, workspace)),
    memory,
    libraries,
  });
  const desk = async (signal: AbortSignal): Promise<Desk> => ({
    found: await plugins(),
    setting: { workspaceRoot: workspace, env: await env(), flags, code },
    store,
    signal,
  });
  const pages = pageVoices();
  const room = openRoom({
    env: setup.env,
    project,
    cwd,
    newSeed: setup.newSeed,
    now: setup.now,
    desk: () => desk(new AbortController().signal),
    voice: { ...roomVoice(), isSpokenInPage: pages.speaks },
    borrowedCourse: async (name) => deckCourse(name, setup.env, project),
  });
  return {
    setup,
    store,
    settled,
    channels: channels(),
    passes: openPasses(),
    apart: beside,
    room,
    pageVoices: pages,
    workspace: () => workspace,
    moveTo(path) {
      workspace = path;
    },
    plugins,
    env,
    keyPlaces,
    desk,
    libraries,
    memory,
    setting,
    prepare: async (asked, session = {}) => {
      const here = await setting(asked.plugin.name, session);
      const { setting: under, resolved } = underItsCondition(session, here, asked);
      return await calmly(() => prepareAgent(under, resolved, {}));
    },
  };
}

const fewAtOnce = inTurn(4);

/** When many begin at once, whoever asks for something small meanwhile is answered between two of them. */
function calmly<T>(work: () => Promise<T>): Promise<T> {
  return fewAtOnce(async () => {
    await new Promise((next) => setImmediate(next));
    return await work();
  });
}
