import { useSyncExternalStore } from "react";
import { remember, remembered, rememberedNames } from "../../app/remembered.ts";
import { draftStore } from "./draft-store.ts";
import type { Draft } from "./file-state.ts";

const kept = draftStore({ get: remembered, set: remember, names: rememberedNames }, pageName());
const watchers = new Set<() => void>();
let count = 0;

export const readDraft = kept.read;

/** null forgets it. False: this browser could not keep it. */
export function keepDraft(root: string, path: string, draft: Draft | null): boolean {
  const done = kept.keep(root, path, draft);
  told();
  return done;
}

/** Paths of the files that have unsaved texts. */
export function useDrafts(root: string): ReadonlySet<string> {
  useSyncExternalStore(watch, () => count);
  return kept.paths(root);
}

/** The same after a reload, another for every other page, a copy of this one included. */
function pageName(): string {
  try {
    const [entry] = performance.getEntriesByType("navigation");
    const reloaded = entry !== undefined && "type" in entry && entry.type === "reload";
    const name = (reloaded ? sessionStorage.getItem("page") : null) ?? crypto.randomUUID();
    sessionStorage.setItem("page", name);
    return name;
  } catch {
    return crypto.randomUUID();
  }
}

function told(): void {
  count++;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  if (watchers.size === 0) window.addEventListener("storage", told);
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) window.removeEventListener("storage", told);
  };
}
