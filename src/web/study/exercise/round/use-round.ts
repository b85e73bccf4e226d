import { useState } from "react";
import { ask, messageOf } from "../../../api/ask.ts";
import { api } from "../../../api/client.ts";
import { tell } from "../../../ui/toast-list.ts";
import type { KindProps } from "../kind-props.ts";

/** Questions that are asked one by one: what was answered last is looked at before the next one is asked. */
export function useRound<Answer>(
  { exercise, reload }: KindProps["open"],
  { done, next }: { done: readonly Answer[]; next: object | null },
) {
  const [looked, setLooked] = useState<number | null>(null);
  const shown = looked === null ? undefined : done[looked];
  const answer = async (line: string) => {
    const param = { id: exercise.exercise_id };
    try {
      await ask(api.exercises[":id"].answer.$post({ param, json: { line, at: done.length } }));
      setLooked(done.length);
    } catch (error) {
      tell(messageOf(error), { tone: "problem" });
    } finally {
      reload();
    }
  };
  return {
    shown,
    answer,
    /** Of the question in sight, from 0. */
    at: shown === undefined ? done.length : (looked ?? 0),
    /** null: what is asked now is answered first. */
    onNext: shown !== undefined && next !== null ? () => setLooked(null) : null,
  };
}
