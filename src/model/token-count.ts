import type { Usage } from "../message.ts";

/** OpenAI counts everything as input; ours is what was neither read from nor written to a cache. */
export function usageOf(wire: { input: unknown; output: unknown; read: unknown; written: unknown }): Usage {
  const cacheReadTokens = tokenCount(wire.read, 0);
  const cacheWriteTokens = tokenCount(wire.written, 0);
  return {
    inputTokens: Math.max(0, tokenCount(wire.input, 0) - cacheReadTokens - cacheWriteTokens),
    outputTokens: tokenCount(wire.output, 0),
    cacheReadTokens,
    cacheWriteTokens,
  };
}

/**
 * A count of tokens from whatever a server sends: a whole number, or a whole number written as text. Anything else is
 * no count, and `otherwise` stands.
 */
export function tokenCount(value: unknown, otherwise: number): number {
  const count = typeof value === "string" && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof count === "number" && Number.isSafeInteger(count) && count >= 0 ? count : otherwise;
}
