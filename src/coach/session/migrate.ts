import type { Coach } from "./coach.ts";
import { newSession } from "./coach.ts";
import type { Facts } from "./replay.ts";
import { speakingStateOf } from "./rewind.ts";
import type { PoolEntry, SessionState } from "./session-state.ts";

/**
 * A session of another spec, taken up under this one (session.v0.3.migration): words with fewer uses than are asked for
 * count as put off; the word that was under way goes on at its practice cue, with its counters kept. Where this spec has no
 * such cue, the word begins anew.
 */
export function migrated(
  coach: Coach,
  facts: Facts,
  queue: readonly string[],
  rest: Pick<SessionState, "seed" | "turn">,
  at: string,
): SessionState {
  const fresh = newSession(coach, {
    seed: rest.seed,
    queue,
    pool: migratedPool(coach, [...facts.pool.values()]),
  });
  const word = facts.word !== null && coach.items.has(facts.word) ? facts.word : null;
  const open = word !== null && !facts.finished.some(({ id }) => id === word);
  const cue = Object.keys(coach.spec.states).find((name) => cues(coach, name));
  if (!open || cue === undefined || speakingStateOf(coach.spec, cue) === null)
    return { ...fresh, turn: rest.turn, queue: open ? [word, ...without(fresh.queue, word)] : fresh.queue };
  return {
    ...fresh,
    turn: rest.turn,
    queue: without(fresh.queue, word),
    position: { state: cue, counters: keptCounters(coach, facts.counters), final: false },
    current: { id: word, started: at, failed: 0, misses: [], remediated: false, settled: false },
  };
}

export function migratedPool({ spec }: Coach, pool: readonly PoolEntry[]): PoolEntry[] {
  const required = Number(spec.context.required_usages ?? 1);
  if (spec.version === "0.2") return [...pool];
  return pool.map((entry) => (entry.usage < required ? { ...entry, outcome: "deferred" } : entry));
}

function cues({ spec }: Coach, name: string): boolean {
  const state = spec.states[name];
  return state?.kind === "wait" && state.entry.some(({ action }) => action === "coach_prompt_dialogue");
}

/** Only what this spec counts, and never so much that the word would be done before it was said. */
function keptCounters({ spec }: Coach, counters: Facts["counters"]): Record<string, number> {
  const required = Number(spec.context.required_usages ?? 1);
  return Object.fromEntries(
    Object.entries(spec.counters).map(([name, initial]) => {
      const kept = counters[name] ?? initial;
      return [name, name === "usage" ? Math.min(kept, required - 1) : name === "silences" ? initial : kept];
    }),
  );
}

function without(queue: readonly string[], word: string): string[] {
  return queue.filter((id) => id !== word);
}
