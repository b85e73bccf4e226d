import type { ProviderName } from "./provider-names.ts";

/** The model of a provider when nobody names one. Configuration, and nothing else: any other may be named. */
export const defaultModel = {
  anthropic: "claude-sonnet-5-5",
  /** Not the newer GPT-6.1 Sol: behind a gateway that speaks only Chat Completions, that one takes no tools. */
  openai: "gpt-6-sol",
  builtin: "builtin",
} as const satisfies Record<ProviderName, string>;
