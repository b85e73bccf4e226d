import { conditionText, readCondition } from "../../agent/condition.ts";
import { didYouMean } from "../../nearest.ts";
import { Problem } from "../../problem.ts";
import { participantIds } from "./participant-id.ts";
import {
  isPresent,
  type Participant,
  type Present,
  type Study,
  type StudyTask,
  usualTasks,
} from "./study.ts";

/** What a study begins with. */
export type StudyPlan = {
  id: string;
  title: string;
  /** What participants read in its place. */
  shownAs?: string | undefined;
  conditions: readonly string[];
  how: "random" | "balanced";
  per: "participant" | "task";
  seed: number;
  consent: string;
  tasks?: readonly StudyTask[] | undefined;
};

/** Throws `Problem`. */
export function newStudy(plan: StudyPlan, now: string): Study {
  const conditions = plan.conditions.map((one) => conditionText(readCondition(one)));
  if (new Set(conditions).size !== conditions.length || conditions.length === 0)
    throw new Problem(
      "usage",
      "Name one condition or several that differ, as in A1 and A0. Nothing was made.",
    );
  if (plan.consent.trim() === "")
    throw new Problem(
      "usage",
      "Write down what participants are asked to agree to: nobody can agree to an empty text. Nothing was made.",
    );
  const { how, per, seed } = plan;
  const shownAs = plan.shownAs?.trim() ?? "";
  return {
    format: 1,
    id: plan.id,
    title: plan.title.trim() || plan.id,
    ...(shownAs === "" ? {} : { shownAs }),
    created: now,
    conditions,
    assignment: { how, per, seed },
    tasks: [...(plan.tasks ?? usualTasks)],
    consent: plan.consent.trim(),
    participants: [],
  };
}

/** Throws `Problem`: on a name, on an id that is taken, on one that withdrew. */
export function withParticipants(study: Study, typed: readonly string[], now: string): Study {
  const ids = typed.flatMap(participantIds);
  const taken = new Map(study.participants.map((one) => [one.id, one]));
  for (const [at, id] of ids.entries()) {
    const there = taken.get(id);
    if (there !== undefined && !isPresent(there))
      throw new Problem("usage", `${id} withdrew; the id is not given again. Nothing was changed.`);
    if (there !== undefined || ids.indexOf(id) < at)
      throw new Problem("usage", `${id} takes part already. Nothing was changed.`);
  }
  const added = ids.map((id): Present => ({ id, added: now, sittings: [], notes: [] }));
  return { ...study, participants: [...study.participants, ...added] };
}

/** `text`: what was agreed to where it is not the study's own, as in another language. What was recorded before is kept beside it. Throws `Problem`. */
export function withConsent(
  study: Study,
  id: string,
  { text, texts }: { text?: string | undefined; texts: boolean },
  now: string,
): Study {
  const agreed = (text ?? study.consent).trim();
  if (agreed === "")
    throw new Problem(
      "usage",
      "There is no text to agree to: the study has none, and none was given. Nothing was changed.",
    );
  return changedParticipant(study, id, (one) => ({
    ...one,
    consent: { at: now, text: agreed, texts },
    ...(one.consent === undefined ? {} : { earlier: [...(one.earlier ?? []), one.consent] }),
  }));
}

/** Somebody who was asked and said no. Throws `Problem` where they had agreed: then what they did is deleted with them. */
export function withDecline(study: Study, id: string, now: string): Study {
  return changedParticipant(study, id, (one) => {
    if (one.consent !== undefined)
      throw new Problem(
        "usage",
        `${one.id} had agreed. Withdraw them, which deletes what they did. Nothing was changed.`,
      );
    return { ...one, declined: { at: now } };
  });
}

/** Throws `Problem`. */
export function withNote(study: Study, id: string, text: string, now: string, session?: string): Study {
  const said = text.trim();
  if (said === "") throw new Problem("usage", "The note is empty. Nothing was changed.");
  const note = { at: now, text: said, ...(session === undefined ? {} : { session }) };
  return changedParticipant(study, id, (one) => ({ ...one, notes: [...one.notes, note] }));
}

/** Throws `Problem` where nobody is called so, or somebody who withdrew. */
export function participantIn(study: Study, typed: string): Present {
  const id = typed.trim().toUpperCase();
  const found = study.participants.find((one) => one.id.toUpperCase() === id);
  if (found === undefined) {
    const near = didYouMean(
      id,
      study.participants.map((one) => one.id),
    );
    throw new Problem(
      "usage",
      `Nobody in ${study.id} has the id ${typed.slice(0, 40)}.${near} Nothing was changed.`,
    );
  }
  if (!isPresent(found)) throw new Problem("usage", `${found.id} withdrew, and nothing of theirs is kept.`);
  return found;
}

/** Throws `Problem` where nobody is called so, or somebody who withdrew. */
export function changedParticipant(study: Study, typed: string, change: (one: Present) => Present): Study {
  const found: Participant = participantIn(study, typed);
  return {
    ...study,
    participants: study.participants.map((one) => (one === found && isPresent(one) ? change(one) : one)),
  };
}
