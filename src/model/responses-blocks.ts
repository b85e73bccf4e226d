import type { ResponseReasoningItem } from "openai/resources/responses/responses";
import { z } from "zod";
import type { Message, ProviderBlock } from "../message.ts";

/**
 * What only OpenAI's Responses API understands, kept among a message's blocks where it came: what the model thought,
 * and what kind of text the next one is. It is sent back there, and nowhere else.
 */
const Reasoning = z.object({
  type: z.literal("reasoning"),
  id: z.string(),
  summary: z.array(z.object({ type: z.literal("summary_text"), text: z.string() })).catch([]),
  content: z
    .array(z.object({ type: z.literal("reasoning_text"), text: z.string() }))
    .optional()
    .catch(undefined),
  encrypted_content: z.string().nullish(),
});

/** Whether a text is a word by the way or the answer: newer models write worse without it. */
const Phase = z.object({ type: z.literal("phase"), phase: z.enum(["commentary", "final_answer"]) });

export type Phase = z.infer<typeof Phase>["phase"];

export function reasoningBlock(item: unknown): ProviderBlock {
  return { type: "provider", provider: "openai", data: item };
}

export function phaseBlock(phase: unknown): ProviderBlock[] {
  const data = Phase.safeParse({ type: "phase", phase }).data;
  return data === undefined ? [] : [{ type: "provider", provider: "openai", data }];
}

/** The item as it goes back; null where there is nothing in it that the server could read, which it would refuse. */
export function reasoningIn(block: ProviderBlock): ResponseReasoningItem | null {
  const item = block.provider === "openai" ? Reasoning.safeParse(block.data).data : undefined;
  if (item === undefined) return null;
  const { content, encrypted_content, ...rest } = item;
  if (!encrypted_content && !content?.length) return null;
  return {
    ...rest,
    ...(content?.length ? { content } : {}),
    ...(encrypted_content ? { encrypted_content } : {}),
  };
}

export function phaseIn(block: ProviderBlock): Phase | null {
  return block.provider === "openai" ? (Phase.safeParse(block.data).data?.phase ?? null) : null;
}

export function holdsReasoning(messages: readonly Message[]): boolean {
  return messages.some(
    (message) =>
      message.role === "assistant" &&
      message.content.some((block) => block.type === "provider" && reasoningIn(block) !== null),
  );
}

export function forgetReasoning(messages: readonly Message[]): Message[] {
  return messages.map((message) =>
    message.role === "assistant"
      ? {
          ...message,
          content: message.content.filter(
            (block) => block.type !== "provider" || reasoningIn(block) === null,
          ),
        }
      : message,
  );
}
