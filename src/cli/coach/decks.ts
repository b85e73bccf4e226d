import { deckFolders } from "../../coach/deck/deck-places.ts";
import { listDecks } from "../../coach/session/list-decks.ts";
import { teachingHome } from "../../learning/state/places.ts";
import { realPorts } from "../../learning/state/ports.ts";
import { counted } from "../../text/counted.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";

/** What there is to practise. One that cannot be used is named too, with why. */
export async function decks({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const { project } = findPlaces(args, env, cwd);
  const list = await listDecks(deckFolders(env, project), teachingHome(env), realPorts);
  if (args.format !== "text") {
    terminal.out(`${JSON.stringify(list)}\n`);
    return exit.done;
  }
  const width = Math.max(0, ...list.map(({ name }) => name.length));
  for (const { name, title, words, problem, learned, unfinished } of list) {
    const far = `${learned === 0 ? "" : `, ${learned} learned`}${unfinished ? ", not finished" : ""}`;
    const about =
      problem === null ? `${title} (${counted(words, "word", "words")}${far})` : problem.split("\n")[0];
    terminal.out(`${terminal.style.bold(name.padEnd(width))}  ${about}\n`);
  }
  if (list.length === 0) terminal.out("There are no decks yet.\n");
  return exit.done;
}
