import { useEffect, useRef, useSyncExternalStore } from "react";

/** Something that can be done now: in the palette, in the list of keys, and by its key where it has one. */
export type Action = {
  /** Unique among what can be done at a time. */
  id: string;
  label: string;
  /** Heading in the palette and in the list of keys. */
  group: string;
  /** "j", "Escape", "mod+s": mod is Ctrl, or Cmd on a Mac. Alternatives are several actions. */
  keys?: string;
  /** By its key it works inside a text field too; any with `mod` does. */
  whileTyping?: boolean;
  /** Only for its key: not listed in the palette. */
  hidden?: boolean;
  run(): void;
};

type Held = { current: readonly Action[] };

const held = new Set<Held>();
const watchers = new Set<() => void>();
let snapshot: readonly Action[] = [];

/** Offers actions while the component is shown. Of two with one key, the newer is done. */
export function useActions(actions: readonly Action[]): void {
  const mine = useRef<readonly Action[]>(actions);
  mine.current = actions;
  const signature = actions.map(({ id, label, keys }) => `${id}\n${label}\n${keys}`).join("\n\n");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered is told anew when it reads differently
  useEffect(() => {
    held.add(mine);
    told();
    return () => {
      held.delete(mine);
      told();
    };
  }, [signature]);
}

export function useOffered(): readonly Action[] {
  return useSyncExternalStore(watch, () => snapshot);
}

/** Newest first. `run` is always the one of the last rendering. */
export function offered(): Action[] {
  return [...held].reverse().flatMap(({ current }) => current);
}

function told(): void {
  snapshot = offered();
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
