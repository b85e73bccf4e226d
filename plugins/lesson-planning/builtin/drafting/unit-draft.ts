import type { InUnit } from "../../../../src/message.ts";
import type { AuthorRequest } from "../../../../src/model/builtin.ts";
import type { ClassProfile } from "../../../../src/workspace/class-profile.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import type { Topic } from "../../../../src/workspace/topic.ts";
import { chooseOutcomes } from "../../../../src/workspace/topics/choose.ts";
import type { Knowledge } from "./knowledge.ts";
import { fromLibrary } from "./library/find.ts";
import type { LessonBrief } from "./plan.ts";
import { readTopic } from "./reading.ts";
import { goesOver, inTurns, notesOfUnit, type UnitLesson } from "./unit-lesson.ts";
import { heldBack } from "./withdrawn.ts";

/** What a lesson is made of, once that is settled. */
export type UnitDraft = {
  topic: Topic | null;
  main: Outcome[];
  /** Claimed before, until a check sent them back. */
  withdrawn: Outcome[];
  prior: Outcome[];
  unit: UnitLesson;
};

/**
 * A lesson of a unit: what it is about, which outcomes are its own and what came before are all said there, and nothing of
 * it is guessed. Gives what is still to be read, or all that it is made of.
 */
export function unitDraft(
  request: AuthorRequest,
  known: Knowledge,
  brief: LessonBrief,
  profile: ClassProfile,
  place: InUnit,
): { calls: { name: string; args: unknown }[] } | UnitDraft {
  const notes = notesOfUnit(place, known);
  const all = [...new Set([...notes.own, ...notes.earlier.flatMap(({ head }) => head ?? [])])];
  const unread = all.flatMap((head) => readTopic(known, head));
  if (unread.length > 0) return { calls: unread };
  const drawn = notes.own.length === 0 ? fromLibrary(request, known, brief.topic, profile) : null;
  if (drawn !== null && "calls" in drawn) return drawn;
  const read = notes.own.flatMap(({ path }) => known.topic(path) ?? []);
  const nothingNew = goesOver({ place });
  const topic = nothingNew ? inTurns(brief.topic, read, profile.id) : (read[0] ?? drawn?.topic ?? null);
  // Those of this place and no other, however many.
  const main = brief.outcomes.flatMap((code) => known.registry.find(code) ?? []);
  const { prior } = chooseOutcomes(brief.topic, brief.outcomes, topic, profile, known.registry, known.heads);
  const { left, withdrawn } = heldBack(main, request.messages, known.registry);
  return {
    topic,
    main: left,
    withdrawn,
    prior: main.length === 0 || nothingNew ? [] : prior,
    unit: {
      place,
      earlier: notes.earlier.map(({ head, ...one }) => ({ ...one, topic: head && known.topic(head.path) })),
      drawnFrom: all.map(({ path }) => path),
    },
  };
}
