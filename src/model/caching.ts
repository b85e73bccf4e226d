/** One turn as it goes on the wire: how many of its blocks will be the same bytes in the next request. */
type StableTurn = { role: "user" | "assistant"; stableBlocks: number };

/** Where a prompt may be cut for the provider's cache: after this block of this turn. */
type Breakpoint = { turn: number; block: number };

/**
 * What to cache in the conversation: up to the last stable block, which the next request will read, and up to the
 * one before it, which the last request wrote. With the one on the prefix that makes three of the four breakpoints
 * that Anthropic allows. Only a user's turn ends in a block that may carry one.
 */
export function cacheBreakpoints(turns: readonly StableTurn[]): Breakpoint[] {
  const ends: Breakpoint[] = [];
  turns.forEach(({ role, stableBlocks }, turn) => {
    if (role === "user" && stableBlocks > 0) ends.push({ turn, block: stableBlocks - 1 });
  });
  return ends.slice(-2);
}

/** Tools come first on the wire, so that a breakpoint on the system prompt covers them too. */
export function cachedPrefix(systemBlocks: number, tools: number): "system" | "tools" | null {
  if (systemBlocks > 0) return "system";
  return tools > 0 ? "tools" : null;
}
