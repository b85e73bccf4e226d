import type { Message } from "../../message.ts";
import type { ModelRequest } from "../../model/model.ts";

/**
 * About how many tokens something is, rather too many than too few: three bytes of UTF-8 each, which is a third more
 * than English needs and what Chinese or Tamil needs.
 */
function tokensIn(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

const perMessage = 8;
const perImage = 1_600;
const sizes = new WeakMap<Message, number>();

export function tokensOf(message: Message): number {
  const counted = sizes.get(message);
  if (counted !== undefined) return counted;
  let tokens = perMessage;
  for (const block of message.content) {
    if (block.type === "text") tokens += tokensIn(block.text);
    else if (block.type === "image") tokens += perImage;
    else tokens += tokensIn(JSON.stringify(block) ?? "");
  }
  sizes.set(message, tokens);
  return tokens;
}

export function tokensOfAll(messages: readonly Message[]): number {
  return messages.reduce((sum, message) => sum + tokensOf(message), 0);
}

type Frame = Omit<ModelRequest, "messages">;
const frames = new WeakMap<
  Frame["tools"],
  Pick<Frame, "system"> & { schema: Frame["outputSchema"]; tokens: number }
>();

/** What a request holds beside its messages. Prompt and tools stay the same from turn to turn, and are counted once. */
export function tokensOfFrame({ system, tools, volatile, outputSchema }: Frame): number {
  let counted = frames.get(tools);
  if (counted?.system !== system || counted.schema !== outputSchema) {
    const tokens = tokensIn(system) + tokensIn(JSON.stringify([tools, outputSchema ?? null]));
    counted = { system, schema: outputSchema, tokens };
    frames.set(tools, counted);
  }
  return counted.tokens + tokensIn(volatile);
}
