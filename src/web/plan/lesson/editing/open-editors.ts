import { useEffect, useSyncExternalStore } from "react";
import { readDraft } from "../../workspace/drafts.ts";

/** `cursor`: where in the text it is at first. */
export type Opened = { cursor: number };

const open = new Map<string, Opened>();
const watchers = new Set<() => void>();

/** Where the unsaved texts of a lesson are kept. */
export function textsOf(session: string): string {
  return `lesson:${session}`;
}

/** Whether a section is being typed into; null where it is not. A text that was left unsaved is open again at once. */
export function useEditing(session: string, section: string): Opened | null {
  const name = nameOf(session, section);
  useEffect(() => {
    if (readDraft(textsOf(session), section) !== null) beginEditing(session, section);
    return () => void open.delete(nameOf(session, section));
  }, [session, section]);
  return useSyncExternalStore(watch, () => open.get(name) ?? null);
}

export function beginEditing(session: string, section: string, cursor = 0): void {
  const name = nameOf(session, section);
  if (open.has(name)) return;
  open.set(name, { cursor });
  told();
}

export function endEditing(session: string, section: string): void {
  open.delete(nameOf(session, section));
  told();
}

function nameOf(session: string, section: string): string {
  return `${session}/${section}`;
}

function told(): void {
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
