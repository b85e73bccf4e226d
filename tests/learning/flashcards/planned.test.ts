import { expect, test } from "bun:test";
import { itemKey } from "../../../src/learning/exercises/exercise.ts";
import { openCards } from "../../../src/learning/room/flashcards.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { recordResults } from "../../../src/learning/room/record-results.ts";
import { type Room, visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";

const course = "bahasa-melayu";
const dayMs = 86_400_000;

/** Words of a concept, known when they were asked. */
async function knew(room: Room, concept_id: string, terms: readonly string[]): Promise<void> {
  const at = room.ports.now().toISOString();
  const items = terms.map((term) => ({ item: `vocabulary:${term}`, rating: 3 }));
  await recordResults(await visit(room, course), {
    exercise_id: `seen-${concept_id}-${at}`,
    concept_id,
    modality: "worksheet",
    bloom_level: "remember",
    started: at,
    completed: at,
    score: { correct: terms.length, total: terms.length, percentage: 1 },
    fsrs_rating: 3,
    uses: items.map(({ item }) => item),
    items,
  });
}

test("who follows Today keeps up: what is due is one stack, what was not known comes back in it, and then nothing is due", async () => {
  using here = ownRoom();
  const { room, clock } = here;
  const own = (await visit(room, course)).course;
  const terms = (id: string) => (own.items.get(id)?.vocabulary ?? []).slice(0, 3).map(({ term }) => term);
  const isNew = (piece: { item: string }) =>
    ![...terms("greetings"), ...terms("numbers")].some((term) => piece.item === itemKey("vocabulary", term));
  await knew(room, "greetings", terms("greetings"));
  await knew(room, "numbers", terms("numbers"));
  clock.now = new Date(clock.now.getTime() + 20 * dayMs);

  const [step] = (await planToday(await visit(room, course))).plan;
  expect(step).toMatchObject({ kind: "flashcards", minutes: 3 });
  const all = step?.pieces ?? [];
  expect(all.filter(isNew)).toEqual(all.slice(6));
  const asked = all.filter((piece) => !isNew(piece)).map(({ item }) => item);
  expect(asked.toSorted()).toEqual(
    [...terms("greetings"), ...terms("numbers")].map((term) => `vocabulary:${term.toLowerCase()}`).sort(),
  );

  const cards = await openCards(await visit(room, course), all.slice(0, 6));
  const shown: string[] = [];
  while (shown.length < 20) {
    const [card] = await cards.due();
    if (card === undefined) break;
    shown.push(card.item);
    await cards.answer(card, shown.length === 1 ? 1 : 3);
    clock.now = new Date(clock.now.getTime() + 10_000);
  }
  expect(shown.slice(0, -1).toSorted()).toEqual(asked.toSorted());
  expect(shown.at(-1)).toBe(shown[0] ?? "");
  expect(await cards.due()).toEqual([]);
  expect((await cards.finish()).map(({ concept_id }) => concept_id).sort()).toEqual(["greetings", "numbers"]);
  const after = (await planToday(await visit(room, course))).plan;
  expect(after.length).toBeGreaterThan(0);
  expect(after.flatMap(({ pieces = [] }) => pieces).filter((piece) => !isNew(piece))).toEqual([]);
});

test("a stack of Today holds what the cards page then shows, and nothing new once the day's new words are met", async () => {
  using here = ownRoom();
  const { room, clock } = here;
  const own = (await visit(room, course)).course;
  const terms = (own.items.get("numbers")?.vocabulary ?? []).slice(0, 3).map(({ term }) => term);
  await knew(room, "numbers", terms);
  clock.now = new Date(clock.now.getTime() + dayMs);
  await knew(room, "numbers", terms);
  const stack = async () =>
    (await planToday(await visit(room, course))).plan.find(({ kind }) => kind === "flashcards")?.pieces ?? [];

  const promised = await stack();
  expect(promised.length).toBeGreaterThan(3);
  const page = await openCards(await visit(room, course));
  const shown = (await page.due()).map(({ item }) => item);
  expect(shown.slice(0, promised.length).toSorted()).toEqual(promised.map(({ item }) => item).toSorted());

  // The day's words are all met elsewhere: what was never met is not promised any more.
  const learner = await visit(room, course);
  const others = own.concepts.slice(5, 10).flatMap(({ id }) => own.items.get(id)?.vocabulary ?? []);
  const met = await import("../../../src/learning/meeting/introductions.ts");
  const { keepIntroduced } = await import("../../../src/learning/room/meeting.ts");
  const introductions = met.introductionsOf(own);
  const first = others.slice(0, 30).flatMap(({ term }) => {
    const concept = own.concepts.find(({ id }) =>
      own.items.get(id)?.vocabulary.some((one) => one.term === term),
    );
    return introductions.of(itemKey("vocabulary", term), concept?.id ?? "") ?? [];
  });
  await keepIntroduced(learner, first);
  const known = new Set(terms.map((term) => itemKey("vocabulary", term)));
  expect((await stack()).filter(({ item }) => item.startsWith("vocabulary:") && !known.has(item))).toEqual(
    [],
  );
});
