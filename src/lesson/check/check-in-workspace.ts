import { readingLibraries, withLibrary } from "../../library/as-curriculum.ts";
import type { Libraries } from "../../library/libraries.ts";
import type { Session } from "../../store/session.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { loadClasses } from "../../workspace/classes.ts";
import { loadRegistry } from "../../workspace/curriculum/registry.ts";
import { workspaceReader } from "../../workspace/reader.ts";
import { loadTopicNotes } from "../../workspace/topic-notes.ts";
import { noClass } from "../brief/checked-about.ts";
import { classWithId } from "../brief/frame.ts";
import { classOfLesson } from "../brief/session-class.ts";
import { lessonIn } from "../decide/adjudicate.ts";
import { checkClaimed, checkLesson, claimsOf, type LessonCheck } from "./check.ts";
import { type CheckedIn, lessonContext } from "./lesson-context.ts";

export type Checked = { found: LessonCheck; profile: ClassProfile | null; checkedIn: CheckedIn };

/** What is said beside a lesson that is to be checked. `minutes`: how long it was asked to be. */
export type CheckFor = { class?: string | undefined; minutes?: number | undefined };

/** Checks any lesson against a workspace, for the class named by id or, where none is, by the lesson. Throws `Problem`. */
export async function checkInWorkspace(
  markdown: string,
  workspaceRoot: string,
  { class: classId, minutes }: CheckFor,
  libraries: Libraries | null = null,
): Promise<Checked> {
  const profile = classFor(classId, await loadClasses(workspaceRoot), (all) => classOfLesson(markdown, all));
  const found = checkLesson(markdown, {
    libraries,
    registry: withLibrary(await loadRegistry(workspaceRoot), [markdown], libraries),
    notes: await loadTopicNotes(workspaceRoot),
    read: readingLibraries(workspaceReader(workspaceRoot), libraries),
    profile,
    askedMinutes: minutes,
  });
  return { found, profile, checkedIn: "here" };
}

/** The same for a session's lesson, decisions applied, against the workspace that it was made in. Throws `Problem`. */
export async function checkSession(
  session: Session,
  workspaceRoot: string,
  { class: classId, minutes }: CheckFor,
  libraries: Libraries | null = null,
): Promise<Checked> {
  const { markdown } = lessonIn(session);
  const context = await lessonContext(session, markdown, workspaceRoot, libraries);
  const profile = classFor(classId, await loadClasses(workspaceRoot), () => context.profile);
  const judged = { ...context, profile, askedMinutes: minutes ?? context.askedMinutes };
  const claims = context.checkedIn === "gone" ? [] : claimsOf(markdown, judged);
  return { found: checkClaimed(markdown, judged, claims), profile, checkedIn: context.checkedIn };
}

function classFor(
  id: string | undefined,
  profiles: readonly ClassProfile[],
  named: (profiles: readonly ClassProfile[]) => ClassProfile | null,
): ClassProfile | null {
  if (id === undefined) return named(profiles);
  const found = classWithId(id, profiles);
  if (found === null) throw noClass(id, profiles);
  return found;
}
