import { type CompanionPart, companionParts } from "../../message.ts";
import { Problem } from "../../problem.ts";
import type { Session } from "../../store/session.ts";
import { aboutOf, messageAnswered } from "../brief/asked.ts";
import type { LessonDecision, LessonState } from "../decide/decision.ts";
import { LessonDecision as Decision } from "../decide/decision.ts";
import { replay } from "../decide/decision-replay.ts";
import { lessonOf } from "../decide/decisions.ts";
import { parseLesson } from "../document.ts";
import { type Draft, draftsIn } from "../draft/drafts.ts";
import { calledAs } from "./called.ts";
import { companionDrafts } from "./companion-drafts.ts";
import { keepEdited } from "./keep-edited.ts";
import { keepSlides, type Origins } from "./keep-slides.ts";
import { changedSince, marksOf } from "./marks.ts";

type Said = Pick<Session, "messages" | "decisions">;

export type CompanionState = LessonState & {
  part: CompanionPart;
  /** Titles of the sections of the lesson that have changed since it was made; null where that is not known. */
  changed: string[] | null;
  /** How many questions of the teacher's own came along when it was made again. */
  kept: number;
  /** How many questions were asked for; null where nobody said. */
  many: number | null;
};

/** What goes with a session's lesson, decisions applied; null where none was made. From the session alone, as `lessonOf`. */
export function companionOf(session: Said, part: CompanionPart): CompanionState | null {
  const drafts = companionDrafts(session.messages, part);
  const newest = drafts.at(-1);
  if (newest === undefined) return null;
  const { state, kept } = standing(session, part, drafts, drafts.length - 1);
  const { of, many } = askedFor(session, newest);
  const lesson = lessonOf(session)?.markdown ?? null;
  return {
    ...state,
    part,
    kept,
    many,
    changed: lesson === null || of === null ? null : changedSince(of, lesson, part),
  };
}

/** Throws `Problem` where there is none, with what there is. */
export function companionIn(session: Session, part: CompanionPart): CompanionState {
  const state = companionOf(session, part);
  if (state !== null) return state;
  const made = companionParts.filter((one) => companionDrafts(session.messages, one).length > 0);
  const there = made.length === 0 ? "" : ` There is: ${made.join(", ")}.`;
  throw new Problem(
    "usage",
    `The session ${session.id} holds no ${calledAs[part]}.${there} Ask for one in it first.`,
  );
}

/** Each is made upon what she had made of the one before. */
function standing(
  session: Said,
  part: CompanionPart,
  drafts: readonly Draft[],
  at: number,
): { state: LessonState; kept: number; origins: Origins } {
  const draft = drafts[at];
  if (draft === undefined) throw new RangeError("No such draft.");
  const { text, kept, origins } = madeUpon(session, part, drafts, at, draft);
  const events = session.decisions.flatMap((one): LessonDecision[] => {
    const decision = Decision.safeParse(one).data;
    return decision?.part === part && decision.draft === draft.index ? [decision] : [];
  });
  const { stacks: _, ...state } = replay(draft.index, text, events);
  return { state, kept, origins };
}

function madeUpon(
  session: Said,
  part: CompanionPart,
  drafts: readonly Draft[],
  at: number,
  { text }: Draft,
): { text: string; kept: number; origins: Origins } {
  const came = drafts[at - 1];
  if (came === undefined) return { text, kept: 0, origins: parseLesson(text).sections.map(({ id }) => id) };
  const before = standing(session, part, drafts, at - 1);
  if (part !== "slides") return { ...keepEdited(before.state, came.text, text), origins: [] };
  return keepSlides(before.state, before.origins, came.text, text);
}

/** The marks of the lesson that it was made from: noted when it was asked for; of one that came with its lesson, that lesson's. */
function askedFor(
  { messages }: Said,
  draft: Draft,
): { of: Record<string, string> | null; many: number | null } {
  const request = messageAnswered(messages, draft.index);
  const about = request === null ? null : aboutOf(request);
  if (about?.kind === "companion") return { of: about.of ?? null, many: about.many ?? null };
  const lesson = draftsIn(messages.slice(0, draft.index + 1)).at(-1);
  const many = about?.kind === "lesson" ? (about.many ?? null) : null;
  return { of: lesson === undefined ? null : marksOf(lesson.text), many };
}
