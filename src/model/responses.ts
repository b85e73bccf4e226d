import { ModelError } from "./errors.ts";
import { failureFrom } from "./failures.ts";
import type { Model, ModelCall, ModelRequest } from "./model.ts";
import { isReasoning } from "./openai-api.ts";
import { openaiClient } from "./openai-client.ts";
import type { OpenaiOptions } from "./openai-options.ts";
import { forgetReasoning, holdsReasoning } from "./responses-blocks.ts";
import { requestFor } from "./responses-request.ts";
import { responsesTurn } from "./responses-turn.ts";
import { streamedTurn } from "./streamed-turn.ts";
import type { Wire } from "./streaming.ts";

/**
 * OpenAI over its Responses API. Nothing is stored there: each request carries the whole conversation, with what the
 * model thought, encrypted by OpenAI, in its place. One try per call: retrying is `withRetry`'s.
 */
export function responsesModel(options: OpenaiOptions): Model {
  const { id, maxOutputTokens } = options;
  const client = openaiClient(options);
  const { context, idleTimeoutMs } = client;
  let keepsReasoning = isReasoning(id);

  const attempt = async (request: ModelRequest, call: ModelCall) => {
    const params = requestFor(request, { model: id, maxOutputTokens, keepsReasoning });
    const turn = responsesTurn({
      id,
      messages: request.messages,
      onEvent: call.onEvent,
      failure: (error) => failureFrom(error, context),
    });
    const open = (wire: Wire) => client.over(wire).responses.create(params, { signal: wire.signal });
    return await streamedTurn(turn, call, { context, idleTimeoutMs, open });
  };

  return {
    provider: "openai",
    id,
    async generate(request, call) {
      client.needKey();
      const asked = keepsReasoning ? request : withoutReasoning(request);
      try {
        return await attempt(asked, call);
      } catch (error) {
        if (!refusedReasoning(error)) throw error;
        const never = /include|not supported/i.test(error.message) && keepsReasoning;
        if (!never && !holdsReasoning(asked.messages)) throw error;
        if (never) keepsReasoning = false;
        return await attempt(withoutReasoning(asked), call);
      }
    },
  };
}

function withoutReasoning(request: ModelRequest): ModelRequest {
  return { ...request, messages: forgetReasoning(request.messages) };
}

/**
 * What a model thought can be read by the account and the server it comes from, and not always by another model. A
 * conversation taken up elsewhere goes without it, and so does one with a model or server that knows no such thing.
 */
function refusedReasoning(error: unknown): error is ModelError {
  return (
    error instanceof ModelError &&
    error.kind === "bad_request" &&
    /encrypted|reasoning|\binclude\b/i.test(error.message)
  );
}
