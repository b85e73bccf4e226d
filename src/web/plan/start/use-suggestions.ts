import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import type { ClassShown } from "./class-line.ts";
import { byOrganiser, type Group, ranked } from "./suggestions.ts";
import { useDebounced, useLast } from "./use-debounced.ts";

const most = 8;
const mostToBrowse = 60;

export type Suggested = { groups: Group[]; loading: boolean };

/** Outcomes for what is typed; with nothing typed, those of the class's level by organiser. Reads nothing while closed. */
export function useSuggestions(topic: string, of: ClassShown | null, open: boolean): Suggested {
  const words = useDebounced(topic.trim());
  const level = of?.level ?? "";
  const subject = of?.subject ?? "";
  const key = open ? `curriculum/topics/${level}/${subject}/${words}` : null;
  const read = useRead(key, async (signal) => {
    const limit = words === "" ? mostToBrowse : most;
    const look = (query: { level?: string }) =>
      ask(api.curriculum.$get({ query: { q: words, limit, ...query } }, { init: { signal } }));
    const atLevel = level === "" ? null : await look({ level });
    const enough = words === "" && atLevel !== null && atLevel.outcomes.length > 0;
    const found = ranked(atLevel, enough ? atLevel : await look({}), subject, limit);
    return words === "" ? byOrganiser(found) : found.length === 0 ? [] : [{ heading: "", items: found }];
  });
  const groups = useLast(read.value);
  return { groups: groups ?? [], loading: open && groups === undefined };
}
