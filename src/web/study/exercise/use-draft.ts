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
  /** It counts: what stands in the file is shown, and nothing is saved. */
  isClosed: boolean;
};

export function useDraft(source: DraftSource): OpenDraft {
  const { seen, same, name, isClosed } = source;
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
  useEffect(() => store.pause(isClosed), [store, isClosed]);
  useEffect(() => () => store.leave(), [store]);
  const { write, choose, flush } = store;
  const asIs = { values: seen.values, clashes: {}, unplaced: [], state: { at: "saved" as const } };
  const { mine: values, clashes, unplaced } = draft;
  return { ...(isClosed ? asIs : { values, clashes, unplaced, state }), write, choose, flush };
}
