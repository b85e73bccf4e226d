import { ask } from "../api/ask.ts";
import { api } from "../api/client.ts";
import { words } from "../words/words.ts";
import type { Action } from "./actions.ts";
import { go, pathTo } from "./route.ts";

type Research = typeof import("../words/en/research.ts").research;
type Study = typeof import("../words/en/study.ts").study;

/** Somewhere to go by name; `about` is a quiet word beside it. */
export type Place = Action & { about?: string };

/** More than are shown: the server also looks where the palette does not (the command, the number of a session). */
const mostLessons = 200;

/** Lessons that hold every typed word, newest first. What cannot be read is left out: the palette never fails. */
export async function readLessons(typed: string): Promise<Place[]> {
  const query = { plugin: "lesson-planning", limit: mostLessons, q: typed.slice(0, 500) };
  const found = await ask(api.sessions.$get({ query })).catch(() => null);
  return (found?.sessions ?? []).map(lessonPlace);
}

type Listed = { id: string; title: string; updatedAt: string; foreign?: boolean };

/** @internal One that was made in another workspace says so: it is about other classes. */
export function lessonPlace({ id, title, updatedAt, foreign }: Listed): Place {
  const say = words.frame.palette;
  const about = [say.day(updatedAt), foreign === true ? words.plan.list.foreign : ""];
  const said = about.filter(Boolean).join(" · ");
  return place(`lesson-${id}`, title, say.lessons, pathTo("plan", "s", id), said);
}

/** Pages, classes, curriculum files, courses and decks. */
export async function readPlaces(): Promise<Place[]> {
  const nothing = () => null;
  const [{ research }, { study }, classes, curriculum, courses, decks] = await Promise.all([
    import("../words/en/research.ts"),
    import("../words/en/study.ts"),
    ask(api.workspace.classes.$get()).catch(nothing),
    ask(api.curriculum.$get({ query: { limit: 1 } })).catch(nothing),
    ask(api.study.courses.$get()).catch(nothing),
    ask(api.coach.decks.$get()).catch(nothing),
  ]);
  const say = words.frame.palette;
  return [
    ...pages(research, study),
    ...(classes?.classes ?? []).map(({ id, path, stage, subject }) =>
      place(
        `class-${path}`,
        say.aClass(id),
        say.classes,
        fileAt(path),
        [stage, subject].filter(Boolean).join(" · "),
      ),
    ),
    ...(curriculum?.files ?? []).map(({ path, title, subject }) =>
      place(`curriculum-${path}`, title, say.curriculum, fileAt(path), subject),
    ),
    ...(courses?.courses ?? []).flatMap(({ name, title }) => [
      place(`course-${name}`, title, say.courses, pathTo("study", "c", name)),
      place(`cards-${name}`, say.cards(title), say.courses, pathTo("study", "c", name, "cards")),
      place(`progress-${name}`, say.progress(title), say.courses, pathTo("study", "c", name, "progress")),
    ]),
    ...(decks?.decks ?? []).map(({ name, title }) =>
      place(`deck-${name}`, say.deck(title), say.decks, pathTo("speak", name)),
    ),
  ];
}

function pages(research: Research, study: Study): Place[] {
  const { plan, frame } = words;
  const { places } = frame.palette;
  return [
    place("page-lessons", plan.actions.allLessons, places, "/plan/lessons"),
    place("page-set-up", plan.actions.setUp, places, "/plan/set-up"),
    place("page-settings", study.settings.title, places, "/study/settings"),
    place("page-decisions", research.goTo(research.views.decisions), places, "/research/decisions"),
    place("page-tables", research.goTo(research.views.tables), places, "/research/tables"),
  ];
}

/** Beside the lesson, where the files of the workspace are opened. */
function fileAt(path: string): string {
  return `/plan?${new URLSearchParams({ file: path })}`;
}

function place(id: string, label: string, group: string, path: string, about = ""): Place {
  return { id, label, group, ...(about === "" ? {} : { about }), run: () => go(path) };
}
