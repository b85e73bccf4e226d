import { useEffect, useState } from "react";
import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import type { Listed, Standing } from "./standing.ts";

const atOnce = 40;
const known = new Map<string, Standing | null>();

/** How far each listed lesson is; read once for each state of it, the first ones first. Undefined until then. */
export function useStandings(sessions: readonly Listed[]): (session: Listed) => Standing | null | undefined {
  const [, setRound] = useState(0);
  const missing = sessions.filter((one) => !one.running && !known.has(keyOf(one)));
  const asked = missing.slice(0, atOnce);
  const key = asked.map(keyOf).join(",");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    if (asked.length === 0) return;
    let gone = false;
    const query = { sessions: asked.map(({ id }) => id).join(",") };
    ask(api.lessons.standing.$get({ query })).then(
      ({ standings }) => {
        for (const one of asked) known.set(keyOf(one), standings[one.id] ?? null);
        if (!gone) setRound((round) => round + 1);
      },
      () => {}, // the list stays as it is: how far a lesson is shows when it is opened
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return (session) => known.get(keyOf(session));
}

function keyOf({ id, updatedAt }: Listed): string {
  return `${id}@${updatedAt}`;
}
