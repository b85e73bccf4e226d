import { useState } from "react";
import { AskError, ask, messageOf } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import type { Given } from "./given.ts";

const sent = (given: Given, how: { check?: boolean; replace?: boolean }) =>
  ask(api.curriculum.import.$post({ json: { ...given, ...how } }));

/** What is in a curriculum that was given. */
export type Looked = Awaited<ReturnType<typeof sent>>;

type State =
  | { stage: "asking"; problem: string | null }
  | { stage: "looked"; given: Given; looked: Looked; taken: boolean; problem: string | null };

/** First what is in it, then, on the teacher's word, into the workspace. */
export function useImport() {
  const [state, setState] = useState<State>({ stage: "asking", problem: null });
  const [busy, setBusy] = useState(false);
  const during = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      const taken = error instanceof AskError && error.status === 409;
      setState((before) => ({ ...before, taken, problem: messageOf(error) }));
      return null;
    } finally {
      setBusy(false);
    }
  };
  return {
    state,
    busy,
    refuse: (problem: string) => setState({ stage: "asking", problem }),
    back: () => setState({ stage: "asking", problem: null }),
    async look(given: Given) {
      const looked = await during(() => sent(given, { check: true }));
      if (looked !== null) setState({ stage: "looked", given, looked, taken: false, problem: null });
    },
    bring: (given: Given, replace: boolean) => during(() => sent(given, { replace })),
  };
}
