import type { Server } from "bun";
import type { App } from "./app.ts";
import { answerPage, htmlPage } from "./client/answer.ts";
import type { Asset } from "./client/bundle.ts";
import { comeBack, noTokenPage } from "./client/page.ts";
import { type Door, isNavigation, type Refusal, refusal, tokenRefusal } from "./security/guard.ts";
import { securityHeaders } from "./security/headers.ts";
import { cookieFor, sameToken, type Ticket } from "./security/token.ts";
import type { Connection } from "./stream/socket.ts";

export type Front = {
  token: string;
  /** Good in place of the token, as far as it goes. */
  ticket?: Ticket;
  api: App;
  assets: ReadonlyMap<string, Asset> | null;
};

/** Every request comes in here: who may not is sent away before anything else is looked at. */
export function front({ token, ticket, api, assets }: Front) {
  return async (request: Request, server: Server<Connection>): Promise<Response | undefined> => {
    const door: Door = { port: server.port ?? 0, token };
    const url = new URL(request.url);
    const { headers } = request;
    const response = await answer();
    if (response === undefined) return undefined;
    for (const [name, value] of Object.entries(securityHeaders(door.port))) response.headers.set(name, value);
    return response;

    async function answer(): Promise<Response | undefined> {
      const isPage = !isInside(url.pathname, "/api") && url.pathname !== "/ws";
      const foreign = refusal(headers, door, { navigation: isPage && isNavigation(headers, request.method) });
      if (foreign !== null) return refused(foreign);
      if (isPage && url.searchParams.has("token")) return admitted(url, door, ticket);
      if (url.pathname === comeBack.path) return comeBackScript();
      const unknown = tokenRefusal(headers, door);
      if (unknown !== null) return isPage ? htmlPage(noTokenPage, 401) : refused(unknown);
      if (url.pathname === "/ws") return upgrade(request, server);
      if (isPage) return answerPage(request, url.pathname, assets);
      const reply = await api.fetch(request);
      if (!reply.headers.has("cache-control")) reply.headers.set("cache-control", "no-store");
      return reply;
    }
  };
}

/** The token leaves the address at once: it stays in no history and no screenshot. */
function admitted(url: URL, { port, token }: Door, ticket: Ticket | undefined): Response {
  const given = url.searchParams.get("token");
  if (!sameToken(given, token) && ticket?.redeem(given) !== true) return htmlPage(noTokenPage, 401);
  url.searchParams.delete("token");
  const location = `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
  return new Response(null, { status: 303, headers: { location, "set-cookie": cookieFor(port, token) } });
}

function upgrade(request: Request, server: Server<Connection>): Response | undefined {
  if (server.upgrade(request, { data: { following: new Map() } })) return undefined;
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
