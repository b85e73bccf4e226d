import { useSyncExternalStore } from "react";

/** A place in the client: the parts of its path ("/study/malay" is ["study", "malay"]) and what is asked there. */
export type Route = { parts: readonly string[]; query: URLSearchParams };

let current = read();
const watchers = new Set<() => void>();
if (typeof window !== "undefined") window.addEventListener("popstate", moved);

export function useRoute(): Route {
  return useSyncExternalStore(watch, () => current);
}

/** `replace`: the place left behind is not worth going back to. */
export function go(path: string, { replace = false } = {}): void {
  if (path === `${location.pathname}${location.search}`) return;
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  moved();
  if (!replace) window.scrollTo(0, 0);
}

/** The address of a place; parts may hold anything. */
export function pathTo(...parts: readonly string[]): string {
  return `/${parts.map(encodeURIComponent).join("/")}`;
}

function moved(): void {
  current = read();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function read(): Route {
  if (typeof location === "undefined") return { parts: [], query: new URLSearchParams() };
  const parts = location.pathname.split("/").filter(Boolean).map(decoded);
  return { parts, query: new URLSearchParams(location.search) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
