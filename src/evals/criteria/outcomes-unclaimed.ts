import { topicInTitle } from "../../lesson/draft/adapt-lesson.ts";
import type { Outcome } from "../../workspace/curriculum/outcome.ts";
import { chooseOutcomes } from "../../workspace/topics/choose.ts";
import type { Attempt } from "./criterion.ts";

/** Outcomes of the class's curriculum that a lesson on this topic would claim. None where the class is not known. */
export function outcomesUnclaimed({ text, context }: Attempt): Outcome[] {
  const { profile, registry, notes } = context;
  if (profile === null) return [];
  const topic = topicInTitle(text);
  const note = notes.find(({ title }) => title === topic) ?? null;
  return chooseOutcomes(
    topic,
    [],
    note && { ...note, outcomes: [...note.outcomes] },
    profile,
    registry,
    notes,
  ).main;
}
