import { z } from "zod";
import { FsrsRating } from "../../schedule.ts";
import type { ExerciseRecord } from "../exercise.ts";
import { type ExerciseKind, practiceMinutes, some } from "../kind.ts";

/** What a sitting of cards keeps of a concept: each card's first answer. */
export const FlashcardsBody = z.object({
  answers: z.array(z.object({ card: z.string(), rating: FsrsRating, at: z.iso.datetime() })).min(1),
});
export type FlashcardsBody = z.infer<typeof FlashcardsBody>;

export type FlashcardsWork = { kind: "flashcards" };

export const flashcards: ExerciseKind<FlashcardsWork> = {
  name: "flashcards",
  modality: "worksheet",
  suffix: "cards",
  words: { one: "flashcards", several: "flashcards", short: "flashcards" },
  body: FlashcardsBody,
  needsBox: false,
  canPractise: ({ vocabulary, definitions, cloze, facts }) => some(vocabulary, definitions, cloze, facts),
  // Cards of every concept are turned over together, and counted by concept when the sitting ends.
  make: null,
  grade: async ({ course }: ExerciseRecord) => ({
    problem: "Cards are rated one by one as they are turned over. Nothing was graded.",
    command: `teacher-assist study cards ${course}`,
  }),
  view: async () => ({ kind: "flashcards" }),
  page: null,
  hints: () => [],
  minutes: () => practiceMinutes,
  manner: "line",
  effort: 0,
  wayOut: null,
  isOfferOnly: false,
  hasOwnTests: false,
  isFleeting: true,
  xapiVerb: "answered",
};
