import { deckFolders } from "../../coach/deck/deck-places.ts";
import { type OpenedDeck, openDeck as openIn } from "../../coach/deck/load-deck.ts";
import type { Invocation } from "../invocation.ts";

/** By name, or by a path. Throws `Problem`. */
export function openDeck(name: string, env: Invocation["env"], project: string): OpenedDeck {
  return openIn(name, deckFolders(env, project));
}
