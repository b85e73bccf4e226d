import { useSyncExternalStore } from "react";
import { go, useRoute } from "../app/route.ts";

/** A workspace file that is open beside the lesson, and the lines to show of it. It is part of the address. */
export type OpenFile = { path: string; lines: { from: number; to: number } | null };

/** Counts what was asked for: the same lines asked for once more are to be shown once more. */
let asked = { count: 0, focus: false };
const watchers = new Set<() => void>();

export function useOpenFile(): OpenFile | null {
  const { query } = useRoute();
  const path = query.get("file");
  if (path === null) return null;
  const [, from, to] = /^(\d+)(?:-(\d+))?$/.exec(query.get("lines") ?? "") ?? [];
  return { path, lines: from === undefined ? null : { from: Number(from), to: Number(to ?? from) } };
}

/** The step in the browser's history that opened a file: Back closes it, and closing it is a step back. */
let opened: { address: string; length: number } | null = null;

/** null closes it. `focus`: the cursor goes into its text; else it stays where it is. */
export function openFile(file: OpenFile | null, { focus = false } = {}): void {
  const query = new URLSearchParams(location.search);
  query.delete("file");
  query.delete("lines");
  if (file !== null) query.set("file", file.path);
  if (file?.lines) query.set("lines", `${file.lines.from}-${file.lines.to}`);
  const wanted = query.toString();
  asked = { count: asked.count + 1, focus };
  const here = `${location.pathname}${location.search}`;
  const isOpen = new URLSearchParams(location.search).has("file");
  const own = opened?.address === here && opened.length === history.length;
  if (file === null && own) history.back();
  else {
    const address = `${location.pathname}${wanted === "" ? "" : `?${wanted}`}`;
    go(address, { replace: isOpen || file === null });
    if (file !== null && (!isOpen || own)) opened = { address, length: history.length };
  }
  for (const watcher of watchers) watcher();
}

export function useAsked(): { count: number; focus: boolean } {
  return useSyncExternalStore(watch, () => asked);
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
