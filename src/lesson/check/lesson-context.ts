import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readingLibraries, withLibrary } from "../../library/as-curriculum.ts";
import type { Libraries } from "../../library/libraries.ts";
import type { Session } from "../../store/session.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { workspaceReader } from "../../workspace/reader.ts";
import { loadTopicNotes } from "../../workspace/topic-notes.ts";
import { requestAnswered } from "../brief/asked.ts";
import { classOfSession, minutesAsked } from "../brief/session-class.ts";
import { standingDraft } from "../draft/drafts.ts";
import type { CheckContext } from "./check.ts";

/** `gone`: the lesson was made in a workspace that is not here, so nothing it claims can be checked. */
export type CheckedIn = "here" | "elsewhere" | "gone";

/** The files that a session's lesson was made from, and what it is about: what every check of it needs. */
export async function lessonContext(
  session: Session,
  markdown: string,
  workspaceRoot: string,
  libraries: Libraries | null = null,
): Promise<CheckContext & { checkedIn: CheckedIn }> {
  const { root, checkedIn } = placeOf(session, workspaceRoot);
  const profiles = await loadClasses(root);
  const draft = standingDraft(session);
  const before = session.messages.slice(0, draft?.index);
  return {
    checkedIn,
    libraries,
    registry: withLibrary(await loadRegistry(root), [markdown], libraries),
    notes: await loadTopicNotes(root),
    read: readingLibraries(workspaceReader(root), libraries),
    profile: classOfSession(before, markdown, profiles),
    askedMinutes: minutesAsked(before, profiles),
    asked: draft === null ? undefined : requestAnswered(session.messages, draft.index),
  };
}

/** Sessions from before workspaces were noted are taken to be of the one that is open. */
function placeOf({ workspace }: Session, here: string): { root: string; checkedIn: CheckedIn } {
  if (workspace === undefined || resolve(workspace) === resolve(here))
    return { root: here, checkedIn: "here" };
  return existsSync(workspace)
    ? { root: workspace, checkedIn: "elsewhere" }
    : { root: here, checkedIn: "gone" };
}
