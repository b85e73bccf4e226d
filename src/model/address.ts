/** Whether an address is on this very computer: such a request needs no proxy, and leaves for nobody. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/\.$/, ""); // numbers are in their plain form by now
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  if (/^127(\.\d+){3}$/.test(host) || host === "0.0.0.0") return true;
  return host === "[::1]" || host === "[::]" || /^\[::ffff:7f[\da-f]{2}:[\da-f]{1,4}\]$/.test(host);
}

const own = { anthropic: "https://api.anthropic.com", openai: "https://api.openai.com" } as const;

/** Whether an address is the provider's own, to which its keys belong. */
export function isProvidersOwn(provider: keyof typeof own, address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === own[provider];
}

/** The server that an address is at, without path, credentials or anything else; the text itself where it is none. */
export function serverOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}
