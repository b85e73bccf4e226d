import { randomBytes, timingSafeEqual } from "node:crypto";

/** A secret of one start of the server: whoever has the address that was printed has it. */
export function newToken(): string {
  return randomBytes(24).toString("base64url");
}

export function sameToken(given: string | null | undefined, token: string): boolean {
  if (typeof given !== "string") return false;
  const [a, b] = [Buffer.from(given), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Lets one in, once and soon. */
export type Ticket = { readonly text: string; redeem(given: string | null): boolean };

const ticketMs = 120_000;

/** For an address that is handed to another program: others on this machine may read it in the list of processes. */
export function newTicket(now: () => number = Date.now): Ticket {
  const text = newToken();
  const until = now() + ticketMs;
  let used = false;
  return {
    text,
    redeem(given) {
      if (used || now() > until || !sameToken(given, text)) return false;
      used = true;
      return true;
    },
  };
}

/** Browsers send one host's cookies to all its ports: each port has a name of its own, so that two servers do not mix. */
export function cookieName(port: number): string {
  return `teacher-assist-${port}`;
}

export function cookieFor(port: number, token: string): string {
  return `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`;
}

/** The token that a request carries: in its cookie, or as `Authorization: Bearer` from a program. */
export function tokenIn(headers: Headers, port: number): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (bearer !== undefined) return bearer;
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName(port))?.[1] ?? null;
}
