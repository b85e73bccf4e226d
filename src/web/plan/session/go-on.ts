import { latestRequest } from "./requests.ts";
import { runEnd } from "./run-state.ts";
import type { OpenSession } from "./use-session.ts";

/** Goes on where it was stopped; where nothing is left to go on from, asks the same again. */
export async function goOn({ view, doings }: Pick<OpenSession, "view" | "doings">): Promise<void> {
  const end = runEnd(view);
  if (end?.kind === "ended" && end.goesOn === "resume") await doings.resume();
  else await doings.send(latestRequest(view.session.messages) || view.session.title);
}
