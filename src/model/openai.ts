import OpenAI from "openai";
import { defaultModel } from "./defaults.ts";
import { endpointOf, isOpenai } from "./endpoint.ts";
import { ModelError } from "./errors.ts";
import type { CallContext } from "./failures.ts";
import type { Model, ModelCall, ModelRequest } from "./model.ts";
import { requestFor } from "./openai-request.ts";
import { openaiTurn } from "./openai-turn.ts";

import { defaultIdleTimeoutMs, streamed, type Wire } from "./streaming.ts";

type OpenaiOptions = {
  id: string;
  /** Needed at OpenAI's own address only. */
  apiKey?: string;
  baseUrl?: string;
  /** Left to the server where absent. */
  maxOutputTokens?: number;
  idleTimeoutMs?: number;
};

/**
 * OpenAI, and every server that speaks its Chat Completions (Ollama, llama.cpp, LM Studio, vLLM). One try per call:
 * retrying is `withRetry`'s.
 */
export function openaiModel(options: OpenaiOptions): Model {
  const { id, apiKey, maxOutputTokens, idleTimeoutMs = defaultIdleTimeoutMs } = options;
  const endpoint = endpointOf(options.baseUrl, apiKey);
  const official = isOpenai(endpoint.url);
  const context: CallContext = {
    provider: "openai",
    model: id,
    baseUrl: official ? null : endpoint.url,
    secrets: endpoint.secrets,
    now: Date.now,
  };
  let withoutReasoning = false;

  const client = (wire: Wire) =>
    new OpenAI({
      // The SDK asks for a key even where the server does not.
      apiKey: apiKey || "none",
      baseURL: endpoint.url ?? "https://api.openai.com/v1",
      ...(endpoint.authorization === null
        ? {}
        : { defaultHeaders: { Authorization: endpoint.authorization } }),
      // Not from the environment: what a request carries is what was configured.
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: idleTimeoutMs + 60_000,
      fetch: wire.fetch,
      logLevel: "off",
    });

  const attempt = async (request: ModelRequest, call: ModelCall, withoutReasoning: boolean) => {
    const limit = maxOutputTokens === undefined ? null : { tokens: maxOutputTokens, official };
    const params = requestFor(request, { model: id, limit, withoutReasoning });
    const turn = openaiTurn({ id, messages: request.messages, onEvent: call.onEvent });
    await streamed({
      signal: call.signal,
      idleTimeoutMs: call.idleTimeoutMs ?? idleTimeoutMs,
      context,
      open: (wire) => client(wire).chat.completions.create(params, { signal: wire.signal }),
      take: turn.take,
      finished: turn.finished,
    });
    return turn.response();
  };

  return {
    provider: "openai",
    id,
    async generate(request, call) {
      if (official && !apiKey) throw new ModelError("missing_key", "OpenAI needs a key: set OPENAI_API_KEY.");
      try {
        return await attempt(request, call, withoutReasoning);
      } catch (error) {
        if (withoutReasoning || !refusedToolsWithReasoning(error)) throw error;
        const response = await attempt(request, call, true).catch((second) => {
          throw refused(second) ? toolless(id) : second;
        });
        withoutReasoning = true;
        return response;
      }
    },
  };
}

/** Some of OpenAI's models take tools over Chat Completions only while they do not reason, and some not even then. */
function refusedToolsWithReasoning(error: unknown): boolean {
  return refused(error) && /reasoning_effort/.test(error.message) && /tools/i.test(error.message);
}

function refused(error: unknown): error is ModelError {
  return error instanceof ModelError && error.status === 400;
}

function toolless(model: string): ModelError {
  return new ModelError(
    "bad_request",
    `The model "${model}" cannot use this program's tools. Choose another, for example ${defaultModel.openai}.`,
    { status: 400 },
  );
}
