import type {
  ContentBlockParam,
  ImageBlockParam,
  TextBlockParam,
  ToolResultBlockParam,
} from "@anthropic-ai/sdk/resources/messages/messages";
import type { AssistantMessage, ImageBlock, TextBlock, ToolMessage } from "../message.ts";
import { isThinking, sentBefore, verbatim } from "./anthropic-blocks.ts";
import { cacheBreakpoints } from "./caching.ts";
import { argumentsObject } from "./call-args.ts";
import { anthropicIds, mendCalls } from "./mend-calls.ts";
import type { ModelRequest } from "./model.ts";

type UserBlock = TextBlockParam | ImageBlockParam | ToolResultBlockParam;
type Turn = { role: "user"; content: UserBlock[] } | { role: "assistant"; content: ContentBlockParam[] };

/**
 * Our messages as Anthropic's turns. They alternate, begin and end with the user's, and hold no empty block: the API
 * refuses everything else. The volatile text comes last of all, behind the breakpoints.
 */
export function conversation(request: ModelRequest, paused = false): Turn[] {
  const turns = turnsOf(request);
  markBreakpoints(turns);
  // A turn that Claude paused ends the conversation as it stands: Claude goes on with it.
  if (paused) return turns;
  if (request.volatile.trim() !== "") sayLast(turns, request.volatile);
  else if (turns.at(-1)?.role !== "user") sayLast(turns, "Continue.");
  return turns;
}

function turnsOf({ messages }: ModelRequest): Turn[] {
  const turns: Turn[] = [];
  for (const message of mendCalls(messages, anthropicIds)) {
    if (message.role === "user") addUser(turns, message.content.flatMap(contentBlock));
    else if (message.role === "tool") addUser(turns, [toolResult(message)]);
    else {
      addUser(turns, sentBefore(message).map(textBlock));
      const content = assistantBlocks(message);
      const last = turns.at(-1);
      if (content.length === 0) continue;
      if (last === undefined) addUser(turns, [textBlock("(The conversation goes on.)")]);
      if (last?.role === "assistant") last.content.push(...content);
      else turns.push({ role: "assistant", content });
    }
  }
  return turns;
}

function addUser(turns: Turn[], content: UserBlock[]): void {
  const last = turns.at(-1);
  if (content.length === 0) return;
  if (last?.role === "user") last.content.push(...content);
  else turns.push({ role: "user", content });
}

function sayLast(turns: Turn[], text: string): void {
  addUser(turns, [textBlock(text)]);
}

function markBreakpoints(turns: Turn[]): void {
  const shapes = turns.map(({ role, content }) => ({ role, stableBlocks: content.length }));
  for (const { turn, block } of cacheBreakpoints(shapes)) {
    const found = turns[turn];
    const marked = found?.role === "user" ? found.content[block] : undefined;
    if (found?.role === "user" && marked)
      found.content[block] = { ...marked, cache_control: { type: "ephemeral" } };
  }
}

function assistantBlocks(message: AssistantMessage): ContentBlockParam[] {
  const blocks = message.content.flatMap((block): ContentBlockParam[] => {
    if (block.type === "text") return contentBlock(block);
    if (block.type === "provider") return verbatim(block);
    return [{ type: "tool_use", id: block.id, name: block.name, input: argumentsObject(block) }];
  });
  // A turn that was only thought, with nothing said or done, is refused.
  return blocks.every(isThinking) ? [] : blocks;
}

function toolResult(message: ToolMessage): ToolResultBlockParam {
  const content = message.content.flatMap(contentBlock);
  return {
    type: "tool_result",
    tool_use_id: message.callId,
    ...(content.length === 0 ? {} : { content }),
    ...(message.isError ? { is_error: true } : {}),
  };
}

function contentBlock(block: TextBlock | ImageBlock): (TextBlockParam | ImageBlockParam)[] {
  if (block.type === "text") return block.text.trim() === "" ? [] : [textBlock(block.text)];
  return [{ type: "image", source: { type: "base64", media_type: block.mediaType, data: block.data } }];
}

function textBlock(text: string): TextBlockParam {
  return { type: "text", text };
}
