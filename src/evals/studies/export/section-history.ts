import { LessonDecision } from "../../../lesson/decide/decision.ts";
import { lessonOf } from "../../../lesson/decide/decisions.ts";
import { parseLesson } from "../../../lesson/document.ts";
import { draftsIn } from "../../../lesson/draft/drafts.ts";
import type { Session } from "../../../store/session.ts";

type Said = Pick<Session, "messages" | "decisions">;

/** A section as it was first drafted and as it stands; null where it was not there. */
export type SectionEnds = {
  id: string;
  order: number;
  draft: string | null;
  final: string | null;
  accepted: boolean;
};

/** In the order of the lesson as it stands, then what was drafted at first and is gone. */
export function sectionEnds(session: Said): SectionEnds[] {
  const [first] = draftsIn(session.messages);
  const drafted = new Map(
    first === undefined ? [] : parseLesson(first.text).sections.map(({ id, text }) => [id, text]),
  );
  const now = lessonOf(session)?.sections ?? [];
  const standing = now.map(({ id, text, decision }, at) => ({
    id,
    order: at + 1,
    draft: drafted.get(id) ?? null,
    final: text,
    accepted: decision === "accepted",
  }));
  const gone = [...drafted].filter(([id]) => !now.some((one) => one.id === id));
  return [
    ...standing,
    ...gone.map(([id, text], at) => ({
      id,
      order: now.length + at + 1,
      draft: text,
      final: null,
      accepted: false,
    })),
  ];
}

/** A decision with the section's text as it stood before and after it. */
export type Turned = { decision: LessonDecision; before: string; after: string };

/** Each decision on a lesson's section, in order. Texts are "" where the section was not there. */
export function turned({ messages, decisions }: Said): Turned[] {
  const drafts = draftsIn(messages).map(({ index }) => index);
  return decisions.flatMap((kept, at) => {
    const decision = LessonDecision.safeParse(kept).data;
    if (decision === undefined || decision.part !== undefined) return [];
    // As it stood then: a draft that came later was not there yet.
    const later = drafts.find((index) => index > decision.draft) ?? messages.length;
    const stood = (upTo: number) =>
      lessonOf({ messages: messages.slice(0, later), decisions: decisions.slice(0, upTo) })?.sections.find(
        ({ id }) => id === decision.section,
      )?.text ?? "";
    return [{ decision, before: stood(at), after: stood(at + 1) }];
  });
}
