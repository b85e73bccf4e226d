import { ask } from "../../api/ask.ts";
import { api } from "../../api/client.ts";
import { useRead } from "../../api/use-read.ts";
import { words as texts } from "../../words/words.ts";
import type { ClassShown } from "./class-line.ts";
import { longestTopic } from "./start-draft.ts";
import { byOrganiser, fromNotes, type Group, ranked } from "./suggestions.ts";
import { useDebounced, useLast } from "./use-debounced.ts";

const most = 8;
const mostNotes = 3;
const mostToBrowse = 60;

export type Suggested = {
  groups: Group[];
  loading: boolean;
  /** Whether they are for what is typed now: those of other words stay in sight, and answer no key. */
  fitting: boolean;
};

/** Outcomes for what is typed; with nothing typed, those of the class's level by organiser. Reads nothing while closed. */
export function useSuggestions(topic: string, of: ClassShown | null, open: boolean): Suggested {
  const say = texts.plan.start;
  const typed = topic.trim().slice(0, longestTopic);
  const words = useDebounced(typed);
  const level = of?.level ?? "";
  const subject = of?.subject ?? "";
  const key = open ? `curriculum/topics/${level}/${subject}/${words}` : null;
  const read = useRead(key, async (signal) => {
    const limit = words === "" ? mostToBrowse : most;
    const look = (query: { level?: string }) =>
      ask(api.curriculum.$get({ query: { q: words, limit, ...query } }, { init: { signal } }));
    const notes =
      words === ""
        ? []
        : (await ask(api.curriculum.topics.$get({ query: { q: words } }, { init: { signal } }))).topics;
    const atLevel = level === "" ? null : await look({ level });
    const enough = words === "" && atLevel !== null && atLevel.outcomes.length > 0;
    const found = ranked(atLevel, enough ? atLevel : await look({}), subject, limit);
    if (words === "") return byOrganiser(found);
    const groups = [
      { heading: say.fromNotes, items: fromNotes(notes, { subject, level }, mostNotes) },
      { heading: say.topics, items: found },
    ];
    return groups.filter(({ items }) => items.length > 0);
  });
  const groups = useLast(read.value);
  const fitting = words === typed && read.value !== undefined;
  return { groups: groups ?? [], loading: open && groups === undefined, fitting };
}
