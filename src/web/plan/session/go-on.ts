import { latestAsked, wordsOf } from "./requests.ts";
import { runEnd } from "./run-state.ts";
import type { OpenSession } from "./use-session.ts";

/** Whether it goes on where it was stopped; else the same is asked again, and all of it is written anew. */
export function resumes({ view }: Pick<OpenSession, "view">): boolean {
  const end = runEnd(view);
  return end?.kind === "ended" && end.goesOn === "resume";
}

export async function goOn(session: Pick<OpenSession, "view" | "doings">): Promise<void> {
  const { view, doings } = session;
  if (resumes(session)) await doings.resume();
  else await doings.send(wordsOf(latestAsked(view.session.messages)) || view.session.title);
}
