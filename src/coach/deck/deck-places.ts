import { join } from "node:path";
import type { Env } from "../../env.ts";
import type { Course } from "../../learning/course.ts";
import { courseFolders } from "../../learning/courses.ts";
import { teachingHome } from "../../learning/state/places.ts";
import { deckNames, openDeck } from "./load-deck.ts";

/** Where decks are looked for, first match first: the learner's own, those that come with the program, then courses. */
export function deckFolders(env: Env, project: string): string[] {
  return [...ownFolders(env, project), ...courseFolders(teachingHome(env), project)];
}

/** A deck that stands alone, as the course that its words are reviewed in; null where there is none of that name. */
export function deckCourse(name: string, env: Env, project: string): Course | null {
  const folders = ownFolders(env, project);
  return deckNames(folders).includes(name) ? openDeck(name, folders).course : null;
}

function ownFolders(env: Env, project: string): string[] {
  return [join(teachingHome(env), "decks"), join(project, "plugins", "coach", "decks")];
}
