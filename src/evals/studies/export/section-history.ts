import { LessonDecision } from "../../../lesson/decide/decision.ts";
import { lessonOf } from "../../../lesson/decide/decisions.ts";
import { parseLesson } from "../../../lesson/document.ts";
import { DraftChoice, draftsIn } from "../../../lesson/draft/drafts.ts";
import { withoutLeft } from "../../../lesson/left-to-fill.ts";
import { textOf } from "../../../message.ts";
import type { Session } from "../../../store/session.ts";

type Said = Pick<Session, "messages" | "decisions">;

/** A section as it was first drafted and as it stands, without what the program itself says of places to fill in; null where it was not there. */
export type SectionEnds = {
  id: string;
  order: number;
  draft: string | null;
  final: string | null;
  /** Somebody said so. */
  accepted: boolean;
  /** It stands as they wrote it, which waits for nobody's word. */
  theirs: boolean;
};

/** In the order of the lesson as it stands, then what was drafted at first and is gone. */
export function sectionEnds(session: Said): SectionEnds[] {
  const [first] = draftsIn(session.messages);
  const drafted = new Map(
    first === undefined
      ? []
      : parseLesson(first.text).sections.map(({ id, text }) => [id, withoutLeft(text)]),
  );
  const now = lessonOf(session)?.sections ?? [];
  const standing = now.map(({ id, text, decision }, at) => ({
    id,
    order: at + 1,
    draft: drafted.get(id) ?? null,
    final: withoutLeft(text),
    accepted: decision === "accepted" && wasAccepted(session, id),
    theirs: decision === "accepted" && !wasAccepted(session, id),
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
      theirs: false,
    })),
  ];
}

/** Whether the last word on a section was "accept". Text that came or was written after it is another matter; an undo takes back the last of them. */
function wasAccepted({ decisions }: Said, section: string): boolean {
  const stack: boolean[] = [];
  for (const kept of decisions) {
    const decision = LessonDecision.safeParse(kept).data;
    if (decision === undefined || decision.part !== undefined || decision.section !== section) continue;
    if (decision.type === "undo") stack.pop();
    else stack.push(decision.type === "accept" || (keepsWord.has(decision.type) && stack.at(-1) === true));
  }
  return stack.at(-1) === true;
}

const keepsWord: ReadonlySet<string> = new Set(["move", "minutes", "alternatives"]);

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

/** A section that a whole new draft changed, brought or left out; `draft`: which of them, from 1. */
export type Redrafted = {
  draft: number;
  section: string;
  request: string | null;
  before: string;
  after: string;
};

/** What the teacher asked for in the conversation, as far as it came as a draft: each against the lesson as it stood then. */
export function redrafted({ messages, decisions }: Said): Redrafted[] {
  return draftsIn(messages).flatMap(({ index, text }, at): Redrafted[] => {
    if (at === 0) return [];
    const until = messages.slice(0, index);
    const stood = lessonOf({ messages: until, decisions: decisions.filter((one) => madeBefore(one, index)) });
    const before = new Map((stood?.sections ?? []).map((one) => [one.id, withoutLeft(one.text)]));
    const after = new Map(parseLesson(text).sections.map((one) => [one.id, withoutLeft(one.text)]));
    const asked = until.findLast((one) => one.role === "user" && one.given === undefined);
    const request = asked === undefined ? null : textOf(asked);
    return [...new Set([...before.keys(), ...after.keys()])].map((section) => ({
      draft: at + 1,
      section,
      request,
      before: before.get(section) ?? "",
      after: after.get(section) ?? "",
    }));
  });
}

function madeBefore(kept: Session["decisions"][number], draft: number): boolean {
  const made = LessonDecision.safeParse(kept).data?.draft ?? DraftChoice.safeParse(kept).data?.newest;
  return made !== undefined && made < draft;
}
