import type { Session } from "../../store/session.ts";
import { briefsIn } from "../brief/understood.ts";
import { parseLesson, unusedId } from "../document.ts";
import { type Draft, DraftChoice, draftsIn, standingDraft } from "../draft/drafts.ts";
import {
  type Action,
  DecisionError,
  LessonDecision,
  type LessonState,
  type SectionState,
} from "./decision.ts";
import { editTypeOf } from "./decision-edit-type.ts";
import { replay, type Stacks, splice } from "./decision-replay.ts";
import { otherSectionsIn } from "./decision-replies.ts";
import { sectionOf } from "./decision-section.ts";
import { checkMove } from "./order.ts";
import { withMinutes } from "./part-minutes.ts";
import { timingsAfterEdit } from "./timings-after-edit.ts";

/**
 * The lesson a session holds, with the teacher's decisions applied; null where it holds none. From the session alone:
 * the same session gives the same state on any machine, on any day. Decisions on an earlier draft, and any that make
 * no sense on this one, change nothing; none is ever removed.
 */
export function lessonOf(session: Said): LessonState | null {
  const draft = standingDraft(session);
  return draft === null ? null : decided(session, draft);
}

type Said = Pick<Session, "messages" | "decisions">;

/** The state of a draft: what was decided on it, upon what was decided before on the draft that stood when it came. */
function decided(session: Said, draft: Draft): LessonState {
  const { stacks: _, ...state } = replayed(session, draftsIn(session.messages), draft, null);
  return state;
}

/** `until`: only what was decided before the draft at that place in the session came; null: all of it. */
function replayed(
  session: Said,
  drafts: readonly Draft[],
  draft: Draft,
  until: number | null,
): ReturnType<typeof replay> {
  const events = decisionsBefore(session, until).filter((event) => event.draft === draft.index);
  const before = isAnother(session, draft) ? null : stoodBefore(session, drafts, draft);
  const stacks: Stacks = before === null ? new Map() : replayed(session, drafts, before, draft.index).stacks;
  return replay(draft.index, draft.text, events, stacks);
}

/** Whether the draft answers a request for another lesson: nothing of it has been decided, even where it reads the same. */
function isAnother({ messages }: Said, { index }: Draft): boolean {
  return briefsIn(messages.slice(0, index)).at(-1)?.about.kind === "lesson";
}

/** The draft that stood when this one came: the one before it, unless the teacher had gone back from that. */
function stoodBefore({ decisions }: Said, drafts: readonly Draft[], draft: Draft): Draft | null {
  const last = drafts.findLast(({ index }) => index < draft.index);
  if (last === undefined) return null;
  const choices = decisions.flatMap((decision) => DraftChoice.safeParse(decision).data ?? []);
  const chosen = choices.findLast(({ newest }) => newest === last.index);
  return drafts.find(({ index }) => index === chosen?.draft) ?? last;
}

/** Decisions bear no place among the messages; but none is taken on an older draft before the teacher goes back to it. */
function decisionsBefore({ decisions }: Said, until: number | null): LessonDecision[] {
  const taken: LessonDecision[] = [];
  for (const one of decisions) {
    const decision = LessonDecision.safeParse(one).data;
    const newest = decision?.draft ?? DraftChoice.safeParse(one).data?.newest ?? -1;
    if (until !== null && newest >= until) break;
    if (decision !== undefined && decision.part === undefined) taken.push(decision);
  }
  return taken;
}

/** How far each draft of a session is, oldest first. A new one starts undecided; what was decided before is kept. */
export type DraftStanding = { draft: number; accepted: number; sections: number; stands: boolean };

export function draftStandings(session: Said): DraftStanding[] {
  const standing = standingDraft(session);
  return draftsIn(session.messages).map((draft) => {
    const { sections, undecided } = decided(session, draft);
    const accepted = sections.length - undecided.length;
    return {
      draft: draft.index,
      accepted,
      sections: sections.length,
      stands: draft.index === standing?.index,
    };
  });
}

/** The decision to go back (or forth) to a draft, with all that was decided on it. Throws a `DecisionError`. */
export function chooseDraft(session: Said, draft: number, at: string): DraftChoice {
  const drafts = draftStandings(session);
  const wanted = drafts.find((one) => one.draft === draft);
  const newest = drafts.at(-1);
  if (wanted === undefined || newest === undefined)
    throw new DecisionError("That draft is not in this session. Nothing was changed.");
  if (wanted.stands) throw new DecisionError("That draft is the one you see already.");
  return { section: "lesson", type: "draft", at, draft, newest: newest.draft, by: "teacher" };
}

/** Checks an action against the lesson and gives the decision to keep. Throws a `DecisionError`; changes nothing. */
export function decide(state: LessonState, action: Action, at: string): LessonDecision {
  const section = sectionOf(state, action.section);
  const part = state.part === undefined ? {} : { part: state.part };
  const decision = { section: section.id, at, draft: state.draft, by: "teacher" as const, ...part };
  const { title } = section;
  switch (action.type) {
    case "accept":
      if (section.decision === "accepted") throw new DecisionError(`${title} is accepted already.`);
      return { ...decision, type: action.type };
    case "revise": {
      const spliced = checkText(state, section, action.text);
      const { type, request, text, editType = editTypeOf(request) } = action;
      const after = state.markdown.replace(section.text, () => spliced);
      const timings = timingsAfterEdit(state.markdown, after, section.id);
      return { ...decision, type, request, editType, text, ...(timings === null ? {} : { timings }) };
    }
    case "alternatives": {
      const { type, options, request } = action;
      if (options.length < 2 || options.length > 3) {
        throw new DecisionError(`Alternatives come in twos or threes; ${options.length} came for ${title}.`);
      }
      for (const option of options) {
        if (option.why.trim() === "") throw new DecisionError(`An alternative for ${title} gives no reason.`);
        checkText(state, section, option.text);
      }
      return { ...decision, type, options, ...(request ? { request } : {}) };
    }
    case "edit": {
      const { type, text, over = section.text, filled } = action;
      if (over !== section.text)
        throw new DecisionError(
          `${title} was changed meanwhile. Nothing was written over it: look at both texts, then save again.`,
        );
      const spliced = checkText(state, section, text);
      if (spliced === section.text) throw new DecisionError(`${title} reads like that already.`);
      const after = state.markdown.replace(section.text, () => spliced);
      const timings = timingsAfterEdit(state.markdown, after, section.id);
      const how = { ...(filled === undefined ? {} : { filled }), ...(timings === null ? {} : { timings }) };
      return { ...decision, type, text, ...how };
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
      return { ...decision, type: action.type, pick: action.pick };
    }
    case "minutes": {
      const { type, parts } = action;
      const after = parseLesson(withMinutes(state.markdown, section.id, parts)).sections;
      const texts = after.flatMap(({ id, text }) =>
        state.sections.some((one) => one.id === id && one.text.trimEnd() !== text.trimEnd())
          ? [{ section: id, text }]
          : [],
      );
      if (texts.length === 0) throw new DecisionError(`${title} has those minutes already.`);
      return { ...decision, type, parts, texts };
    }
    case "move": {
      const { type, before } = action;
      checkMove(state, { section: section.id, before });
      return { ...decision, type, before };
    }
    case "add": {
      const { type, text } = action;
      const [own, ...more] = parseLesson(text).sections;
      if (state.part !== "slides" || own === undefined || more.length > 0)
        throw new DecisionError("Only one slide at a time can be put in. Nothing was changed.");
      const ids = state.sections.map((one) => one.id);
      const id = unusedId(
        own.id,
        new Set([...ids, ...parseLesson(state.original).sections.map((one) => one.id)]),
      );
      return { ...decision, section: id, type, text, before: ids[ids.indexOf(section.id) + 1] ?? null };
    }
    case "undo":
      if (isAsDrafted(section)) {
        throw new DecisionError(`There is nothing to undo for ${title}: it is as it was drafted.`);
      }
      return { ...decision, type: action.type };
  }
}

function isAsDrafted({ decision, current, offered, moved, added }: SectionState): boolean {
  return decision === "pending" && current === 0 && offered === null && !moved && !added;
}

/** The section as it would stand. */
function checkText(state: LessonState, section: SectionState, text: string): string {
  const { id, title } = section;
  // A slide may be called anything; one text is one slide.
  const isSlide = state.part === "slides";
  const others = isSlide
    ? parseLesson(text)
        .sections.slice(1)
        .map((other) => other.title)
    : otherSectionsIn(text, id, state.sections);
  if (others.length > 0) {
    throw new DecisionError(
      `The new text for ${title} holds other sections too (${others.join(", ")}). Only ${title} is being changed: leave the others out.`,
    );
  }
  const spliced = splice(parseLesson(state.original), section, text, isSlide);
  if (spliced === null) {
    throw new DecisionError(
      `The new text for ${title} does not end properly and would run into the next section.`,
    );
  }
  if (parseLesson(spliced).sections[0]?.body === "")
    throw new DecisionError(`The new text for ${title} is empty.`);
  return spliced;
}
