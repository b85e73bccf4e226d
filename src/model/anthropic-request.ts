import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import type {
  MessageCreateParamsStreaming,
  TextBlockParam,
  Tool,
} from "@anthropic-ai/sdk/resources/messages/messages";
import { conversation } from "./anthropic-conversation.ts";
import { cachedPrefix } from "./caching.ts";
import type { JsonSchema, ModelRequest } from "./model.ts";

/** Our request as Anthropic's. */
export function requestFor(
  request: ModelRequest,
  config: { model: string; maxOutputTokens: number; paused: boolean },
): MessageCreateParamsStreaming {
  const { system, tools } = prefixOf(request);
  const { outputSchema } = request;
  return {
    model: config.model,
    max_tokens: config.maxOutputTokens,
    stream: true,
    ...(system.length > 0 ? { system } : {}),
    ...(tools.length > 0 ? { tools } : {}),
    messages: conversation(request, config.paused),
    ...(outputSchema
      ? { output_config: { format: { type: "json_schema", schema: closed(outputSchema) } } }
      : {}),
  };
}

function prefixOf(request: ModelRequest): { system: TextBlockParam[]; tools: Tool[] } {
  const system: TextBlockParam[] =
    request.system.trim() === "" ? [] : [{ type: "text", text: request.system }];
  const tools = request.tools.map(
    ({ name, description, parameters }): Tool => ({
      name,
      description,
      input_schema: { ...parameters, type: "object" },
    }),
  );
  const last = cachedPrefix(system.length, tools.length) === "system" ? system.at(-1) : tools.at(-1);
  if (last) last.cache_control = { type: "ephemeral" };
  return { system, tools };
}

/** Structured output takes closed objects and few keywords; the rest becomes prose in the schema's descriptions. */
function closed(schema: JsonSchema): JsonSchema {
  try {
    return transformJSONSchema(schema);
  } catch {
    return schema;
  }
}
