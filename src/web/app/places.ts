import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { words } from "../words/words.ts";
import type { Action } from "./actions.ts";
import { go, pathTo } from "./route.ts";

const most = 50;

/** Lessons and courses that can be gone to by name. What cannot be read is left out: the palette never fails. */
export async function readPlaces(): Promise<Action[]> {
  const [lessons, courses] = await Promise.all([
    ask(api.sessions.$get({ query: { plugin: "lesson-planning", limit: most } })).catch(() => null),
    ask(api.study.courses.$get()).catch(() => null),
  ]);
  const say = words.frame.palette;
  return [
    ...(lessons?.sessions ?? []).map(({ id, title }) =>
      place(`lesson-${id}`, title, say.lessons, ["plan", "s", id]),
    ),
    ...(courses?.courses ?? []).map(({ name, title }) =>
      place(`course-${name}`, title, say.courses, ["study", "c", name]),
    ),
  ];
}

function place(id: string, label: string, group: string, parts: readonly string[]): Action {
  return { id, label, group, run: () => go(pathTo(...parts)) };
}
