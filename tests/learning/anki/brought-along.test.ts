import { expect, test } from "bun:test";
import { howItGoes } from "../../../src/learning/room/how-it-goes.ts";
import { importInto } from "../../../src/learning/room/import-course.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";
import { basic, type Deck, packages } from "./deck.ts";

const day = 86_400_000;
const first = Date.UTC(2026, 1, 20, 2);

const deck: Deck = {
  notes: [
    { id: 1, type: basic, fields: ["kucing", "cat", ""] },
    { id: 2, type: basic, fields: ["anjing", "dog", ""] },
  ],
  cards: [
    { id: 10, note: 1, type: 2, due: 80, ivl: 12, reps: 3 },
    { id: 11, note: 2, type: 2, due: 70, ivl: 4, reps: 2 },
  ],
  reviews: [
    { at: first, card: 10, ease: 3, type: 0 },
    { at: first + 60_000, card: 11, ease: 1, type: 0 },
    { at: first + 3 * day, card: 10, ease: 3 },
    { at: first + 3 * day + 60_000, card: 11, ease: 3 },
  ],
};

test("what was answered in Anki is progress here: its days, its pieces and what is due", async () => {
  using own = ownRoom();
  const bytes = packages["collection.anki2"]?.(deck) ?? new Uint8Array();
  const { name, reviews } = await importInto(
    own.room,
    { fileName: "animals.apkg", bytes },
    { title: "Animals" },
  );
  expect(reviews).toBe(4);
  const learner = await visit(own.room, name);
  const { report } = await howItGoes(learner);
  expect(report.counts.new).toBe(0);
  const { concepts } = await learner.state.progress();
  const items = Object.values(concepts.values().next().value?.items ?? {});
  expect(items.map(({ fsrs }) => fsrs.reps)).toEqual([2, 2]);
  const days = (await learner.state.results()).map(({ result }) => result.completed.slice(0, 10));
  expect([...new Set(days)]).toEqual(["2026-02-20", "2026-02-23"]);
});
