import type { Course } from "../../course.ts";
import type { ExerciseRecord } from "../exercise.ts";
import type { Found, GradingDesk } from "../grading.ts";
import { type ExerciseKind, type HintsGiven, hintsGiven, type Ladder, quickMinutes, some } from "../kind.ts";
import { type CardReply, FlashcardsBody, stackOf } from "./body.ts";
import { cardNumber } from "./card-number.ts";

export type FlashcardsWork = {
  kind: "flashcards";
  cards: number;
  /** Those that were answered, both sides. */
  done: (Pick<CardReply, "input" | "verdict" | "note"> & { front: string; back: string })[];
  /** What is asked now, without its other side. null where all are answered. */
  next: { number: string; front: string; hints: HintsGiven } | null;
};

/**
 * A stack of one concept's cards, answered in writing. What is due of all concepts is turned over together and rated by the
 * learner, in a sitting that Today plans as one step (`room/flashcards.ts`): both count alike.
 */
export const flashcards: ExerciseKind<FlashcardsWork> = {
  name: "flashcards",
  modality: "worksheet",
  suffix: "cards",
  words: { one: "flashcards", several: "flashcards", short: "flashcards" },
  body: FlashcardsBody,
  needsBox: false,
  isStepOfItsOwn: true,
  canPractise: ({ vocabulary, definitions, cloze, facts }) => some(vocabulary, definitions, cloze, facts),
  make: async (request) => (await import("./generate.ts")).generateCards(request),
  grade,
  view,
  page: null,
  oneByOne: async () => (await import("./one-by-one.ts")).cardsOneByOne,
  // Hints are about the card in hand.
  hints: () => [],
  hintsByQuestion: {
    questions: (record) => openCard(record).map(({ number }) => number),
    ladder,
    written: async () => new Map(),
  },
  minutes: () => quickMinutes,
  manner: "line",
  effort: 0,
  wayOut: null,
  isOfferOnly: false,
  hasOwnTests: false,
  xapiVerb: "answered",
};

function openCard(record: ExerciseRecord) {
  const stack = stackOf(record);
  const at = stack?.answers.length ?? 0;
  const card = stack?.cards[at];
  return card === undefined ? [] : [{ number: cardNumber(at), card }];
}

/** What the course has to say of it, how it begins, and then its other side. */
async function ladder(record: ExerciseRecord, course: Course, question: string): Promise<Ladder> {
  const card = openCard(record).find(({ number }) => number === question)?.card;
  const items = course.items.get(record.concept_id);
  if (card === undefined || items === undefined) return { hints: [], answer: null };
  const { cluesFor, firstLetters } = await import("../clues.ts");
  const { front, item, accepted, hint, back } = card;
  const clues = cluesFor({ prompt: front, item, accepted, spoken: [] }, items);
  const isJudged = item.startsWith("facts:");
  const begins = isJudged ? [] : [firstLetters(accepted[0] ?? "")];
  return {
    hints: [...(hint === undefined ? [] : [hint]), ...(isJudged ? [] : clues), ...begins],
    answer: back.split("\n")[0] ?? back,
  };
}

async function grade(record: ExerciseRecord, { course, room }: GradingDesk): Promise<Found> {
  const stack = stackOf(record);
  if (stack === null)
    return { problem: "What was kept of these cards is damaged. Nothing else is lost; begin a new stack." };
  if (stack.answers.length === 0)
    return {
      problem: "Cards are answered one by one. Nothing was graded.",
      command: `teacher-assist study cards ${record.course} ${record.concept_id}`,
    };
  const { evaluationOfCards } = await import("./summary.ts");
  const answered = stack.answers.flatMap(({ rating, input }, at) => {
    const card = stack.cards[at];
    return card === undefined ? [] : [{ card, rating, input }];
  });
  return { evaluation: evaluationOfCards(course, record, answered, room.ports.now()), save: null };
}

async function view(
  record: ExerciseRecord,
  _page: string | null,
  course: Course,
): Promise<FlashcardsWork | null> {
  const stack = stackOf(record);
  if (stack === null) return null;
  const done = stack.answers.flatMap(({ input, verdict, note }, at) => {
    const card = stack.cards[at];
    return card === undefined ? [] : [{ front: card.front, back: card.back, input, verdict, note }];
  });
  const [open] = openCard(record);
  const next =
    open === undefined
      ? null
      : {
          number: open.number,
          front: open.card.front,
          hints: await hintsGiven(flashcards, record, course, open.number),
        };
  return { kind: "flashcards", cards: stack.cards.length, done, next };
}
