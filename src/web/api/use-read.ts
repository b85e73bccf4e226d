import { useCallback, useEffect, useState } from "react";
import { type AskError, asProblem } from "./ask.ts";

export type Read<T> = {
  /** What was read last; kept while it is read again. */
  value: T | undefined;
  problem: AskError | null;
  loading: boolean;
  again(): void;
};

const readers = new Set<{ key: string; again(): void }>();

/** What was read under keys that begin so is old: it is read again wherever it is shown. */
export function changed(prefix: string): void {
  for (const { key, again } of readers) if (key.startsWith(prefix)) again();
}

/** Reads once for each `key`, and again when it was `changed`. A key of null reads nothing. */
export function useRead<T>(key: string | null, read: (signal: AbortSignal) => Promise<T>): Read<T> {
  const [state, setState] = useState<{ key: string | null; value?: T; problem: AskError | null }>({
    key: null,
    problem: null,
  });
  const [round, setRound] = useState(0);
  const again = useCallback(() => setRound((n) => n + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is read
  useEffect(() => {
    if (key === null) return;
    const stop = new AbortController();
    read(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setState({ key, value, problem: null });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setState((before) => ({ ...kept(before, key), problem: asProblem(error) }));
      },
    );
    return () => stop.abort();
  }, [key, round]);

  useEffect(() => {
    if (key === null) return;
    const reader = { key, again };
    readers.add(reader);
    return () => void readers.delete(reader);
  }, [key, again]);

  const current = state.key === key;
  return {
    value: current ? state.value : undefined,
    problem: current ? state.problem : null,
    loading: key !== null && !(current && (state.value !== undefined || state.problem !== null)),
    again,
  };
}

function kept<T>(before: { key: string | null; value?: T }, key: string): { key: string; value?: T } {
  return before.key === key && before.value !== undefined ? { key, value: before.value } : { key };
}
