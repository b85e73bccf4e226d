import type { FunctionTool, ResponseCreateParamsStreaming } from "openai/resources/responses/responses";
import type { ModelRequest } from "./model.ts";
import { namedSchema } from "./openai-request.ts";
import { inputFor } from "./responses-input.ts";

type Config = { model: string; maxOutputTokens: number | undefined; keepsReasoning: boolean };

/** Our request as one of the Responses API. */
export function requestFor(request: ModelRequest, config: Config): ResponseCreateParamsStreaming {
  const { system, tools, outputSchema } = request;
  return {
    model: config.model,
    ...(system.trim() === "" ? {} : { instructions: system }),
    input: inputFor(request),
    stream: true,
    // Kept there, a conversation would stay for a month; kept here, it goes along whole, and so does the thinking.
    store: false,
    ...(config.keepsReasoning ? { include: ["reasoning.encrypted_content"] } : {}),
    ...(tools.length > 0 ? { tools: tools.map(toolFor) } : {}),
    ...(outputSchema ? { text: { format: { type: "json_schema", ...namedSchema(outputSchema) } } } : {}),
    ...(config.maxOutputTokens === undefined ? {} : { max_output_tokens: config.maxOutputTokens }),
  };
}

/** Not strict, which is what this API takes for granted: our tools have optional fields, and check for themselves. */
function toolFor({ name, description, parameters }: ModelRequest["tools"][number]): FunctionTool {
  return { type: "function", name, description, parameters, strict: false };
}
