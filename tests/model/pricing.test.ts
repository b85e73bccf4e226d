import { describe, expect, test } from "bun:test";
import type { Usage } from "../../src/message.ts";
import { defaultModel } from "../../src/model/defaults.ts";
import { prices, pricesAsOf } from "../../src/model/prices.ts";
import { costUsd } from "../../src/model/pricing.ts";

const usage = (change: Partial<Usage>): Usage => ({
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  ...change,
});
const million = 1_000_000;

describe("what a call cost", () => {
  test.each([
    ["claude-haiku-4-5", { inputTokens: million }, 1],
    ["claude-haiku-4-5", { outputTokens: million }, 5],
    ["claude-haiku-4-5", { cacheReadTokens: million }, 0.1],
    ["claude-haiku-4-5", { cacheWriteTokens: million }, 1.25],
    ["claude-haiku-4-5-20251001", { inputTokens: million }, 1],
    [
      "claude-sonnet-5-5",
      { inputTokens: 1000, outputTokens: 500, cacheReadTokens: 10_000, cacheWriteTokens: 2000 },
      0.013,
    ],
    ["gpt-4.1-2025-04-14", { inputTokens: million }, 2],
    ["gpt-4o-2024-05-13", { inputTokens: million }, 5],
    ["gpt-4o-2024-11-20", { inputTokens: million }, 2.5],
    ["builtin", { inputTokens: million, outputTokens: million }, 0],
    ["scripted", { outputTokens: million }, 0],
  ])("%s, %j: $%d", (model, used, cost) => {
    expect(costUsd(model, usage(used))).toBeCloseTo(cost, 10);
  });

  test("a long request costs the long price, for all of it", () => {
    expect(costUsd("gpt-6-sol", usage({ inputTokens: 272_000 }))).toBeCloseTo(0.544, 10);
    expect(
      costUsd("gpt-6-sol", usage({ inputTokens: 1000, cacheReadTokens: 272_000, outputTokens: 1000 })),
    ).toBeCloseTo(0.004 + 0.1088 + 0.015, 10);
    expect(costUsd("claude-haiku-5-5", usage({ inputTokens: 100_001 }))).toBeCloseTo(0.0500005, 10);
  });

  test.each([
    "llama3.2",
    "gpt-99",
    "claude-haiku-4-5-preview",
    "claude-haiku-4-5-2025100",
    "claude-haiku-4-5-20251001-v2",
    "my-claude-haiku-4-5",
    "",
    "constructor",
  ])("%p is not guessed", (model) => {
    expect(costUsd(model, usage({ inputTokens: million }))).toBeNull();
  });

  test("the table is dated, its figures are sensible, and it knows the defaults", () => {
    expect(pricesAsOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const [model, price] of prices) {
      expect([
        model,
        price.output >= price.input && price.cacheRead <= price.input && price.cacheWrite >= price.input,
      ]).toEqual([model, true]);
    }
    for (const model of Object.values(defaultModel)) expect(costUsd(model, usage({}))).toBe(0);
  });
});
