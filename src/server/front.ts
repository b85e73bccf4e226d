import type { Server } from "bun";
import type { App } from "./app.ts";
import { answerPage, htmlPage } from "./client/answer.ts";
import type { Client } from "./client/bundle.ts";
import { comeBack, noTokenPage } from "./client/page.ts";
import type { Pass, Passes } from "./handed/passes.ts";
import {
  type Door,
  hostRefusal,
  isNavigation,
  originRefusal,
  type Refusal,
  tokenRefusal,
} from "./security/guard.ts";
import { securityHeaders } from "./security/headers.ts";
import { cookieFor, sameToken, type Ticket } from "./security/token.ts";
import type { Connection } from "./stream/socket.ts";

export type Front = {
  token: string;
  /** Good in place of the token, as far as it goes. */
  ticket?: Ticket;
  /** Good in place of the token, for one task of a study. */
  passes: Passes;
  api: App;
  client: () => Promise<Client>;
};

/** Every request comes in here: who may not is sent away before anything else is looked at, its address included. */
export function front({ token, ticket, passes, api, client }: Front) {
  return async (request: Request, server: Server<Connection>): Promise<Response | undefined> => {
    const door: Door = { port: server.port ?? 0, token };
    const { headers } = request;
    const stranger = hostRefusal(headers, door);
    const response = stranger === null ? await answer(URL.parse(request.url)) : refused(stranger);
    if (response === undefined) return undefined;
    secured(response, door.port);
    // A body without a length could go on for ever after its answer: what is not taken by then never will be.
    if (headers.has("transfer-encoding")) response.headers.set("connection", "close");
    return response;

    async function answer(url: URL | null): Promise<Response | undefined> {
      if (url === null) return refused(noAddress);
      const isPage = !isInside(url.pathname, "/api") && url.pathname !== "/ws";
      const foreign = originRefusal(headers, door, {
        navigation: isPage && isNavigation(headers, request.method),
      });
      if (foreign !== null) return refused(foreign);
      if (isPage && url.searchParams.has("token")) return admitted(url, door, ticket);
      if (url.pathname === comeBack.path) return comeBackScript();
      const pass = passes.of(headers);
      const unknown = pass === null ? tokenRefusal(headers, door) : null;
      if (unknown !== null) return isPage ? htmlPage(noTokenPage, 401) : refused(unknown);
      if (url.pathname === "/ws") return upgrade(request, server, pass);
      if (isPage) return answerPage(request, url.pathname, await client());
      const reply = await api.fetch(request);
      if (!reply.headers.has("cache-control")) reply.headers.set("cache-control", "no-store");
      return reply;
    }
  };
}

/** For what nobody expected. Says nothing of it: whoever asked may be a stranger. */
export function frontFailed(port: number): Response {
  const message = "Something went wrong that should not have. What was saved before is safe.";
  const reply = Response.json({ error: { message, kind: "unexpected" } }, { status: 500 });
  return secured(reply, port);
}

function secured(response: Response, port: number): Response {
  for (const [name, value] of Object.entries(securityHeaders(port))) response.headers.set(name, value);
  return response;
}

const noAddress: Refusal = { status: 400, kind: "host", message: "This is not an address that can be read." };

/** The token leaves the address at once: it stays in no history and no screenshot. */
function admitted(url: URL, { port, token }: Door, ticket: Ticket | undefined): Response {
  const given = url.searchParams.get("token");
  if (!sameToken(given, token) && ticket?.redeem(given) !== true) return htmlPage(noTokenPage, 401);
  url.searchParams.delete("token");
  const location = `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
  return new Response(null, { status: 303, headers: { location, "set-cookie": cookieFor(port, token) } });
}

function upgrade(request: Request, server: Server<Connection>, pass: Pass | null): Response | undefined {
  if (server.upgrade(request, { data: { following: new Map(), pass } })) return undefined;
  return refused({ status: 403, kind: "origin", message: "This address takes a WebSocket only." });
}

/** Known to everybody who has read this file, and so the one thing that is given without the token. */
function comeBackScript(): Response {
  const headers = { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-store" };
  return new Response(comeBack.script, { headers });
}

function refused({ status, message, kind }: Refusal): Response {
  return Response.json({ error: { message, kind } }, { status, headers: { "cache-control": "no-store" } });
}

function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
