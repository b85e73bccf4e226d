import { defaultModel } from "./defaults.ts";
import { ModelError } from "./errors.ts";
import type { Model, ModelCall, ModelRequest } from "./model.ts";
import { openaiClient } from "./openai-client.ts";
import type { OpenaiOptions } from "./openai-options.ts";
import { requestFor } from "./openai-request.ts";
import { openaiTurn } from "./openai-turn.ts";
import { streamedTurn } from "./streamed-turn.ts";
import type { Wire } from "./streaming.ts";

/**
 * OpenAI, and every server that speaks its Chat Completions (Ollama, llama.cpp, LM Studio, vLLM). One try per call:
 * retrying is `withRetry`'s.
 */
export function openaiModel(options: OpenaiOptions): Model {
  const { id, maxOutputTokens } = options;
  const client = openaiClient(options);
  const { official, context, idleTimeoutMs } = client;
  let withoutReasoning = false;

  const attempt = async (request: ModelRequest, call: ModelCall, withoutReasoning: boolean) => {
    const limit = maxOutputTokens === undefined ? null : { tokens: maxOutputTokens, official };
    const params = requestFor(request, { model: id, limit, withoutReasoning });
    const turn = openaiTurn({ id, messages: request.messages, onEvent: call.onEvent });
    const open = (wire: Wire) => client.over(wire).chat.completions.create(params, { signal: wire.signal });
    return await streamedTurn(turn, call, { context, idleTimeoutMs, open });
  };

  return {
    provider: "openai",
    id,
    async generate(request, call) {
      client.needKey();
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
    `The model "${model}" cannot use this program's tools over Chat Completions. Choose another, for example ${defaultModel.openai}.`,
    {
      status: 400,
      command: "If its server speaks the Responses API too, set TEACHER_ASSIST_OPENAI_API=responses.",
    },
  );
}
