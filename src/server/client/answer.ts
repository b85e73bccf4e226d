import type { Client } from "./bundle.ts";
import { plainPage } from "./page.ts";

/** A page or a part of one. Addresses without a file are places inside the client, which knows them. */
export function answerPage(request: Request, path: string, assets: Client): Response {
  if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
  if (assets === null) {
    return path === "/" ? htmlPage(plainPage, 200) : new Response("Not here.\n", { status: 404 });
  }
  const found = assets.get(path) ?? (/\.\w+$/.test(path) ? undefined : assets.get("/"));
  if (found === undefined) return new Response("Not here.\n", { status: 404 });
  const takesZipped = /\bgzip\b/.test(request.headers.get("accept-encoding") ?? "");
  const zipped = takesZipped ? found.gzip : null;
  const isPage = found === assets.get("/");
  return new Response(zipped ?? found.bytes, {
    headers: {
      "content-type": found.type,
      // Parts have their content's hash in their name.
      "cache-control": isPage ? "no-store" : "private, max-age=31536000, immutable",
      vary: "accept-encoding",
      ...(zipped !== null ? { "content-encoding": "gzip" } : {}),
    },
  });
}

export function htmlPage(text: string, status: number): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
  });
}
