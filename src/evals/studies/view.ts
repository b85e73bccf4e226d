import type { SessionSummary } from "../../store/session.ts";
import type { Store } from "../../store/store.ts";
import { sittingOf } from "./sittings.ts";
import { hasDeclined, isPresent, nameForParticipants, type Present, type Study } from "./study.ts";
import type { StudyProblem } from "./study-file.ts";
import { sessionsOf } from "./withdraw.ts";

/** A task that somebody has begun: with the lesson that came of it, if one did, and when they said that they were done. */
export type Begun = { task: string; session: string | null; at: string; finished: string | null };

/** Somebody who takes part, with what they did so far; of who withdrew, only that. */
export type ParticipantView =
  | { id: string; withdrawn: string }
  | (Omit<Present, "consent" | "earlier" | "declined" | "sittings"> & {
      withdrawn: null;
      declined: boolean;
      /** When they agreed, and whether to texts as well; null: not yet. */
      consent: { at: string; texts: boolean } | null;
      begun: Begun[];
    });

export type StudyView = Omit<Study, "participants" | "shownAs"> & {
  participants: ParticipantView[];
  shownAs: string;
  /** How many have each condition at each task. */
  balance: { condition: string; tasks: Record<string, number> }[];
  problems: StudyProblem[];
};

/** A study as people look at it. A session of somebody whom the study does not have is named, and left as it is. */
export async function studyView(store: Store, study: Study, file: string): Promise<StudyView> {
  const sessions = await sessionsOf(store, study.id);
  const { participants, ...about } = study;
  const takingPart = participants.filter(isPresent).filter((one) => !hasDeclined(one));
  return {
    ...about,
    shownAs: nameForParticipants(study),
    participants: participants.map((one) =>
      isPresent(one) ? viewOf(one, sessions) : { id: one.id, withdrawn: one.withdrawn },
    ),
    balance: study.conditions.map((condition) => ({
      condition,
      tasks: Object.fromEntries(
        study.tasks.map(({ id }) => [
          id,
          takingPart.filter(({ assigned }) => assigned?.[id] === condition).length,
        ]),
      ),
    })),
    problems: strangersIn(study, sessions, file),
  };
}

/** The words that were agreed to are read by themselves. Whoever declined has left their conditions to others. */
function viewOf(one: Present, sessions: readonly SessionSummary[]): ParticipantView {
  const { consent, earlier: _, declined: __, sittings: ___, assigned, ...about } = one;
  return {
    ...about,
    ...(assigned === undefined || hasDeclined(one) ? {} : { assigned }),
    withdrawn: null,
    declined: hasDeclined(one),
    consent: consent === undefined ? null : { at: consent.at, texts: consent.texts },
    begun: begunBy(one, sessions),
  };
}

/** Oldest first, what waits for its first request included; a copy of a lesson, in which nothing ran, is no task begun. */
function begunBy(one: Present, sessions: readonly SessionSummary[]): Begun[] {
  const lessons = sessions
    .filter(({ study, traces }) => study?.participant === one.id && traces.length > 0)
    .map(({ id, createdAt, study }): Begun => {
      const { begun = createdAt, finished = null } = sittingOf(one, id) ?? {};
      return { task: study?.task ?? "", session: id, at: begun, finished };
    });
  const without = one.sittings
    .filter(({ session }) => session === undefined)
    .map(({ task, begun, finished = null }): Begun => ({ task, session: null, at: begun, finished }));
  return [...lessons, ...without].toSorted((a, b) => (a.at < b.at ? -1 : 1));
}

/** What was begun for people who are not in the study's file (any more). */
export function strangersIn(study: Study, sessions: readonly SessionSummary[], file: string): StudyProblem[] {
  const known = new Set(study.participants.map(({ id }) => id));
  return sessions.flatMap(({ id, study: mark }) =>
    mark === undefined || known.has(mark.participant)
      ? []
      : [
          {
            file,
            line: 1,
            message: `The session ${id} was begun for ${mark.participant}, who is not in this study. It is in no table, and was left as it is. Add ${mark.participant} again, or delete the session.`,
          },
        ],
  );
}
