import { join } from "node:path";
import { coursePlaces } from "../../learning/state/places.ts";

/** Where the coaching of one deck is kept, beside the learner's other files of the same name. */
export type CoachPlaces = {
  folder: string;
  /** NEW_QUEUE and learned_pool. */
  words: string;
  lock: string;
  log(sessionId: string): string;
  snapshot(sessionId: string): string;
};

export function coachPlaces(home: string, deckOrCourse: string): CoachPlaces {
  const folder = join(coursePlaces(home, deckOrCourse).folder, "coach");
  return {
    folder,
    words: join(folder, "words.json"),
    lock: join(folder, ".lock"),
    log: (id) => join(folder, `${id}.jsonl`),
    snapshot: (id) => join(folder, `${id}.snapshot.json`),
  };
}
