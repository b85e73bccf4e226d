import type { Conversation, SendOptions } from "../../agent/conversation.ts";
import type { RunResult } from "../../agent/events.ts";
import type { CompanionPart } from "../../message.ts";
import { Problem } from "../../problem.ts";
import type { Session } from "../../store/session.ts";
import { sectionRequest } from "../brief/worded.ts";
import { companionIn } from "../companions/companion-of.ts";
import type { EditType, LessonDecision, LessonState } from "./decision.ts";
import {
  alternativesFromReply,
  alternativesSchema,
  answerWith,
  sectionFromReply,
} from "./decision-replies.ts";
import { sectionOf } from "./decision-section.ts";
import { decide, lessonOf } from "./decisions.ts";

/** What asking the agent for a new section came to. `decision` is null where the run did not succeed. */
/** `said`: what the author says of what it changed. */
export type Proposed = { result: RunResult; decision: LessonDecision | null; said?: string | undefined };

/** The lesson, or what goes with it. Throws `Problem` where the session holds none. */
export function documentIn(session: Session, part: CompanionPart | undefined): LessonState {
  return part === undefined ? lessonIn(session) : companionIn(session, part);
}

/** Throws `Problem` where the session holds no lesson. */
export function lessonIn(session: Session): LessonState {
  const state = lessonOf(session);
  if (state === null) throw new Problem("usage", `The session ${session.id} holds no lesson to decide on.`);
  return state;
}

/** Has one section written again. Every other byte of the lesson stays as it is. */
export async function proposeRevision(
  conversation: Conversation,
  wish: { section: string; part?: CompanionPart | undefined; request: string; editType: EditType },
  call: SendOptions,
  now: () => string,
): Promise<Proposed> {
  const { part, ...asked } = wish;
  const state = documentIn(conversation.session, part);
  const { id: section, text: current } = sectionOf(state, wish.section);
  const about = { kind: "revise" as const, sections: [section], request: wish.request, current, part };
  const result = await conversation.send(sectionRequest(about), { ...call, about });
  if (result.status !== "success") return { result, decision: null };
  const answer = answerWith(result.text, conversation.session.messages);
  const text = sectionFromReply(answer, section);
  const said = answer.answer?.kind === "section" ? answer.answer.said : undefined;
  return { result, decision: decide(state, { type: "revise", ...asked, section, text }, now()), said };
}

/** Has two or three other ways to write a section proposed, each with its reason. Nothing changes until one is picked. */
export async function proposeAlternatives(
  conversation: Conversation,
  { section, part }: { section: string; part?: CompanionPart | undefined },
  call: SendOptions,
  now: () => string,
): Promise<Proposed> {
  const state = documentIn(conversation.session, part);
  const { text: current } = sectionOf(state, section);
  const about = { kind: "alternatives" as const, section, request: "", current, part };
  const asked = { ...call, about, outputSchema: alternativesSchema };
  const result = await conversation.send(sectionRequest(about), asked);
  if (result.status !== "success") return { result, decision: null };
  const options = alternativesFromReply(result.output);
  return { result, decision: decide(state, { type: "alternatives", section, options }, now()) };
}

/** Accepts every section that still waits. */
export function acceptRest(state: LessonState, at: string): LessonDecision[] {
  return state.undecided.map((section) => decide(state, { type: "accept", section }, at));
}
