import type { Env } from "../env.ts";
import { isLoopback } from "./address.ts";
import { withoutSecrets } from "./secrets.ts";

export type ViaProxy = {
  url: string;
  /** For messages: without a password, and with the name of the setting that says so. */
  shown: string;
};

/**
 * The proxy a request to this address goes through, by the usual settings (HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and
 * NO_PROXY, in either case); null where it goes straight. What is on this computer never goes through one, and on Node,
 * whose `fetch` takes no proxy, nothing does.
 */
export function proxyFor(address: string, env: Env): ViaProxy | null {
  if (!("Bun" in globalThis) || !URL.canParse(address) || isLoopback(address)) return null;
  const target = new URL(address);
  if (isExcepted(target, env.no_proxy || env.NO_PROXY || "")) return null;
  const names = target.protocol === "https:" ? ["https_proxy", "all_proxy"] : ["http_proxy", "all_proxy"];
  const name = names.flatMap((each) => [each, each.toUpperCase()]).find((each) => env[each]?.trim());
  const said = name === undefined ? undefined : env[name]?.trim();
  if (name === undefined || said === undefined) return null;
  const url = said.includes("://") ? said : `http://${said}`;
  return { url, shown: `${withoutSecrets(url, [])} (${name})` };
}

/** `fetch` as a model is asked: by `proxyFor`, and never on to another server than was asked, for the key goes along. */
export function fetchDirectly(
  input: string | URL | Request,
  init: BunFetchRequestInit = {},
  env: Env = process.env,
): Promise<Response> {
  const address = input instanceof Request ? input.url : String(input);
  const proxy = proxyFor(address, env);
  return fetch(input, {
    ...init,
    redirect: "manual",
    proxy: proxy === null ? false : { url: proxy.url, respectNoProxy: false },
  });
}

/** What to add to the words of a failure, where a proxy stood between. */
export function byWay(proxy: ViaProxy | null): string {
  return proxy === null
    ? ""
    : ` It was asked through the proxy ${proxy.shown}: perhaps the trouble is there.`;
}

/** `example.com` and `.example.com` both except the host and what is below it; `host:port` one port; `*` everything. */
function isExcepted({ hostname, port, protocol }: URL, exceptions: string): boolean {
  const at = port || (protocol === "https:" ? "443" : "80");
  return exceptions
    .split(/[\s,]+/)
    .filter(Boolean)
    .some((entry) => {
      if (entry === "*") return true;
      const [, host = "", only] =
        /^\*?\.?(\[[^\]]*\]|[^:]*|.*:.*:.*?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
      if (host === "" || (only !== undefined && only !== at)) return false;
      return hostname === host || hostname === `[${host}]` || hostname.endsWith(`.${host}`);
    });
}
