import { z } from "zod";
import { putAside, readJson, writeJson } from "../../learning/state/json-file.ts";
import type { Ports } from "../../learning/state/ports.ts";
import type { Deck } from "../deck/deck-format.ts";
import type { CoachPlaces } from "./places.ts";
import { replayLog } from "./replay.ts";
import { type BroughtBack, type Finished, PoolEntry } from "./session-state.ts";

/** `words.json`: what a learner has before them and behind them in a deck, between sessions. */
export const Words = z.object({
  deck: z.string(),
  /** NEW_QUEUE, in the order in which they come. */
  queue: z.array(z.string()),
  /** learned_pool. */
  pool: z.array(PoolEntry),
  /** The session that is not finished. */
  session: z.string().nullable(),
});
export type Words = z.infer<typeof Words>;

/** Where it is missing or damaged, it is made again from the latest log. Words that the deck has gained are added. */
export async function readWords(
  ports: Ports,
  places: CoachPlaces,
  deck: Deck,
): Promise<{ words: Words; problems: string[] }> {
  const read = await readJson(ports.disk, places.words, Words);
  if (read.kind === "ok") return { words: withNewItems(read.value, deck), problems: [] };
  const problems =
    read.kind === "damaged"
      ? [await putAside(ports.disk, places.words, ports.now(), `The list of your words in ${deck.title}`)]
      : [];
  return { words: withNewItems(await fromLogs(ports, places, deck), deck), problems };
}

export async function writeWords(ports: Ports, places: CoachPlaces, words: Words): Promise<void> {
  await writeJson(ports.disk, places.words, words);
}

/** After words have ended: out of the queue, into the pool. What the deck has lost stays in the pool: it may come back. */
export function afterFinished(
  words: Words,
  finished: readonly Finished[],
  pool: readonly PoolEntry[],
): Words {
  const done = new Set(finished.map(({ id }) => id));
  const pooled = new Set(pool.map(({ id }) => id));
  const lost = words.pool.filter(({ id }) => !pooled.has(id));
  return { ...words, queue: words.queue.filter((id) => !done.has(id)), pool: [...lost, ...pool] };
}

/** A word that was skipped and brought back is where it was before. */
export function afterBack(words: Words, back: BroughtBack | null): Words {
  if (back === null) return words;
  const { id, pooled } = back;
  const others = words.pool.filter((entry) => entry.id !== id);
  if (pooled !== null) return { ...words, pool: [...others, pooled] };
  return { ...words, queue: [id, ...words.queue.filter((each) => each !== id)], pool: others };
}

/** What a new session takes up: the new words, or once there are none, those that were put off. */
export function wordsToCoach({ queue, pool }: Words): string[] {
  if (queue.length > 0) return queue;
  return pool.filter(({ outcome }) => outcome === "deferred").map(({ id }) => id);
}

function withNewItems(words: Words, deck: Deck): Words {
  const ids = new Set(deck.items.map(({ id }) => id));
  const pooled = new Set(words.pool.map(({ id }) => id));
  const queued = words.queue.filter((id) => ids.has(id));
  const known = new Set([...queued, ...pooled]);
  const fresh = deck.items.map(({ id }) => id).filter((id) => !known.has(id));
  return { ...words, queue: [...queued, ...fresh] };
}

async function fromLogs(ports: Ports, places: CoachPlaces, deck: Deck): Promise<Words> {
  const names = await ports.disk.names(places.folder);
  const logs = names.filter((name) => name.endsWith(".jsonl")).map((name) => name.replace(/\.jsonl$/, ""));
  const none: Words = { deck: deck.name, queue: [], pool: [], session: null };
  const latest = logs.sort().at(-1);
  if (latest === undefined) return none;
  const read = await replayLog(ports.disk, places.log(latest), null, null);
  return read === null ? none : { ...none, pool: [...read.replayed.facts.pool.values()], session: latest };
}
