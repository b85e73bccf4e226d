import type { FsrsRating, Schedule } from "../../schedule.ts";
import { answerCard, type FlashcardState, type Sitting, undoCard } from "./state.ts";

/** A pause longer than this ends a sitting: what was said in it counts, and can no longer be taken back card by card. */
export const restMs = 10 * 60_000;

/** An answer, in the cards and in the sitting at once. */
export function answerIn(
  state: FlashcardState,
  card: string,
  rating: FsrsRating,
  { now, started, schedule }: { now: Date; started: Date; schedule: Schedule },
): FlashcardState {
  const { sitting } = state;
  const answer = { card, rating, at: now.toISOString() };
  return {
    ...answerCard(state, card, rating, now, schedule),
    sitting: {
      ...(sitting ?? { started: started.toISOString() }),
      answers: [...(sitting?.answers ?? []), answer],
    },
  };
}

/** Cards of the open sitting whose last answer was Again, in the order they were given it: they come back until known once. */
export function againIn(state: FlashcardState): string[] {
  const last = new Map<string, { rating: FsrsRating; i: number }>();
  for (const [i, { card, rating }] of openAnswers(state).entries()) last.set(card, { rating, i });
  return [...last]
    .filter(([, { rating }]) => rating === 1)
    .sort(([, a], [, b]) => a.i - b.i)
    .map(([card]) => card);
}

/** What can be taken back: not what is being recorded already. */
export function openAnswers({ sitting }: FlashcardState): Sitting["answers"] {
  return sitting?.answers.slice(sitting.ending?.answers ?? 0) ?? [];
}

/** The last answer taken back, exactly. A card that was changed elsewhere since stays as it is. */
export function undoIn(state: FlashcardState): { state: FlashcardState; card: string } | null {
  const last = openAnswers(state).at(-1);
  const { sitting, ...others } = state;
  if (last === undefined || sitting === undefined) return null;
  const answers = sitting.answers.slice(0, -1);
  const kept = Object.hasOwn(state.cards, last.card) ? state.cards[last.card] : undefined;
  const isLatest = kept?.reviews.at(-1)?.review === last.at;
  const cards = isLatest ? undoCard(state, last.card).cards : state.cards;
  const left = answers.length === 0 ? {} : { sitting: { ...sitting, answers } };
  return { state: { ...others, cards, ...left }, card: last.card };
}

/** What is to be recorded now is marked, so that it is recorded under the same name again if the program dies meanwhile. */
export function ending(state: FlashcardState, at: Date): FlashcardState {
  const { sitting } = state;
  if (sitting === undefined || sitting.ending !== undefined) return state;
  return {
    ...state,
    sitting: { ...sitting, ending: { at: at.toISOString(), answers: sitting.answers.length } },
  };
}

/** Without what has been recorded; what was answered meanwhile begins a sitting of its own. */
export function ended(state: FlashcardState, recorded: Sitting): FlashcardState {
  const { sitting, ...others } = state;
  if (sitting?.ending === undefined || sitting.ending.at !== recorded.ending?.at) return state;
  const answers = sitting.answers.slice(sitting.ending.answers);
  const [first] = answers;
  return first === undefined ? others : { ...others, sitting: { started: first.at, answers } };
}

/** Whether it was left: nobody has answered for a while, or recording it was broken off. */
export function isLeft({ ending, answers }: Sitting, now: Date): boolean {
  const last = Date.parse(answers.at(-1)?.at ?? "");
  return ending !== undefined || now.getTime() - last >= restMs;
}
