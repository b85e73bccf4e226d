/** Who can draft: two services, or what speaks as one of them does, and the built-in authors. */
export const providerNames = ["anthropic", "openai", "builtin"] as const;
export type ProviderName = (typeof providerNames)[number];
