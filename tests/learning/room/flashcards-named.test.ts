import { expect, test } from "bun:test";
import { doneInWords } from "../../../src/learning/modality/words.ts";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { howItGoes } from "../../../src/learning/room/how-it-goes.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { recentExercises } from "../../../src/learning/room/standing.ts";
import { ownRoom } from "./own-room.ts";

test("a sitting of flashcards is called that, and is no worksheet to what is chosen next", async () => {
  using own = ownRoom();
  const learner = await visit(own.room, "bahasa-melayu");
  const cards = await openCards(learner);
  const [card] = await cards.due();
  if (card === undefined) throw new Error("no card");
  await cards.answer(card, 1);
  const [result] = await cards.finish();
  if (result === undefined) throw new Error("no result");
  expect(doneInWords(result)).toBe("flashcards");
  expect(doneInWords({ modality: "worksheet", type: "vocabulary" })).toBe("worksheet");
  const { report } = await howItGoes(learner);
  expect(report.last_result).toMatchObject({ type: "flashcards", concept_id: card.concept_id });
  expect([report.kinds, report.modality_performance.worksheet]).toEqual([[], null]);
  const { concepts } = await learner.state.progress();
  expect(recentExercises(concepts, own.clock.now)).toEqual([]);
  expect(concepts.get(card.concept_id)?.reviews).toHaveLength(1);
});
