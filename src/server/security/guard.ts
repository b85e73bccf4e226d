import { sameToken, tokenIn } from "./token.ts";

/** Why a request goes no further. */
export type Refusal = { status: 400 | 401 | 403; message: string; kind: "host" | "origin" | "token" };

export type Door = { port: number; token: string };

/**
 * Who may speak to the server: a page that this server itself gave out, or a program that has the token. A page that
 * made its name point here (DNS rebinding) may not. Asked first: a request with another host has no address to look at.
 */
export function hostRefusal(headers: Headers, { port }: Door): Refusal | null {
  const host = headers.get("host");
  if (host !== null && hostsOf(port).includes(host.toLowerCase())) return null;
  return { status: 403, kind: "host", message: `This server answers at http://127.0.0.1:${port} only.` };
}

/** Nor may a page of another site (cross-origin). */
export function originRefusal(
  headers: Headers,
  { port }: Door,
  { navigation }: { navigation: boolean },
): Refusal | null {
  const hosts = hostsOf(port);
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  const foreign = origin !== null && !hosts.some((each) => origin.toLowerCase() === `http://${each}`);
  // "same-site" is another port of this machine: somebody else's program.
  if (foreign || (!navigation && (site === "cross-site" || site === "same-site"))) {
    return { status: 403, kind: "origin", message: "Another site's page may not use this server." };
  }
  return null;
}

function hostsOf(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`];
}

export function tokenRefusal(headers: Headers, { port, token }: Door): Refusal | null {
  if (sameToken(tokenIn(headers, port), token)) return null;
  const message =
    "This page has no permission, or the program was started again since. Open the address that it printed.";
  return { status: 401, kind: "token", message };
}

/** A page is navigated to from elsewhere (a mail, a terminal): only its own requests must come from itself. */
export function isNavigation(headers: Headers, method: string): boolean {
  return method === "GET" && headers.get("sec-fetch-mode") === "navigate" && headers.get("origin") === null;
}
