import type { Session } from "../../store/session.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { classOfSession } from "../brief/session-class.ts";
import { LessonDecision } from "../decide/decision.ts";
import { standingDraft } from "../draft/drafts.ts";
import { kindsOf, type SectionKind } from "../section-kind.ts";
import { isWishType, type WishType } from "./remembered-wish.ts";

/** A revision that a teacher asked for and let stand. `class` is null where the lesson names none. */
export type Observed = {
  session: string;
  class: string | null;
  section: SectionKind;
  type: WishType;
  at: string;
};

/** The revisions of one session that were not taken back, with the class they were for. */
export function observedIn(session: Session, profiles: readonly ClassProfile[]): Observed[] {
  const revisions = standingRevisions(session);
  if (revisions.length === 0) return [];
  const markdown = standingDraft(session)?.text ?? "";
  const profile = classOfSession(session.messages, markdown, profiles);
  return revisions.flatMap(({ section, editType = "other", at }) => {
    const [kind] = kindsOf(section.replaceAll("-", " "));
    if (kind === undefined || !isWishType(editType)) return [];
    return [{ session: session.id, class: profile?.id ?? null, section: kind, type: editType, at }];
  });
}

type Revision = Extract<LessonDecision, { type: "revise" }>;

/** Each undo takes back the last thing that was decided on that section of that draft. */
export function standingRevisions({ decisions }: Pick<Session, "decisions">): Revision[] {
  const stacks = new Map<string, LessonDecision[]>();
  for (const kept of decisions) {
    const decision = LessonDecision.safeParse(kept).data;
    if (decision === undefined || decision.part !== undefined) continue;
    const key = `${decision.draft} ${decision.section}`;
    const stack = stacks.get(key) ?? [];
    stacks.set(key, stack);
    if (decision.type === "undo") stack.pop();
    else stack.push(decision);
  }
  return [...stacks.values()].flat().filter((decision) => decision.type === "revise");
}
