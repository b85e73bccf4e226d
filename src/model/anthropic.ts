import Anthropic from "@anthropic-ai/sdk";
import { forgetThinking, holdsThinking } from "./anthropic-blocks.ts";
import { requestFor } from "./anthropic-request.ts";
import { anthropicTurn } from "./anthropic-turn.ts";
import { endpointOf } from "./endpoint.ts";
import { ModelError } from "./errors.ts";
import type { CallContext } from "./failures.ts";
import type { Model, ModelCall, ModelRequest, ModelResponse } from "./model.ts";
import { joined, keepsPausing, mostPauses, withUsageBefore } from "./paused-turn.ts";
import { streamedTurn } from "./streamed-turn.ts";
import { defaultIdleTimeoutMs, type Wire } from "./streaming.ts";

/** `apiKey` goes to `baseUrl`, Anthropic's own address where left out. */
export type AnthropicOptions = {
  id: string;
  apiKey: string;
  baseUrl?: string | undefined;
  /** Thinking counts towards it, so it is generous; every model since Claude 4.5 allows at least 64,000. */
  maxOutputTokens?: number;
  idleTimeoutMs?: number;
};

/** Claude, over the Messages API. One try per call: retrying is `withRetry`'s. */
export function anthropicModel(options: AnthropicOptions): Model {
  const { id, apiKey, maxOutputTokens = 32_000, idleTimeoutMs = defaultIdleTimeoutMs } = options;
  const endpoint = endpointOf(options.baseUrl, apiKey);
  const context: CallContext = {
    provider: "anthropic",
    model: id,
    baseUrl: endpoint.url,
    secrets: endpoint.secrets,
    now: Date.now,
  };

  const client = (wire: Wire) =>
    new Anthropic({
      apiKey,
      baseURL: endpoint.url ?? "https://api.anthropic.com",
      // A proxy's password takes the Authorization header; the key then travels in its older one.
      ...(endpoint.authorization === null
        ? {}
        : { defaultHeaders: { Authorization: endpoint.authorization, "x-api-key": apiKey } }),
      maxRetries: 0,
      timeout: idleTimeoutMs + 60_000,
      fetch: wire.fetch,
      logLevel: "off",
      openTelemetry: false,
    });

  const once = async (request: ModelRequest, call: ModelCall, paused: boolean) => {
    const params = requestFor(request, { model: id, maxOutputTokens, paused });
    const { messages, volatile } = request;
    const turn = anthropicTurn({ onEvent: call.onEvent, volatile, messages, id });
    const open = (wire: Wire) => client(wire).messages.create(params, { signal: wire.signal });
    const response = await streamedTurn(turn, call, { context, idleTimeoutMs, open });
    return { response, paused: turn.paused() };
  };

  /** A turn that Claude pauses is sent back for Claude to go on with, and comes out as one. */
  const attempt = async (request: ModelRequest, call: ModelCall): Promise<ModelResponse> => {
    let said = await once(request, call, false);
    for (let pauses = 1; said.paused; pauses++) {
      if (pauses > mostPauses) throw keepsPausing(id);
      const before = said.response;
      const messages = [...request.messages, before.message];
      const onEvent = withUsageBefore(call.onEvent, before.usage);
      const { response, paused } = await once(
        { ...request, messages, volatile: "" },
        { ...call, onEvent },
        true,
      );
      said = { response: joined(before, response), paused };
    }
    return said.response;
  };

  return {
    provider: "anthropic",
    id,
    async generate(request, call) {
      try {
        return await attempt(request, call);
      } catch (error) {
        if (!refusedThinking(error) || !holdsThinking(request.messages)) throw error;
        return await attempt({ ...request, messages: forgetThinking(request.messages) }, call);
      }
    },
  };
}

/**
 * Newer models bind a thinking block to everything before it, and refuse a conversation that was changed since
 * (shortened, handed to another agent, taken up with another account's key). The turn then goes without the thinking.
 */
function refusedThinking(error: unknown): boolean {
  return (
    error instanceof ModelError &&
    error.kind === "bad_request" &&
    error.status === 400 &&
    /thinking|signature/i.test(error.message)
  );
}
