import { resolve } from "node:path";
import { diagram } from "../../coach/diagram/diagram.ts";
import { diagramFormats } from "../../coach/diagram/diagram-formats.ts";
import { defaultSpec, loadSpec } from "../../coach/session/load-spec.ts";
import { whereItStands } from "../../coach/session/where-it-stands.ts";
import { teachingHome } from "../../learning/state/places.ts";
import { realPorts } from "../../learning/state/ports.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { writeNew } from "../write-new.ts";
import { openDeck } from "./deck.ts";

/** Where the unfinished session of a deck is, to be lit. Throws `Problem` where there is none. */
async function standing(name: string, invocation: Invocation): Promise<string> {
  const { deck } = openDeck(name, invocation);
  const state = await whereItStands(teachingHome(invocation.env), deck.name, realPorts);
  if (state !== null) return state;
  throw new Problem(
    "usage",
    `There is no unfinished session of ${deck.name}. Begin one: teacher-assist coach start ${name}`,
  );
}

/** A session spec as a picture or for another program. */
export async function diagramCommand(invocation: Invocation): Promise<number> {
  const { args, terminal, env, cwd } = invocation;
  const { project } = findPlaces(args, env, cwd);
  const spec = loadSpec(args.positionals[2] ?? args.spec ?? defaultSpec, project, cwd);
  const wanted = args.fileFormat ?? "mermaid";
  const format = diagramFormats.find((each) => each === wanted);
  if (format === undefined)
    throw new Problem(
      "usage",
      `A session is drawn as ${diagramFormats.join(", ")}, not as ${wanted}.${didYouMean(wanted, diagramFormats)}`,
    );
  const state = args.deck === undefined ? null : await standing(args.deck, invocation);
  const text = diagram(spec, format, state !== null && state in spec.states ? { state } : {});
  if (args.output === undefined) {
    terminal.out(text.endsWith("\n") ? text : `${text}\n`);
    return exit.done;
  }
  const path = resolve(cwd, args.output);
  await writeNew(path, new TextEncoder().encode(text), true);
  terminal.out(`${path}\n`);
  return exit.done;
}
