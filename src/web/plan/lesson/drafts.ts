import type { LessonShown } from "../session/read-session.ts";

export type DraftKept = LessonShown["drafts"][number];

/** The drafts beside the one that stands: an older one where something was accepted in it, and the next newer one. */
export function otherDrafts({ drafts }: Pick<LessonShown, "drafts">): {
  before: DraftKept | null;
  after: DraftKept | null;
} {
  const at = drafts.findIndex(({ stands }) => stands);
  const before = drafts.slice(0, Math.max(0, at)).findLast(({ accepted }) => accepted > 0);
  return { before: before ?? null, after: at === -1 ? null : (drafts[at + 1] ?? null) };
}
