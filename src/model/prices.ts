/** US dollars per million tokens. */
type Rate = { input: number; output: number; cacheRead: number; cacheWrite: number };

/** `long` is what every token of a request costs once the request holds more than `above` of them. */
export type Price = Rate & { long?: Rate & { above: number } };

/**
 * Standard rates, five-minute cache writes. From the model list of the npm package @earendil-works/pi-ai 1.5.0,
 * compared with Anthropic's pricing page (platform.claude.com, "Model pricing") and, for GPT-6.1 Terra, LiteLLM's
 * release notes. Where pages disagree (cache reads of Claude Sonnet 5.5 were $0.20 at its launch) the later one
 * stands. Models for which no figure was found are not here.
 * @internal Asked by tests alone.
 */
export const pricesAsOf = "2026-11-02";

const opus5 = rate(5, 25, 0.5, 6.25);
const fable5 = rate(10, 50, 1, 12.5);
const fable51 = rate(10, 50, 0.25, 12.5);
const sonnet4 = rate(3, 15, 0.3, 3.75);
const free = rate(0, 0, 0, 0);

export const prices: ReadonlyMap<string, Price> = new Map<string, Price>([
  ["builtin", free],
  ["scripted", free],

  ["claude-fable-5-1", fable51],
  ["claude-mythos-5-1", fable51],
  ["claude-fable-5", fable5],
  ["claude-mythos-5", fable5],
  ["claude-opus-5-5", rate(4, 20, 0.2, 5)],
  ["claude-opus-5", opus5],
  ["claude-opus-4-8", opus5],
  ["claude-opus-4-7", opus5],
  ["claude-opus-4-6", opus5],
  ["claude-opus-4-5", opus5],
  ["claude-sonnet-5-5", rate(2, 10, 0.1, 2.5)],
  ["claude-sonnet-5", rate(2, 10, 0.2, 2.5)],
  ["claude-sonnet-4-6", sonnet4],
  ["claude-sonnet-4-5", sonnet4],
  [
    "claude-haiku-5-5",
    { ...rate(0.1, 0.5, 0.01, 0.125), long: { above: 100_000, ...rate(0.5, 2.5, 0.05, 0.625) } },
  ],
  ["claude-haiku-4-5", rate(1, 5, 0.1, 1.25)],

  ["gpt-6.1-sol", longer(rate(2, 10, 0.1, 2.5))],
  ["gpt-6.1-terra", longer(rate(1, 5, 0.05, 1.25))],
  ["gpt-6-astra", longer(rate(10, 50, 1, 12.5))],
  ["gpt-6-sol", longer(rate(2, 10, 0.2, 2.5))],
  ["gpt-6-luna", longer(rate(0.1, 0.5, 0.01, 0.125))],
  ["gpt-5.6-sol", longer(rate(4, 20, 0.4, 5))],
  ["gpt-5.6-terra", longer(rate(2, 12, 0.2, 2.5))],
  ["gpt-5.6-luna", longer(rate(0.2, 1.2, 0.02, 0.25))],
  // Up to GPT-5.5 writing to the cache costs what input costs.
  ["gpt-5.5", longer(rate(5, 30, 0.5, 5))],
  ["gpt-5.4", longer(rate(2.5, 15, 0.25, 2.5))],
  ["gpt-5.4-mini", rate(0.75, 4.5, 0.075, 0.75)],
  ["gpt-5.4-nano", rate(0.2, 1.25, 0.02, 0.2)],
  ["gpt-5.2", rate(1.75, 14, 0.175, 1.75)],
  ["gpt-5.1", rate(1.25, 10, 0.125, 1.25)],
  ["gpt-5", rate(1.25, 10, 0.125, 1.25)],
  ["gpt-5-mini", rate(0.25, 2, 0.025, 0.25)],
  ["gpt-5-nano", rate(0.05, 0.4, 0.005, 0.05)],
  ["gpt-4.1", rate(2, 8, 0.5, 2)],
  ["gpt-4.1-mini", rate(0.4, 1.6, 0.1, 0.4)],
  ["gpt-4.1-nano", rate(0.1, 0.4, 0.025, 0.1)],
  ["gpt-4o", rate(2.5, 10, 1.25, 2.5)],
  // An older snapshot with a price of its own; it has no cheaper cache reads.
  ["gpt-4o-2024-05-13", rate(5, 15, 5, 5)],
  ["gpt-4o-mini", rate(0.15, 0.6, 0.075, 0.15)],
  ["o4-mini", rate(1.1, 4.4, 0.275, 1.1)],
  ["o3", rate(2, 8, 0.5, 2)],
]);

function rate(input: number, output: number, cacheRead: number, cacheWrite: number): Rate {
  return { input, output, cacheRead, cacheWrite };
}

/** OpenAI's rule for a request of more than 272,000 tokens: twice the input, one and a half times the output. */
function longer(base: Rate): Price {
  const { input, output, cacheRead, cacheWrite } = base;
  return {
    ...base,
    long: { above: 272_000, ...rate(input * 2, output * 1.5, cacheRead * 2, cacheWrite * 2) },
  };
}
