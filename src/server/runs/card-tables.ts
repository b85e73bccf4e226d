import type { Card } from "../../learning/exercises/flashcards/card.ts";
import { restMs } from "../../learning/exercises/flashcards/sitting.ts";
import type { Introduction } from "../../learning/meeting/introductions.ts";
import { type CardSession, type Outlook, openCards } from "../../learning/room/flashcards.ts";
import { visit } from "../../learning/room/room.ts";
import type { FsrsRating } from "../../learning/schedule.ts";
import { Problem } from "../../problem.ts";
import type { Workbench } from "../workbench.ts";

/** Cards in hand, a session a course. Each answer is on disk at once; a sitting that rests is finished, which records it. */
export type CardTables = {
  /** What is due, with what each rating of the first would mean, and when the next comes where none is. */
  hand(course: string): Promise<Hand>;
  /** What the hand has to be met first was shown. */
  met(course: string): Promise<void>;
  answer(course: string, cardId: string, rating: FsrsRating): Promise<void>;
  undo(course: string): Promise<Card | null>;
  finish(course: string): Promise<Awaited<ReturnType<CardSession["finish"]>>>;
  finishAll(): Promise<void>;
};

/** `meet`: never shown before, so it is shown before the cards are turned over. */
export type Hand = {
  due: Card[];
  meet: Introduction[];
  outlook: Outlook | null;
  next: string | null;
  given: number;
};

export function cardTables({ room }: Workbench): CardTables {
  const open = new Map<string, { cards: Promise<CardSession>; rest: Timer }>();

  const table = (course: string): Promise<CardSession> => {
    const before = open.get(course);
    clearTimeout(before?.rest);
    const cards = before?.cards ?? visit(room, course).then((learner) => openCards(learner));
    cards.catch(() => open.delete(course));
    const rest = setTimeout(() => void finish(course), restMs);
    rest.unref();
    open.set(course, { cards, rest });
    return cards;
  };
  const finish = async (course: string) => {
    const found = open.get(course);
    open.delete(course);
    clearTimeout(found?.rest);
    const cards = found?.cards ?? visit(room, course).then((learner) => openCards(learner));
    return await (await cards).finish();
  };

  return {
    async hand(course) {
      const cards = await table(course);
      const due = await cards.due();
      const [first] = due;
      return {
        due,
        meet: await cards.toMeet(),
        outlook: first === undefined ? null : await cards.outlook(first),
        next: first === undefined ? await cards.next() : null,
        given: await cards.given(),
      };
    },
    async met(course) {
      const cards = await table(course);
      await cards.met(await cards.toMeet());
    },
    async answer(course, cardId, rating) {
      const cards = await table(course);
      const card = (await cards.due()).find(({ id }) => id === cardId);
      if (card === undefined) throw new Problem("usage", "That card is not due any more.");
      await cards.answer(card, rating);
    },
    undo: async (course) => (await table(course)).undo(),
    finish,
    finishAll: async () => {
      await Promise.all([...open.keys()].map(finish));
    },
  };
}
