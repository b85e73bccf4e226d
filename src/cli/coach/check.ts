import { checkSpec, specPath } from "../../coach/session/load-spec.ts";
import { exit } from "../exit.ts";
import type { Invocation } from "../invocation.ts";
import { findPlaces } from "../places.ts";
import { needed } from "../study/input.ts";

/** Every problem of a session spec, with its line. */
export async function check({ args, terminal, env, cwd }: Invocation): Promise<number> {
  const which = needed(args.positionals[2], "Which spec?", "coach check <session.yaml>");
  const { project } = findPlaces(args, env, cwd);
  const path = specPath(which, project, cwd);
  const { spec, problems } = checkSpec(path);
  if (args.format !== "text") {
    const about = spec === null ? {} : { session: spec.session, version: spec.version, hash: spec.hash };
    terminal.out(`${JSON.stringify({ file: path, ok: problems.length === 0, ...about, problems })}\n`);
  } else if (spec === null) {
    for (const { line, message } of problems) terminal.out(`${path}:${line}: ${message}\n`);
  } else {
    const { states, version } = spec;
    terminal.out(`${path}: version ${version}, ${Object.keys(states).length} states, nothing wrong.\n`);
  }
  return problems.length === 0 ? exit.done : exit.failed;
}
