import { join } from "node:path";
import { resumeConversation, startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import type { Proposals } from "../../src/memory/proposals.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";
import type { SessionLog, Store } from "../../src/store/store.ts";

const root = join(import.meta.dir, "..", "..");
export const sampleWorkspace = join(root, "workspace");

/** Ours stay as they are while tests run. */
let plugins: ReturnType<typeof discoverPlugins> | undefined;

/** The real planner with built-in drafting, its hooks and tools, on a workspace; sessions stay in memory. */
export async function planning(
  command = "create-lesson",
  workspaceRoot = sampleWorkspace,
  given: { store?: Store; proposals?: Proposals } = {},
) {
  plugins ??= discoverPlugins([join(root, "plugins")]);
  const resolved = resolveCommand(await plugins, `lesson-planning:${command}`);
  const { store = memoryStore(), proposals } = given;
  const memory = proposals === undefined ? undefined : { proposals, sessions: store };
  const setting = { workspaceRoot, env: {}, flags: { provider: "builtin" }, memory };
  const prepared = await prepareAgent(setting, resolved, {});
  return {
    store,
    start: (title: string) => startConversation({ store }, prepared, title, workspaceRoot),
    resume: (log: SessionLog) => resumeConversation({ store }, prepared, log, workspaceRoot),
    async ask(request: string) {
      const conversation = await startConversation({ store }, prepared, request, workspaceRoot);
      const result = await conversation.send(request, quietly());
      return { conversation, result };
    },
  };
}

export function quietly() {
  return { signal: new AbortController().signal, onEvent() {} };
}
