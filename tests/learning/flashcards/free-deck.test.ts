import { expect, test } from "bun:test";
import type { Card } from "../../../src/learning/exercises/flashcards/card.ts";
import { type CardSession, openCards } from "../../../src/learning/room/flashcards.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { visit } from "../../../src/learning/room/room.ts";
import { ownRoom } from "../room/own-room.ts";

const course = "bahasa-melayu";
const dayMs = 86_400_000;

/** Turns over all there is, each rated as told, a few seconds a card. */
async function turnedOver(
  cards: CardSession,
  clock: { now: Date },
  rate: (card: Card, nth: number) => 1 | 3,
): Promise<Card[]> {
  const shown: Card[] = [];
  for (let nth = 0; nth < 60; nth++) {
    await cards.met(await cards.toMeet());
    const [card] = await cards.due();
    if (card === undefined) return shown;
    shown.push(card);
    await cards.answer(card, rate(card, nth));
    clock.now = new Date(clock.now.getTime() + 5_000);
  }
  throw new Error("The cards never end.");
}

test("a new word's card is turned over only after the word was shown, and no more than the day's new words come", async () => {
  using own = ownRoom();
  const begun = new Set<string>();
  for (let round = 0; round < 5; round++) {
    const cards = await openCards(await visit(own.room, course));
    const words = await cards.toMeet();
    expect(words.length).toBeLessThanOrEqual(8);
    const unknown = (await cards.due()).filter(({ item }) => !begun.has(item));
    expect(unknown.every(({ item }) => words.some(({ key }) => key === item))).toBe(true);
    await cards.met(words);
    expect(await cards.toMeet()).toEqual([]);
    for (const { item } of await turnedOver(cards, own.clock, () => 3)) begun.add(item);
    await cards.finish();
  }
  expect(begun.size).toBe(20);
});

test("what was rated Again comes back before the sitting ends, until it was known once; each card counts once", async () => {
  using own = ownRoom();
  const cards = await openCards(await visit(own.room, course));
  await cards.met(await cards.toMeet());
  const failed = new Map<string, number>();
  const shown = await turnedOver(cards, own.clock, ({ id }, nth) => {
    if (nth > 2 && !failed.has(id)) return 3;
    failed.set(id, (failed.get(id) ?? 0) + 1);
    return (failed.get(id) ?? 0) < 3 ? 1 : 3;
  });
  const times = Map.groupBy(shown, ({ id }) => id);
  for (const [id, all] of times) expect([id, all.length]).toEqual([id, failed.has(id) ? 3 : 1]);
  const results = await cards.finish();
  const sum = (part: "correct" | "total") => results.reduce((total, { score }) => total + score[part], 0);
  expect([sum("correct"), sum("total")]).toEqual([times.size - failed.size, times.size]);
  expect(results.flatMap(({ errors }) => errors).length).toBe(failed.size);
});

test("a word is asked both ways in time, and each way has a memory of its own", async () => {
  using own = ownRoom();
  const ways = new Map<string, Set<string>>();
  for (let day = 0; day < 6; day++) {
    const cards = await openCards(await visit(own.room, course));
    await cards.met(await cards.toMeet());
    const today = await turnedOver(cards, own.clock, () => 3);
    for (const { item, id } of today) ways.set(item, (ways.get(item) ?? new Set()).add(id));
    expect(new Set(today.map(({ item }) => item)).size).toBe(new Set(today.map(({ id }) => id)).size);
    await cards.finish();
    own.clock.now = new Date(own.clock.now.getTime() + 2 * dayMs);
  }
  const both = [...ways.values()].filter((ids) => ids.size === 2).length;
  expect(both).toBeGreaterThan(10);
});

test("cards of what only a text teaches wait until the text was read", async () => {
  using own = ownRoom();
  const cards = await openCards(await visit(own.room, "research-methods"));
  expect(await cards.due()).toEqual([]);
});

test("a word that was not known today is in the stack of tomorrow's plan", async () => {
  using own = ownRoom();
  const cards = await openCards(await visit(own.room, course));
  await cards.met(await cards.toMeet());
  const [failed] = await cards.due();
  if (failed === undefined) throw new Error("no card");
  await cards.answer(failed, 1);
  await cards.finish();
  own.clock.now = new Date(own.clock.now.getTime() + dayMs);
  const { plan } = await planToday(await visit(own.room, course));
  const stack = plan.find(({ kind }) => kind === "flashcards");
  expect(stack?.pieces).toContainEqual({ concept_id: failed.concept_id, item: failed.item });
});
