import { APIError } from "openai";
import type { Response, ResponseOutputItem, ResponseStreamEvent } from "openai/resources/responses/responses";
import type { AssistantMessage, Message, StopReason, Usage } from "../message.ts";
import { argumentsFrom, settledStop } from "./call-args.ts";
import { callIds } from "./call-ids.ts";
import type { ModelError } from "./errors.ts";
import type { ModelEvent, ModelResponse } from "./model.ts";
import { phaseBlock, reasoningBlock } from "./responses-blocks.ts";
import { betweenTexts } from "./responses-input.ts";
import { usageOf } from "./token-count.ts";

type Draft = { item: ResponseOutputItem; text: string; json: string };

/** One turn, put together from the events of a Responses stream: items by their place in it. */
export function responsesTurn(options: {
  id: string;
  messages: readonly Message[];
  onEvent: (event: ModelEvent) => void;
  failure: (error: unknown) => ModelError;
}) {
  const drafts = new Map<number, Draft>();
  let usage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
  let model = options.id;
  let refused = false;
  let stop: StopReason | null = null;

  const take = (event: ResponseStreamEvent): void => {
    switch (event.type) {
      case "response.output_item.added":
        begin(event.output_index, event.item);
        return;
      case "response.output_text.delta":
        say(event.output_index, event.delta);
        return;
      case "response.refusal.delta":
        refused = true;
        say(event.output_index, event.delta);
        return;
      case "response.function_call_arguments.delta":
        draftAt(event.output_index).json += textual(event.delta);
        return;
      case "response.output_item.done":
        settle(event.output_index, event.item);
        return;
      case "response.created":
      case "response.in_progress":
        model = event.response.model || model;
        return;
      case "response.completed":
      case "response.incomplete":
        end(event.response, event.type === "response.incomplete");
        return;
      case "response.failed":
        spent(event.response);
        throw failed(event.response.error);
      case "error":
        throw failed(event);
    }
  };

  const failed = (error: object | null) =>
    options.failure(new APIError(undefined, error ?? {}, undefined, undefined));

  const begin = (place: number, item: ResponseOutputItem) => {
    drafts.set(place, { item, text: "", json: "" });
  };

  const draftAt = (place: number): Draft => {
    const draft = drafts.get(place);
    if (draft === undefined) throw new SyntaxError(`There is no item ${place}.`);
    return draft;
  };

  const say = (place: number, delta: string) => {
    const draft = draftAt(place);
    const told = draft.text === "" && textual(delta) !== "" ? `${between()}${delta}` : textual(delta);
    draft.text += told;
    if (told !== "") options.onEvent({ type: "text", delta: told });
  };

  const between = () => ([...drafts.values()].some(({ text }) => text !== "") ? betweenTexts : "");

  /** The item as it is at its end is what counts; servers that do not stream give everything here. */
  const settle = (place: number, item: ResponseOutputItem) => {
    if (!drafts.has(place)) begin(place, item);
    const draft = draftAt(place);
    draft.item = item;
    if (item.type === "function_call" && item.arguments) draft.json = textual(item.arguments);
    if (item.type !== "message") return;
    if (item.content.some(({ type }) => type === "refusal")) refused = true;
    const whole = item.content.map((part) => ("refusal" in part ? part.refusal : part.text)).join("");
    if (draft.text === "" && whole !== "") say(place, whole);
  };

  const spent = (response: Response) => {
    model = response.model || model;
    if (!response.usage) return;
    const { input_tokens: input, output_tokens: output, input_tokens_details: cache } = response.usage;
    usage = usageOf({ input, output, read: cache?.cached_tokens, written: cache?.cache_write_tokens });
    options.onEvent({ type: "spent", usage, model });
  };

  const end = (response: Response, cut: boolean) => {
    spent(response);
    if (response.status === "failed" || response.status === "cancelled") throw failed(response.error);
    for (const [place, item] of (response.output ?? []).entries())
      if (!drafts.has(place)) settle(place, item);
    stop = stopOf(response, cut);
  };

  return {
    take,
    finished: () => stop !== null,
    response(): ModelResponse {
      const inOrder = [...drafts].sort(([a], [b]) => a - b).map(([, draft]) => draft);
      const idFor = callIds(options.messages);
      const content = inOrder.flatMap((draft, place) =>
        blocksOf(draft, stop === "max_tokens" && place === inOrder.length - 1, idFor),
      );
      const calls = content.filter((block) => block.type === "tool_call").length;
      const stopReason = refused ? "refusal" : settledStop(stop ?? "end", calls);
      return { message: { role: "assistant", content, stopReason }, usage, model };
    },
  };
}

function blocksOf(
  { item, text, json }: Draft,
  cutOff: boolean,
  idFor: (id: string) => string,
): AssistantMessage["content"] {
  if (item.type === "message") return text === "" ? [] : [...phaseBlock(item.phase), { type: "text", text }];
  if (item.type === "function_call") {
    const name = textual(item.name ?? "");
    return [
      { type: "tool_call", id: idFor(textual(item.call_id ?? "")), name, ...argumentsFrom(json, cutOff) },
    ];
  }
  return item.type === "reasoning" ? [reasoningBlock(item)] : [];
}

function stopOf({ status, incomplete_details: details }: Response, cut: boolean): StopReason {
  if (details?.reason === "content_filter") return "refusal";
  return cut || status === "incomplete" ? "max_tokens" : "end";
}

/** What a server sends where text belongs may be anything. */
function textual(value: unknown): string {
  if (typeof value !== "string") throw new SyntaxError("This should be text.");
  return value;
}
