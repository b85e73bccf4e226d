import { Problem } from "../../agent/problem.ts";
import { deckFolders } from "../../coach/deck/deck-places.ts";
import { deckNames } from "../../coach/deck/load-deck.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../main.ts";
import { findPlaces } from "../places.ts";
import { openDeck } from "./deck.ts";

/** What there is to practise. One that cannot be used is named too, with why. */
export async function decks({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { project } = findPlaces(args, env, cwd);
  const list = deckNames(deckFolders(env, project)).map((name) => described(name, env, project));
  if (args.format !== "text") {
    terminal.out(`${JSON.stringify(list)}\n`);
    return exit.done;
  }
  const width = Math.max(0, ...list.map(({ name }) => name.length));
  for (const { name, title, words, problem } of list) {
    const about = problem === null ? `${title} (${words} words)` : problem.split("\n")[0];
    terminal.out(`${terminal.style.bold(name.padEnd(width))}  ${about}\n`);
  }
  if (list.length === 0) terminal.out("There are no decks yet.\n");
  return exit.done;
}

function described(name: string, env: Invocation["env"], project: string) {
  try {
    const { deck } = openDeck(name, env, project);
    const { title, instruction_language, target_language, items } = deck;
    return { name, title, instruction_language, target_language, words: items.length, problem: null };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { name, title: name, words: 0, problem: error.message };
  }
}
