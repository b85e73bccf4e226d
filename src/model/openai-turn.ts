import type { ChatCompletionChunk } from "openai/resources/chat/completions/completions";
import type { AssistantMessage, Message, StopReason, ToolCall, Usage } from "../message.ts";
import { argumentsFrom, settledStop } from "./call-args.ts";
import { callIds } from "./call-ids.ts";
import type { ModelEvent, ModelResponse } from "./model.ts";
import { usageOf } from "./token-count.ts";
import { callAssembler } from "./tool-calls.ts";

/** One turn, put together from the chunks of a Chat Completions stream. */
export function openaiTurn(options: {
  id: string;
  messages: readonly Message[];
  onEvent: (event: ModelEvent) => void;
}) {
  const assembler = callAssembler();
  let usage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  let model = options.id;
  let text = "";
  let refused = false;
  let stop: StopReason | null = null;

  const take = (chunk: ChatCompletionChunk): void => {
    model = chunk.model || model;
    if (chunk.usage) {
      const { prompt_tokens: input, completion_tokens: output, prompt_tokens_details: cache } = chunk.usage;
      usage = usageOf({ input, output, read: cache?.cached_tokens, written: cache?.cache_write_tokens });
      options.onEvent({ type: "spent", usage, model });
    }
    const choice = chunk.choices?.[0];
    if (!choice) return;
    const { content, refusal, tool_calls: calls } = choice.delta ?? {};
    if (refusal) refused = true;
    const delta = `${content ?? ""}${refusal ?? ""}`;
    if (delta !== "") {
      text += delta;
      options.onEvent({ type: "text", delta });
    }
    for (const call of calls ?? []) assembler.take(call);
    if (choice.finish_reason) stop = stopReasonOf(choice.finish_reason);
  };

  return {
    take,
    finished: () => stop !== null,
    response(): ModelResponse {
      const calls = settledCalls(assembler.calls(), options.messages, stop === "max_tokens");
      const content: AssistantMessage["content"] = text === "" ? calls : [{ type: "text", text }, ...calls];
      const stopReason = refused ? "refusal" : settledStop(stop ?? "end", calls.length);
      return { message: { role: "assistant", content, stopReason }, usage, model };
    },
  };
}

function settledCalls(
  calls: ReturnType<ReturnType<typeof callAssembler>["calls"]>,
  messages: readonly Message[],
  cutOff: boolean,
): ToolCall[] {
  const idFor = callIds(messages);
  return calls.map((call, place) => ({
    type: "tool_call",
    id: idFor(call.id),
    name: call.name,
    ...argumentsFrom(call.arguments, cutOff && place === calls.length - 1),
  }));
}

function stopReasonOf(reason: string): StopReason {
  if (reason === "tool_calls" || reason === "function_call") return "tool_calls";
  if (reason === "length") return "max_tokens";
  if (reason === "content_filter") return "refusal";
  return "end";
}
