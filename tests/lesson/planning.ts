import { join } from "node:path";
import { startConversation } from "../../src/agent/conversation.ts";
import { prepareAgent } from "../../src/agent/prepare.ts";
import { resolveCommand } from "../../src/agent/resolve.ts";
import { discoverPlugins } from "../../src/plugin/discover.ts";
import { memoryStore } from "../../src/store/memory-store.ts";

const root = join(import.meta.dir, "..", "..");
export const sampleWorkspace = join(root, "workspace");

/** The real planner with built-in drafting, its hooks and tools, on a workspace; sessions stay in memory. */
export async function planning(command = "create-lesson", workspaceRoot = sampleWorkspace) {
  const found = await discoverPlugins([join(root, "plugins")]);
  const resolved = resolveCommand(found, `lesson-planning:${command}`);
  const setting = { workspaceRoot, env: {}, flags: { provider: "builtin" } };
  const prepared = await prepareAgent(setting, resolved, {});
  const store = memoryStore();
  return {
    store,
    start: (title: string) => startConversation({ store }, prepared, title, workspaceRoot),
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
