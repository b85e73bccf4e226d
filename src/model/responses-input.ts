import type {
  EasyInputMessage,
  ResponseInputItem,
  ResponseInputMessageContentList,
} from "openai/resources/responses/responses";
import type { AssistantMessage, ImageBlock, TextBlock, ToolMessage } from "../message.ts";
import { argumentsObject } from "./call-args.ts";
import { mendCalls, responsesIds } from "./mend-calls.ts";
import type { ModelRequest } from "./model.ts";
import { dataUrl, toolText } from "./openai-conversation.ts";
import { type Phase, phaseIn, reasoningIn } from "./responses-blocks.ts";

/** Between two texts of one turn, so that they do not run into one another; it is ours, and does not go back. */
export const betweenTexts = "\n\n";

/** Our messages as the items of the Responses API, each where it came; the volatile text comes last. */
export function inputFor({ messages, volatile }: ModelRequest): ResponseInputItem[] {
  const items: ResponseInputItem[] = [];
  for (const message of mendCalls(messages, responsesIds)) {
    if (message.role === "user") addUser(items, message.content.flatMap(partFor));
    else if (message.role === "tool") items.push(resultFor(message));
    else items.push(...itemsOf(message));
  }
  if (volatile.trim() !== "") addUser(items, [{ type: "input_text", text: volatile }]);
  const last = items.at(-1);
  // A model asked to answer its own answer would go on with it, or refuse.
  if (last === undefined || isSaying(last, "assistant"))
    addUser(items, [{ type: "input_text", text: "Continue." }]);
  return items;
}

type Parts = Exclude<ResponseInputMessageContentList, string>;

/** Users' words in a row become one message, because many local models' templates refuse two. */
function addUser(items: ResponseInputItem[], parts: Parts): void {
  const last = items.at(-1);
  if (parts.length === 0) return;
  if (last && isSaying(last, "user") && Array.isArray(last.content)) last.content.push(...parts);
  else items.push({ role: "user", content: [...parts] });
}

function isSaying(item: ResponseInputItem, role: "user" | "assistant"): item is EasyInputMessage {
  return "role" in item && item.role === role;
}

function itemsOf(message: AssistantMessage): ResponseInputItem[] {
  const items: ResponseInputItem[] = [];
  let phase: Phase | null = null;
  let said = false;
  for (const block of message.content) {
    if (block.type === "provider") {
      phase = phaseIn(block) ?? phase;
      const reasoning = reasoningIn(block);
      if (reasoning !== null) items.push(reasoning);
    } else if (block.type === "tool_call") {
      const { id, name } = block;
      items.push({
        type: "function_call",
        call_id: id,
        name,
        arguments: JSON.stringify(argumentsObject(block)),
      });
    } else {
      const text =
        said && block.text.startsWith(betweenTexts) ? block.text.slice(betweenTexts.length) : block.text;
      said = true;
      if (text.trim() !== "") items.push({ role: "assistant", content: text, ...(phase && { phase }) });
      phase = null;
    }
  }
  // Thinking that led to nothing is refused: something has to follow it.
  while (items.at(-1)?.type === "reasoning") items.pop();
  return items;
}

function resultFor(message: ToolMessage): ResponseInputItem {
  const images = message.content.filter((block) => block.type === "image");
  const text = toolText(message, images.length);
  return {
    type: "function_call_output",
    call_id: message.callId,
    output: images.length === 0 ? text : [{ type: "input_text", text }, ...images.map(imagePart)],
  };
}

function partFor(block: TextBlock | ImageBlock): Parts {
  if (block.type === "image") return [imagePart(block)];
  return block.text.trim() === "" ? [] : [{ type: "input_text", text: block.text }];
}

function imagePart(block: ImageBlock): { type: "input_image"; detail: "auto"; image_url: string } {
  return { type: "input_image", detail: "auto", image_url: dataUrl(block) };
}
