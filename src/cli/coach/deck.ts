import { join } from "node:path";
import { type OpenedDeck, openDeck as openIn } from "../../coach/deck/load-deck.ts";
import { courseFolders } from "../../learning/courses.ts";
import { teachingHome } from "../../learning/state/places.ts";
import type { Invocation } from "../main.ts";

/** Where decks are looked for, first match first: the learner's own, those that come with the program, then courses. */
export function deckFolders(env: Invocation["env"], project: string): string[] {
  const home = teachingHome(env);
  return [join(home, "decks"), join(project, "plugins", "coach", "decks"), ...courseFolders(home, project)];
}

/** By name, or by a path. Throws `Problem`. */
export function openDeck(name: string, env: Invocation["env"], project: string): OpenedDeck {
  return openIn(name, deckFolders(env, project));
}
