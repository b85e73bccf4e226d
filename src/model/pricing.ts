import type { Usage } from "../message.ts";
import { type Price, prices } from "./prices.ts";

/**
 * What one call cost, in US dollars; null for a model whose price is not listed, never a guess. Usage of one call
 * and not of many: some models cost more once a single request grows long.
 */
export function costUsd(model: string, usage: Usage): number | null {
  const price = priceOf(model);
  if (price === null) return null;
  const asked = usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens;
  const rate = price.long && asked > price.long.above ? price.long : price;
  return (
    (usage.inputTokens * rate.input +
      usage.outputTokens * rate.output +
      usage.cacheReadTokens * rate.cacheRead +
      usage.cacheWriteTokens * rate.cacheWrite) /
    1_000_000
  );
}

export function isPriced(model: string): boolean {
  return priceOf(model) !== null;
}

/** The listed price: the model's own, or that of the model of which it is a dated snapshot. */
function priceOf(model: string): Price | null {
  return prices.get(model) ?? prices.get(undated(model)) ?? null;
}

function undated(model: string): string {
  return model.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, "");
}
