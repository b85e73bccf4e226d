import { Problem } from "../../problem.ts";
import { readIfThere } from "../../store/atomic.ts";
import { cardsOf } from "../exercises/flashcards/card.ts";
import { ended, ending, isLeft } from "../exercises/flashcards/sitting.ts";
import { FlashcardState, noFlashcards, type Sitting } from "../exercises/flashcards/state.ts";
import { summarise } from "../exercises/flashcards/summary.ts";
import type { ExerciseResult } from "../result.ts";
import { putAside, readJson, writeJson } from "../state/json-file.ts";
import { record } from "./record-results.ts";
import type { Visit } from "./room.ts";

/** What a learner remembers of each card. A damaged file is put aside by who may change it. */
export async function readCards(
  { room, state }: Visit,
  { mend = true } = {},
): Promise<{ state: FlashcardState; problem: string | null }> {
  const { disk, now } = room.ports;
  const read = await readJson(disk, state.places.flashcards, FlashcardState);
  if (read.kind === "ok") return { state: read.value, problem: null };
  if (read.kind === "missing" || !mend) return { state: noFlashcards, problem: null };
  const problem = await putAside(disk, state.places.flashcards, now(), "The file of your flashcards");
  return { state: noFlashcards, problem };
}

/** Changes what is remembered, under the course's lock. Gives what was found damaged on the way. */
export async function changeCards(
  visit: Visit,
  make: (state: FlashcardState) => FlashcardState,
): Promise<string | null> {
  const { room, state: course } = visit;
  return await course.locked(async () => {
    const { state, problem } = await readCards(visit);
    const next = make(state);
    if (next !== state) await writeJson(room.ports.disk, course.places.flashcards, next);
    return problem;
  });
}

/** Each concept is told what the sitting says of it, once, whenever the program dies meanwhile. */
export async function recordSitting(visit: Visit, at: Date): Promise<ExerciseResult[]> {
  let marked: Sitting | undefined;
  await changeCards(visit, (state) => {
    const next = ending(state, at);
    marked = next.sitting;
    return next;
  });
  if (marked?.ending === undefined) return [];
  const sitting = marked;
  const results = resultsOf(visit, sitting, new Date(marked.ending.at));
  const { recorded } = results.length === 0 ? { recorded: [] } : await record(visit, results);
  await changeCards(visit, (state) => ended(state, sitting));
  return recorded;
}

/**
 * A sitting that was left, because the program was killed or nobody came back, counts as of its last answer. Gives
 * what could not be done about it, in words.
 */
export async function recordLeftSitting(visit: Visit): Promise<string[]> {
  try {
    const { room, state } = visit;
    const bytes = await readIfThere(room.ports.disk, state.places.flashcards);
    // Thousands of cards need not be read to know that there is no sitting.
    if (bytes === null || !Buffer.from(bytes).includes('"sitting"')) return [];
    const { sitting } = (await readCards(visit, { mend: false })).state;
    if (sitting === undefined || !isLeft(sitting, room.ports.now())) return [];
    const last = sitting.answers.at(-1)?.at ?? sitting.started;
    await recordSitting(visit, new Date(last));
    return [];
  } catch (error) {
    if (error instanceof Problem) return [error.message];
    throw error;
  }
}

/** Cards that the course no longer has say nothing of a concept. */
function resultsOf({ course }: Visit, sitting: Sitting, now: Date): ExerciseResult[] {
  const cards = new Map(cardsOf(course).map((card) => [card.id, card]));
  const answers = sitting.answers.slice(0, sitting.ending?.answers).flatMap(({ card, rating, at }) => {
    const known = cards.get(card);
    return known === undefined ? [] : [{ card: known, rating, at: new Date(at) }];
  });
  return summarise(course, answers, new Date(sitting.started), now).map(({ result }) => result);
}
