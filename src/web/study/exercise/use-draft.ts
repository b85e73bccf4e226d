import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { remember, remembered } from "../../app/remembered.ts";
import type { Same, Values } from "./draft.ts";
import { type DraftStore, draftStore, type SaveState, type Seen } from "./draft-store.ts";
import { now } from "./use-exercise.ts";

export type OpenDraft = Pick<DraftStore, "write" | "choose" | "flush"> & {
  values: Values;
  clashes: Values;
  unplaced: readonly string[];
  state: SaveState;
};

export type DraftSource = {
  /** Under which the browser keeps what is not saved yet. */
  name: string;
  seen: Seen;
  same: Same;
  save(changes: Values, version: string): Promise<{ version: string; unplaced: readonly string[] }>;
  reload(): void;
};

export function useDraft(source: DraftSource): OpenDraft {
  const { seen, same, name } = source;
  const latest = useRef(source);
  latest.current = source;
  const [store] = useState(() =>
    draftStore(seen, {
      same,
      save: (changes, version) => latest.current.save(changes, version),
      reload: () => latest.current.reload(),
      now,
      kept: remembered(name),
      keep: (text) => remember(name, text),
      restMs: 700,
      retryMs: 5_000,
    }),
  );
  const { draft, state } = useSyncExternalStore(store.watch, store.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reading is met once
  useEffect(() => store.read(seen), [store, seen.token]);
  useEffect(() => () => store.leave(), [store]);
  const { mine: values, clashes, unplaced } = draft;
  return { values, clashes, unplaced, state, write: store.write, choose: store.choose, flush: store.flush };
}
