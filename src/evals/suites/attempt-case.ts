import { type Condition, underCondition } from "../../agent/condition.ts";
import { startConversation } from "../../agent/conversation.ts";
import type { PluginCode } from "../../agent/plugin-code.ts";
import { prepareAgent } from "../../agent/prepare.ts";
import { type Plugins, resolveCommand } from "../../agent/resolve.ts";
import type { Clock } from "../../agent/run.ts";
import type { Env } from "../../env.ts";
import { lessonContext } from "../../lesson/check/lesson-context.ts";
import type { ProviderFlags } from "../../model/provider.ts";
import type { Traffic } from "../../model/traffic.ts";
import type { Store } from "../../store/store.ts";
import { layDesk } from "../cases/lay-desk.ts";
import type { EvalCase } from "../cases/suite.ts";
import { attemptOf } from "../criteria/attempt.ts";
import type { Attempt } from "../criteria/criterion.ts";

/** Where cases are tried: what is tried, with which model, and where everything is kept. */
export type Bench = {
  /** Holds `workspace/` and `desks/`. */
  project: string;
  plugins: Plugins;
  env: Env;
  flags: ProviderFlags;
  store: Store;
  clock?: Clock;
  newId?: (now: number) => string;
  code?: PluginCode | undefined;
  traffic?: Traffic | undefined;
};

export type Tried = Attempt & { sessionId: string; traceId: string };

/** One case, once: at a desk of its own, through the loop that everybody's requests go through. Throws `Problem` or `ModelError`. */
export async function attemptCase(
  test: EvalCase,
  condition: Condition,
  desk: string,
  bench: Bench,
  signal: AbortSignal,
): Promise<Tried> {
  await layDesk(test, desk, bench.project);
  const { env, flags, store, code, traffic, ...ports } = bench;
  const asked = resolveCommand(bench.plugins, test.command);
  const plain = { workspaceRoot: desk, env, flags, code, traffic };
  const { setting, resolved } = underCondition(condition, plain, asked);
  const prepared = await prepareAgent(setting, resolved, {});
  const conversation = await startConversation({ ...ports, store }, prepared, test.request, desk);
  try {
    const about = test.about === null ? {} : { about: { kind: "lesson" as const, ...test.about } };
    const result = await conversation.send(test.request, { signal, onEvent() {}, ...about });
    const { spans } = await store.readTrace(result.traceId);
    const { usage, turns, costUsd, sessionId, traceId, status } = result;
    const text = status === "success" ? result.text : (result.reason ?? result.text);
    const context = await lessonContext(conversation.session, text, desk, null);
    const tokens = usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
    return {
      ...attemptOf({ test, status, text, spans, turns, tokens, costUsd }, context),
      sessionId,
      traceId,
    };
  } finally {
    await conversation.close();
  }
}
