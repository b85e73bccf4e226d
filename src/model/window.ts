/** What a model can take at once, in tokens: the request and its reply. Where families differ, the smaller holds. */
const known: readonly (readonly [of: RegExp, tokens: number])[] = [
  [/^claude-/, 200_000],
  [/^gpt-4\.1/, 1_000_000],
  [/^gpt-4o/, 128_000],
  [/^gpt-[5-9]/, 272_000],
  [/^o[34]/, 200_000],
];

/** Of a model that is not known, on this computer say: most servers start with so much or less. */
const unknown = 32_000;

/** Infinite for authors of our own, which read whatever they are given. */
export function windowOf({ provider, id }: { provider: string; id: string }): number {
  if (provider === "builtin" || provider === "scripted") return Number.POSITIVE_INFINITY;
  return known.find(([of]) => of.test(id))?.[1] ?? unknown;
}
