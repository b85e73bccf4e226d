import type { RawMessageStreamEvent } from "@anthropic-ai/sdk/resources/messages/messages";
import type { AssistantMessage, Message, StopReason, Usage } from "../message.ts";
import { isThinking, providerBlock, volatileRecord } from "./anthropic-blocks.ts";
import { argumentsFrom, settledStop } from "./call-args.ts";
import { callIds } from "./call-ids.ts";
import type { ModelEvent, ModelResponse } from "./model.ts";
import { tokenCount } from "./token-count.ts";

type Draft =
  | { kind: "text"; text: string }
  | { kind: "call"; id: string; name: string; input: unknown; json: string }
  | { kind: "other"; data: { [key: string]: unknown }; json: string };

/** One turn, put together from the events of Anthropic's stream. */
export function anthropicTurn(options: {
  id: string;
  messages: readonly Message[];
  volatile: string;
  onEvent: (event: ModelEvent) => void;
}) {
  const drafts = new Map<number, Draft>();
  const usage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  let model = options.id;
  let stop: StopReason = "end";
  let finished = false;
  let paused = false;
  const spent = (wire: WireUsage | undefined) => {
    addUsage(usage, wire);
    options.onEvent({ type: "spent", usage: { ...usage }, model });
  };

  const take = (event: RawMessageStreamEvent): void => {
    switch (event.type) {
      case "message_start":
        model = event.message.model || model;
        spent(event.message.usage);
        return;
      case "content_block_start":
        drafts.set(event.index, draftOf(event.content_block));
        if (event.content_block.type === "text") tell(event.content_block.text);
        return;
      case "content_block_delta":
        if (event.delta.type === "text_delta") tell(event.delta.text);
        extend(drafts.get(event.index), event.delta);
        return;
      case "message_delta":
        stop = stopReasonOf(event.delta.stop_reason) ?? stop;
        paused = event.delta.stop_reason === "pause_turn";
        spent(event.usage);
        return;
      case "message_stop":
        finished = true;
    }
  };

  const tell = (delta: string) => {
    if (delta) options.onEvent({ type: "text", delta });
  };

  return {
    take,
    finished: () => finished,
    /** Whether it is to go on with this very turn when it is sent back. */
    paused: () => paused,
    response(): ModelResponse {
      const inOrder = [...drafts].sort(([a], [b]) => a - b).map(([, draft]) => draft);
      const idFor = callIds(options.messages);
      const content = inOrder.flatMap((draft, place) =>
        settled(draft, stop === "max_tokens" && place === inOrder.length - 1, idFor),
      );
      if (
        options.volatile.trim() !== "" &&
        content.some((block) => block.type === "provider" && isThinking(block.data))
      ) {
        content.unshift(volatileRecord(options.volatile));
      }
      const calls = content.filter((block) => block.type === "tool_call").length;
      return { message: { role: "assistant", content, stopReason: settledStop(stop, calls) }, usage, model };
    },
  };
}

type StartedBlock = Extract<RawMessageStreamEvent, { type: "content_block_start" }>["content_block"];
type Delta = Extract<RawMessageStreamEvent, { type: "content_block_delta" }>["delta"];

function draftOf(block: StartedBlock): Draft {
  if (block.type === "text") return { kind: "text", text: block.text };
  if (block.type === "tool_use") {
    return { kind: "call", id: block.id, name: block.name, input: block.input, json: "" };
  }
  return { kind: "other", data: { ...block }, json: "" };
}

function extend(draft: Draft | undefined, delta: Delta): void {
  if (draft?.kind === "text" && delta.type === "text_delta") draft.text += delta.text;
  else if (delta.type === "input_json_delta" && draft && draft.kind !== "text")
    draft.json += delta.partial_json;
  else if (draft?.kind === "other" && delta.type === "thinking_delta")
    grow(draft.data, "thinking", delta.thinking);
  else if (draft?.kind === "other" && delta.type === "signature_delta")
    grow(draft.data, "signature", delta.signature);
}

function grow(data: { [key: string]: unknown }, field: string, text: string): void {
  data[field] = `${data[field] ?? ""}${text}`;
}

/** An empty text is dropped: it says nothing, and sent back it would be refused. */
function settled(draft: Draft, cutOff: boolean, idFor: (id: string) => string): AssistantMessage["content"] {
  if (draft.kind === "text") return draft.text === "" ? [] : [{ type: "text", text: draft.text }];
  if (draft.kind === "other") {
    if (draft.json !== "") draft.data.input = argumentsFrom(draft.json, cutOff).args;
    return [providerBlock(draft.data)];
  }
  const { id, name, input, json } = draft;
  // Gateways that do not stream arguments send them whole with the start of the block.
  const whole = json === "" && typeof input === "object" && input !== null && Object.keys(input).length > 0;
  return [
    { type: "tool_call", id: idFor(id), name, ...(whole ? { args: input } : argumentsFrom(json, cutOff)) },
  ];
}

function stopReasonOf(reason: string | null): StopReason | null {
  if (reason === null || reason === undefined) return null;
  if (reason === "tool_use") return "tool_calls";
  if (reason === "max_tokens" || reason === "model_context_window_exceeded") return "max_tokens";
  if (reason === "refusal") return "refusal";
  return "end";
}

type WireUsage = {
  input_tokens?: unknown;
  output_tokens?: unknown;
  cache_read_input_tokens?: unknown;
  cache_creation_input_tokens?: unknown;
};

/** Counts are totals so far and not differences: the later event's figure stands. */
function addUsage(usage: Usage, wire: WireUsage | undefined): void {
  usage.inputTokens = tokenCount(wire?.input_tokens, usage.inputTokens);
  usage.outputTokens = tokenCount(wire?.output_tokens, usage.outputTokens);
  usage.cacheReadTokens = tokenCount(wire?.cache_read_input_tokens, usage.cacheReadTokens);
  usage.cacheWriteTokens = tokenCount(wire?.cache_creation_input_tokens, usage.cacheWriteTokens);
}
