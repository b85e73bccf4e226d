import { textOf } from "../message.ts";
import type { Session } from "../store/session.ts";
import {
  type Action,
  DecisionError,
  LessonDecision,
  type LessonState,
  type SectionState,
} from "./decision.ts";
import { editTypeOf } from "./decision-edit-type.ts";
import { replay, splice } from "./decision-replay.ts";
import { otherSectionsIn } from "./decision-replies.ts";
import { parseAlternativesRequest, parseRevisionRequest } from "./decision-requests.ts";
import { sectionOf } from "./decision-section.ts";
import { looksLikeLesson, parseLesson } from "./document.ts";

/** The rest of the vocabulary: whoever adjudicates needs this file only. */
export {
  type Action,
  DecisionError,
  EditType,
  LessonDecision,
  type LessonState,
  type SectionState,
} from "./decision.ts";
export { editTypeOf } from "./decision-edit-type.ts";
export { alternativesFromReply, alternativesSchema, sectionFromReply } from "./decision-replies.ts";
export {
  alternativesRequest,
  parseAlternativesRequest,
  parseRevisionRequest,
  reviseRequest,
} from "./decision-requests.ts";

/**
 * The lesson a session holds, with the teacher's decisions applied; null where it holds none. From the session alone:
 * the same session gives the same state on any machine, on any day. Decisions on an earlier draft, and any that make
 * no sense on this one, change nothing; none is ever removed.
 */
export function lessonOf(session: Session): LessonState | null {
  const draft = lastDraft(session);
  if (draft === null) return null;
  const events = session.decisions.flatMap((decision) => LessonDecision.safeParse(decision).data ?? []);
  return replay(
    draft.index,
    draft.text,
    events.filter((event) => event.draft === draft.index),
  );
}

/** Checks an action against the lesson and gives the decision to keep. Throws a `DecisionError`; changes nothing. */
export function decide(state: LessonState, action: Action, at: string): LessonDecision {
  const section = sectionOf(state, action.section);
  const decision = { section: section.id, type: action.type, at, draft: state.draft, by: "teacher" as const };
  const { title } = section;
  switch (action.type) {
    case "accept":
      if (section.decision === "accepted") throw new DecisionError(`${title} is accepted already.`);
      return decision;
    case "revise": {
      checkText(state, section, action.text);
      const { request, text, editType = editTypeOf(request) } = action;
      return { ...decision, request, editType, text };
    }
    case "alternatives": {
      const { options, request } = action;
      if (options.length < 2 || options.length > 3) {
        throw new DecisionError(`Alternatives come in twos or threes; ${options.length} came for ${title}.`);
      }
      for (const option of options) {
        if (option.why.trim() === "") throw new DecisionError(`An alternative for ${title} gives no reason.`);
        checkText(state, section, option.text);
      }
      return { ...decision, options, ...(request ? { request } : {}) };
    }
    case "pick": {
      const { offered } = section;
      if (offered === null) {
        throw new DecisionError(
          `No alternatives are waiting for ${title}. Ask for alternatives first, then pick one.`,
        );
      }
      if (offered[action.pick - 1] === undefined) {
        throw new DecisionError(
          `${title} has alternatives 1 to ${offered.length}; there is no ${action.pick}.`,
        );
      }
      return { ...decision, pick: action.pick };
    }
    case "undo":
      if (section.decision === "pending" && section.current === 0 && section.offered === null) {
        throw new DecisionError(`There is nothing to undo for ${title}: it is as it was drafted.`);
      }
      return decision;
  }
}

function checkText(state: LessonState, { id, title }: SectionState, text: string): void {
  const others = otherSectionsIn(text, id, state.sections);
  if (others.length > 0) {
    throw new DecisionError(
      `The new text for ${title} holds other sections too (${others.join(", ")}). Only ${title} is being changed: leave the others out.`,
    );
  }
  const spliced = splice(parseLesson(state.original), id, text);
  if (spliced === null) {
    throw new DecisionError(
      `The new text for ${title} does not end properly and would run into the next section.`,
    );
  }
  if (parseLesson(spliced).sections[0]?.body === "")
    throw new DecisionError(`The new text for ${title} is empty.`);
}

/** Answers to our own requests for one section are no drafts, even where the whole lesson came back. */
function lastDraft({ messages }: Session): { index: number; text: string } | null {
  for (let index = messages.length - 1; index >= 0; index--) {
    const message = messages[index];
    if (message?.role !== "assistant") continue;
    const text = lessonText(textOf(message));
    if (text === null) continue;
    const asked = messages.slice(0, index).findLast(({ role }) => role === "user");
    const request = asked === undefined ? "" : textOf(asked);
    if (parseRevisionRequest(request) === null && parseAlternativesRequest(request) === null)
      return { index, text };
  }
  return null;
}

/** Some models put the whole lesson in a fence. */
function lessonText(text: string): string | null {
  if (looksLikeLesson(text)) return text;
  const [, , fenced = ""] = /^(`{3,}|~{3,})(?:markdown|md)?[ \t]*\r?\n([\s\S]*)^\1[ \t]*$/m.exec(text) ?? [];
  return looksLikeLesson(fenced) ? fenced : null;
}
