import { chanceFrom } from "../../chance.ts";
import { hasDeclined, isPresent, type Participant, type Present, type Study } from "./study.ts";

/**
 * Conditions for everybody who has none yet, in the order in which they were added; what was assigned stays. The same study with the same seed
 * gives the same. Balanced: whoever comes next gets what the fewest have, so that at each task no condition is ahead of another by more than
 * one, until somebody withdraws; then that place is filled first.
 */
export function assign(study: Study): Study {
  const participants = [...study.participants];
  for (const [at, participant] of participants.entries())
    if (isPresent(participant) && participant.assigned === undefined && !hasDeclined(participant))
      participants[at] = {
        ...participant,
        assigned: conditionsFor(study, takingPart(participants), at),
      };
  return { ...study, participants };
}

/** Whoever declined has left their place to the next. */
function takingPart(participants: readonly Participant[]): Present[] {
  return participants.filter(isPresent).filter((one) => !hasDeclined(one));
}

function conditionsFor(
  { conditions, tasks, assignment: { how, per, seed } }: Study,
  present: readonly Present[],
  at: number,
): Record<string, string> {
  const chance = chanceFrom(seed * 7919 + at);
  const named = (place: number) => conditions[place % conditions.length] ?? "";
  if (how === "random") {
    const one = chance.below(conditions.length);
    return Object.fromEntries(
      tasks.map(({ id }) => [id, named(per === "participant" ? one : chance.below(conditions.length))]),
    );
  }
  // Where somebody begins in the round of conditions; from there they go on task by task, so that each place is used as often as the next.
  const [first] = tasks;
  const begun = present.flatMap(({ assigned }) => assigned?.[first?.id ?? ""] ?? []);
  const uses = conditions.map((condition) => begun.filter((one) => one === condition).length);
  const least = Math.min(...uses);
  const free = uses.flatMap((used, place) => (used === least ? [place] : []));
  const start = chance.shuffled(free)[0] ?? 0;
  return Object.fromEntries(
    tasks.map(({ id }, place) => [id, named(per === "participant" ? start : start + place)]),
  );
}
