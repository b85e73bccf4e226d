import OpenAI from "openai";
import { endpointOf, isOpenai } from "./endpoint.ts";
import { ModelError } from "./errors.ts";
import type { CallContext } from "./failures.ts";
import type { OpenaiOptions } from "./openai-options.ts";
import { defaultIdleTimeoutMs, type Wire } from "./streaming.ts";

/** How OpenAI, or a server that speaks as it does, is reached: the same for both of its APIs. */
export function openaiClient({ id, apiKey, baseUrl, idleTimeoutMs = defaultIdleTimeoutMs }: OpenaiOptions) {
  const endpoint = endpointOf(baseUrl, apiKey);
  const official = isOpenai(endpoint.url);
  const context: CallContext = {
    provider: "openai",
    model: id,
    baseUrl: official ? null : endpoint.url,
    secrets: endpoint.secrets,
    now: Date.now,
  };
  return {
    official,
    context,
    idleTimeoutMs,
    /** Throws `ModelError` where the call could only fail. */
    needKey(): void {
      if (official && !apiKey) throw new ModelError("missing_key", "OpenAI needs a key: set OPENAI_API_KEY.");
    },
    over: (wire: Wire) =>
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
      }),
  };
}
