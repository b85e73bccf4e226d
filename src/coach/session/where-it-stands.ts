import { readJson } from "../../learning/state/json-file.ts";
import type { Ports } from "../../learning/state/ports.ts";
import { coachPlaces } from "./places.ts";
import { replayLog } from "./replay.ts";
import { Words } from "./words-file.ts";

/** The state that the unfinished session of a deck is in, for who only looks; null where there is none. */
export async function whereItStands(home: string, deck: string, { disk }: Ports): Promise<string | null> {
  const places = coachPlaces(home, deck);
  const words = await readJson(disk, places.words, Words);
  if (words.kind !== "ok" || words.value.session === null) return null;
  const path = places.log(words.value.session);
  if (!(await disk.exists(path))) return null;
  const read = await replayLog(disk, path, null, null);
  if (read === null) return null;
  // A session that was stopped in a word goes on there.
  const { word, state, atWord } = read.replayed.facts;
  return word === null ? (atWord ?? state) : state;
}
