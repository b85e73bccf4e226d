import { courseState } from "../../learning/state/course-state.ts";
import { readJson } from "../../learning/state/json-file.ts";
import { shownSlots } from "../deck/slots.ts";
import type { Coach } from "./coach.ts";
import type { CoachingOptions } from "./coaching.ts";
import { coachPlaces } from "./places.ts";
import { replayLog } from "./replay.ts";
import type { Finished } from "./session-state.ts";
import { Words } from "./words-file.ts";

/** A word that a session has been through. */
export type DoneWord = {
  id: string;
  target: string;
  gloss: string;
  outcome: Finished["outcome"];
  /** Put off because the learner wanted so; nothing of it is graded. */
  skipped: boolean;
  /** How it went: uses that counted, tries that did not (silence too), help that was asked for. */
  uses: number;
  misses: number;
  helped: number;
  /** The coach said it slowly, for the learner to say after it. */
  repeated: boolean;
};

export type Summary = {
  /** `due`: when it comes back for review; null where its concept has words ahead, or was never graded. */
  words: (DoneWord & { due: string | null })[];
  /** The word in which the learner stopped. */
  stoppedIn: string | null;
  /** New words of the deck that are not finished. */
  left: number;
};

type Where = Pick<CoachingOptions, "home" | "coach" | "learning" | "ports">;

export async function summaryOf(
  { home, coach, learning, ports }: Where,
  finished: readonly Finished[],
  rest: Pick<Summary, "stoppedIn" | "left">,
): Promise<Summary> {
  const { concepts } = await courseState(home, learning.course, ports).progress();
  const words = finished.map((word) => {
    const concept = learning.conceptOf(word.id);
    const due = concept === null ? null : (concepts.get(concept.id)?.fsrs?.due ?? null);
    return { ...shownWord(coach, word), due };
  });
  return { words, ...rest };
}

/** Of the session that ended last, for who comes back to it; null where one is under way, or none has been. */
export async function lastSummary(where: Where): Promise<Summary | null> {
  const { home, coach, learning, ports } = where;
  const places = coachPlaces(home, learning.course.config.name);
  const read = await readJson(ports.disk, places.words, Words);
  if (read.kind !== "ok" || read.value.session !== null) return null;
  const names = await ports.disk.names(places.folder);
  const latest = names
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .at(-1);
  if (latest === undefined) return null;
  const log = await replayLog(ports.disk, places.log(latest.replace(/\.jsonl$/, "")), null, null);
  const finished = (log?.replayed.facts.finished ?? []).filter(({ id }) => coach.items.has(id));
  if (finished.length === 0) return null;
  const left = read.value.queue.filter((id) => coach.items.has(id)).length;
  return await summaryOf(where, finished, { stoppedIn: null, left });
}

export function shownWord({ items }: Coach, finished: Finished): DoneWord {
  const { id, outcome, skipped, usage, failed, helped = 0, remediated } = finished;
  return {
    id,
    target: shownTarget(items, id),
    gloss: items.get(id)?.gloss ?? "",
    outcome,
    skipped: skipped === true,
    ...{ uses: usage, misses: failed, helped, repeated: remediated },
  };
}

export function shownTarget(items: Coach["items"], id: string): string {
  return shownSlots(items.get(id)?.target ?? id);
}
