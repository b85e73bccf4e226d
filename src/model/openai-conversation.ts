import type {
  ChatCompletionAssistantMessageParam,
  ChatCompletionContentPart,
  ChatCompletionMessageParam,
} from "openai/resources/chat/completions/completions";
import {
  type AssistantMessage,
  type ImageBlock,
  type TextBlock,
  type ToolMessage,
  textOf,
  toolCalls,
} from "../message.ts";
import { argumentsObject } from "./call-args.ts";
import { mendCalls, openaiIds } from "./mend-calls.ts";
import type { ModelRequest } from "./model.ts";

type Part = ChatCompletionContentPart;

/**
 * Our messages as Chat Completions'. Users' words in a row become one message, because many local models' templates
 * refuse two; the volatile text comes last.
 */
export function conversation(request: ModelRequest): ChatCompletionMessageParam[] {
  const list = new Conversation();
  if (request.system.trim() !== "") list.add({ role: "system", content: request.system });
  for (const message of mendCalls(request.messages, openaiIds)) {
    if (message.role === "user") list.addUser(message.content.flatMap(partFor));
    else if (message.role === "assistant") list.addAssistant(message);
    else list.addTool(message);
  }
  list.addUser(request.volatile.trim() === "" ? [] : [textPart(request.volatile)]);
  return list.finish();
}

class Conversation {
  private readonly messages: ChatCompletionMessageParam[] = [];
  /** The user's words since the last answer, not yet written down. */
  private parts: Part[] = [];
  /** A tool message takes text only: its images follow, as the user's, once all the results are there. */
  private images: Part[] = [];

  add(message: ChatCompletionMessageParam): void {
    this.flush();
    this.messages.push(message);
  }

  addUser(parts: Part[]): void {
    this.parts.push(...this.images, ...parts);
    this.images = [];
  }

  addAssistant(message: AssistantMessage): void {
    const wire = assistantFor(message);
    if (wire) this.add(wire);
  }

  addTool(message: ToolMessage): void {
    const images = message.content.filter((block) => block.type === "image");
    if (this.parts.length > 0) this.flush();
    this.messages.push({
      role: "tool",
      tool_call_id: message.callId,
      content: toolText(message, images.length),
    });
    if (images.length > 0)
      this.images.push(textPart(`Images from ${message.name}:`), ...images.map(imagePart));
  }

  finish(): ChatCompletionMessageParam[] {
    this.flush();
    const last = this.messages.at(-1)?.role;
    // A model asked to answer its own answer would go on with it, or refuse.
    if (last !== "user" && last !== "tool") this.messages.push({ role: "user", content: "Continue." });
    return this.messages;
  }

  private flush(): void {
    const parts = [...this.images, ...this.parts];
    if (parts.length > 0) this.messages.push({ role: "user", content: plainest(parts) });
    this.parts = [];
    this.images = [];
  }
}

function assistantFor(message: AssistantMessage): ChatCompletionAssistantMessageParam | null {
  const text = textOf(message);
  const calls = toolCalls(message).map((call) => ({
    id: call.id,
    type: "function" as const,
    function: { name: call.name, arguments: JSON.stringify(argumentsObject(call)) },
  }));
  if (text.trim() === "" && calls.length === 0) return null;
  return {
    role: "assistant",
    content: text === "" ? null : text,
    ...(calls.length > 0 ? { tool_calls: calls } : {}),
  };
}

/** There is no flag for a failed call at OpenAI, so the text says it. */
export function toolText(message: ToolMessage, images: number): string {
  const text = textOf(message);
  if (message.isError && !/^error/i.test(text)) return `Error: ${text}`;
  return text === "" && images > 0 ? "(The result is the image below.)" : text;
}

/** Text alone goes as a string, which every server understands; parts only where there is an image. */
function plainest(parts: Part[]): string | Part[] {
  const texts = parts.flatMap((part) => (part.type === "text" ? [part.text] : []));
  return texts.length === parts.length ? texts.join("\n\n") : parts;
}

function partFor(block: TextBlock | ImageBlock): Part[] {
  if (block.type === "image") return [imagePart(block)];
  return block.text.trim() === "" ? [] : [textPart(block.text)];
}

function textPart(text: string): Part {
  return { type: "text", text };
}

function imagePart(block: ImageBlock): Part {
  return { type: "image_url", image_url: { url: dataUrl(block) } };
}

export function dataUrl({ mediaType, data }: ImageBlock): string {
  return `data:${mediaType};base64,${data}`;
}
