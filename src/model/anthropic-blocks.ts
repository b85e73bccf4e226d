import type { ContentBlockParam } from "@anthropic-ai/sdk/resources/messages/messages";
import type { AssistantMessage, Message, ProviderBlock } from "../message.ts";

/** Blocks that only Anthropic understands: kept as they came, sent back as they came, and only there. */

export function providerBlock(data: unknown): ProviderBlock {
  return { type: "provider", provider: "anthropic", data };
}

export function verbatim(block: ProviderBlock): ContentBlockParam[] {
  return block.provider === "anthropic" && isWireBlock(block.data) ? [block.data] : [];
}

/**
 * A thinking block is valid only after exactly what it was thought about, and that included the volatile text. So a
 * turn with thinking also keeps the volatile text it saw, and later requests repeat it in its place.
 */
const volatileType = "sent_volatile";

export function volatileRecord(text: string): ProviderBlock {
  return providerBlock({ type: volatileType, text });
}

export function sentBefore(message: AssistantMessage): string[] {
  return message.content.flatMap((block) => {
    if (block.type !== "provider" || block.provider !== "anthropic") return [];
    const { data } = block;
    if (typeof data !== "object" || data === null || !("type" in data) || data.type !== volatileType)
      return [];
    return "text" in data && typeof data.text === "string" ? [data.text] : [];
  });
}

export function isThinking(data: unknown): boolean {
  return isWireBlock(data) && (data.type === "thinking" || data.type === "redacted_thinking");
}

export function holdsThinking(messages: readonly Message[]): boolean {
  return messages.some(
    (message) =>
      message.role === "assistant" &&
      message.content.some((block) => block.type === "provider" && isThinking(block.data)),
  );
}

/** The same conversation without its thinking, and so without the volatile text that was kept for it. */
export function forgetThinking(messages: readonly Message[]): Message[] {
  return messages.map((message) =>
    message.role === "assistant"
      ? { ...message, content: message.content.filter((block) => block.type !== "provider") }
      : message,
  );
}

/** What we kept is what the API sent; its shape is Anthropic's affair. */
function isWireBlock(data: unknown): data is ContentBlockParam {
  return (
    typeof data === "object" &&
    data !== null &&
    "type" in data &&
    typeof data.type === "string" &&
    data.type !== volatileType
  );
}
