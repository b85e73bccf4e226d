import type { About } from "../message.ts";
import { memoryStore } from "../store/memory-store.ts";
import { startConversation } from "./conversation.ts";
import { defineHook, type HookPoint } from "./hooks.ts";
import { prepareAgent, type Setting } from "./prepare.ts";
import type { Resolved } from "./resolve.ts";

export type Foretold = { name: string; verdict: string; reason: string | null; report: unknown };

export type Preview = { provider: string; model: string; notices: string[]; hooks: Foretold[] };

/** What the checks before a run would say of a request. No model is called, and nothing is kept. */
export async function previewRun(
  setting: Setting,
  resolved: Resolved,
  input: string,
  about?: About,
): Promise<Preview> {
  const hooks: Foretold[] = [];
  const prepared = await prepareAgent({ ...setting, hooks: [stopHere] }, resolved, {});
  const conversation = await startConversation(
    { store: memoryStore() },
    prepared,
    input,
    setting.workspaceRoot,
  );
  try {
    await conversation.send(input, {
      about,
      signal: new AbortController().signal,
      onEvent(event) {
        if (event.type !== "hook" || event.point !== ("preLoop" satisfies HookPoint)) return;
        const { name, verdict, reason, report = null } = event;
        hooks.push({ name, verdict, reason, report });
      },
    });
  } finally {
    await conversation.close();
  }
  const { provider, id } = prepared.actor.model;
  return { provider, model: id, notices: prepared.notices, hooks };
}

const stopHere = defineHook({
  name: "preview",
  on: "preModel",
  run: () => ({ abort: "Only the checks before the run were asked for." }),
});
