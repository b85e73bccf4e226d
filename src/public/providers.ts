import type { AnthropicOptions } from "../model/anthropic.ts";
import type { Model } from "../model/model.ts";
import type { OpenaiOptions } from "../model/openai-options.ts";

/** Claude, over the Messages API. One try per call: `withRetry` tries again. Its SDK is loaded with the first call. */
export function anthropicModel(options: AnthropicOptions): Model {
  return loaded("anthropic", options, async () =>
    (await import("../model/anthropic.ts")).anthropicModel(options),
  );
}

/**
 * OpenAI over Chat Completions, and every server that speaks it (Ollama, llama.cpp, LM Studio, vLLM), by `baseUrl`. One
 * try per call: `withRetry` tries again. Its SDK is loaded with the first call.
 */
export function openaiModel(options: OpenaiOptions): Model {
  return loaded("openai", options, async () => (await import("../model/openai.ts")).openaiModel(options));
}

/**
 * OpenAI over its Responses API, where what a model thought goes back to it from turn to turn. Nothing is stored there.
 * One try per call: `withRetry` tries again. Its SDK is loaded with the first call.
 */
export function responsesModel(options: OpenaiOptions): Model {
  return loaded("openai", options, async () =>
    (await import("../model/responses.ts")).responsesModel(options),
  );
}

function loaded(provider: string, { id }: { id: string }, load: () => Promise<Model>): Model {
  let model: Promise<Model> | null = null;
  return {
    provider,
    id,
    async generate(request, call) {
      model ??= load();
      return await (await model).generate(request, call);
    },
  };
}
