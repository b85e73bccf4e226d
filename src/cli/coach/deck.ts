import { resolve } from "node:path";
import { deckFolders } from "../../coach/deck/deck-places.ts";
import { isDeckPath, type OpenedDeck, openDeck as openIn } from "../../coach/deck/load-deck.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** By name, or by a path from where the caller stands. Throws `Problem`. */
export function openDeck(name: string, { args, env, cwd }: Invocation): OpenedDeck {
  const { project } = findPlaces(args, env, cwd);
  return openIn(isDeckPath(name) ? resolve(cwd, name) : name, deckFolders(env, project));
}
