import type {
  ChatCompletionCreateParamsStreaming,
  ChatCompletionFunctionTool,
} from "openai/resources/chat/completions/completions";
import type { JsonSchema, ModelRequest } from "./model.ts";
import { conversation } from "./openai-conversation.ts";

type Config = {
  model: string;
  /** OpenAI's own models refuse `max_tokens`; many local servers know nothing else. */
  limit: { tokens: number; official: boolean } | null;
  withoutReasoning: boolean;
};

/** Our request as a Chat Completions request. */
export function requestFor(request: ModelRequest, config: Config): ChatCompletionCreateParamsStreaming {
  const { outputSchema } = request;
  return {
    model: config.model,
    messages: conversation(request),
    stream: true,
    stream_options: { include_usage: true },
    // An empty list is refused.
    ...(request.tools.length > 0 ? { tools: request.tools.map(toolFor) } : {}),
    ...(outputSchema
      ? { response_format: { type: "json_schema", json_schema: namedSchema(outputSchema) } }
      : {}),
    ...limitFor(config.limit),
    ...(config.withoutReasoning ? { reasoning_effort: "none" } : {}),
  };
}

function toolFor({
  name,
  description,
  parameters,
}: ModelRequest["tools"][number]): ChatCompletionFunctionTool {
  return { type: "function", function: { name, description, parameters } };
}

function limitFor(limit: Config["limit"]): { max_completion_tokens?: number; max_tokens?: number } {
  if (limit === null) return {};
  return limit.official ? { max_completion_tokens: limit.tokens } : { max_tokens: limit.tokens };
}

/** Strict where the schema allows it: strict output refuses objects that are open or have optional fields. */
export function namedSchema(schema: JsonSchema) {
  return { name: "answer", schema, strict: isStrict(schema) };
}

function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== "object" || schema === null) return true;
  if ("properties" in schema && typeof schema.properties === "object" && schema.properties !== null) {
    const required = "required" in schema && Array.isArray(schema.required) ? schema.required : [];
    if (!("additionalProperties" in schema) || schema.additionalProperties !== false) return false;
    if (!Object.keys(schema.properties).every((name) => required.includes(name))) return false;
  }
  return Object.values(schema).every(isStrict);
}
