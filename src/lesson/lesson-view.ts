import { titleInWords } from "../formulas/in-plain.ts";
import type { Libraries } from "../library/libraries.ts";
import type { Session } from "../store/session.ts";
import type { EvidenceFinding } from "../workspace/curriculum/evidence.ts";
import { checkClaimed, claimsOf, type LessonCheck } from "./check/check.ts";
import { gapsIn } from "./check/gaps.ts";
import { type CheckedIn, lessonContext } from "./check/lesson-context.ts";
import { wantedMinutes } from "./check/lints/minutes-add-up.ts";
import type { LessonState, SectionState } from "./decide/decision.ts";
import { type DraftStanding, draftStandings, lessonOf } from "./decide/decisions.ts";
import { plannedMinutes, type TimedPart, timedParts } from "./decide/part-minutes.ts";
import { reflectiveQuestion } from "./decide/reflect.ts";
import { outcomesIn } from "./decide/reflect-context.ts";
import { type Lesson, parseLesson } from "./document.ts";
import { minutesOf, timed } from "./section-minutes.ts";

export type LessonView = Omit<LessonState, "sections" | "original"> & {
  title: string | null;
  /** The class it is for, by id; null where it names none. */
  class: string | null;
  /**
   * `question`: one to think about before deciding. `minutes`: null where the lesson does not say. `parts`: what can be
   * given other minutes.
   */
  sections: (SectionState & { question: string; minutes: number | null; parts: TimedPart[] })[];
  /** All that is planned, and how long the lesson is to be; null where nobody says. */
  length: { planned: number; wanted: number | null };
  /** Every whole draft of the session, oldest first; the teacher can go back to any of them. */
  drafts: DraftStanding[];
  /** Places that a person has still to fill in. */
  gaps: number;
  check: LessonCheck;
  /** Whose files its claims were checked against. Where that is nobody's, they are not checked, and none is wrong. */
  checkedIn: CheckedIn;
  /** Every curriculum claim, sound or not, with the section it stands in. */
  claims: (EvidenceFinding & { section: string | null; title: string | null })[];
};

/** All that a page shows of a session's lesson; null where it holds none. */
export async function lessonView(
  session: Session,
  workspaceRoot: string,
  libraries: Libraries | null = null,
): Promise<LessonView | null> {
  const state = lessonOf(session);
  if (state === null) return null;
  const { markdown, original: _, ...rest } = state;
  const context = await lessonContext(session, markdown, workspaceRoot, libraries);
  const { registry, profile, checkedIn } = context;
  const parsed = parseLesson(markdown);
  const claims = checkedIn === "gone" ? [] : claimsOf(markdown, context);
  const about = { profile, outcomes: outcomesIn(claims, registry) };
  const sectionAt = (line: number) => parsed.sections.findLast((section) => section.line <= line)?.id ?? null;
  return {
    ...rest,
    markdown,
    title: titleInWords(parsed.title),
    class: profile?.id ?? null,
    sections: state.sections.map((section) => ({
      ...section,
      question: reflectiveQuestion(state, section.id, about),
      minutes: minutesOf(parsed, section.id),
      parts: timedParts(parsed, section.id),
    })),
    length: {
      planned: plannedMinutes(parsed),
      wanted: wantedMinutes(parsed, profile, context.askedMinutes ?? null)?.minutes ?? null,
    },
    drafts: draftStandings(session),
    gaps: gapsIn(markdown),
    check: checkClaimed(markdown, { ...context, earlier: earlierIn(state, parsed) }, claims),
    checkedIn,
    claims: claims.flat().map((claim) => ({
      ...claim,
      section: sectionAt(claim.line),
      title: registry.find(claim.code)?.title ?? null,
    })),
  };
}

/** Every text that a stretch of the lesson had in this draft; none where all stand as they were drafted. */
function earlierIn({ sections }: LessonState, parsed: Lesson): string[] {
  const taught = parsed.sections.filter(({ kind }) => kind !== null && timed({ kind })).map(({ id }) => id);
  const own = sections.filter(({ id }) => taught.includes(id));
  return own.some(({ versions }) => versions.length > 1)
    ? own.flatMap(({ versions }) => versions.map(({ text }) => text))
    : [];
}
