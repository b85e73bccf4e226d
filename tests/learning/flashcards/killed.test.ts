import { expect, test } from "bun:test";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type CardSession, openCards } from "../../../src/learning/room/flashcards.ts";
import { howItGoes } from "../../../src/learning/room/how-it-goes.ts";
import { planToday } from "../../../src/learning/room/plan-today.ts";
import { visit } from "../../../src/learning/room/room.ts";
import type { Disk } from "../../../src/store/disk.ts";
import { copied, type Moment, stoppingDisk } from "../../store/stopping-disk.ts";
import { numbersTo, swept } from "../../sweep.ts";
import { ownRoom, roomIn } from "../room/own-room.ts";

const child = join(import.meta.dir, "..", "children", "cards.ts");
const course = "bahasa-melayu";

function start(...args: (string | number)[]) {
  return Bun.spawn([process.execPath, child, ...args.map(String)], { stdout: "pipe" });
}

/** Rates cards in a process of its own, and kills it when the last was said to be saved. */
async function rateAndKill(home: string, count: number): Promise<void> {
  const process_ = start(home, count);
  let said = "";
  for await (const chunk of process_.stdout) {
    said += new TextDecoder().decode(chunk);
    if (said.includes(`${count}\n`)) break;
  }
  process_.kill("SIGKILL");
  await process_.exited;
}

function folder() {
  const home = mkdtempSync(join(tmpdir(), "cards é-"));
  return { home, [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }) };
}

/** The same without a process of its own: whoever rated them goes away, with no word about an end. */
async function rateAndLeave(home: string, count: number, disk?: Disk): Promise<CardSession> {
  const cards = await openCards(await visit(roomIn(home, disk === undefined ? {} : { disk }), course));
  for (let n = 0; n < count; n++) {
    const [card] = await cards.due();
    if (card === undefined) throw new Error("no card is due");
    await cards.answer(card, 3);
  }
  return cards;
}

const answered = async (home: string) =>
  (await (await visit(roomIn(home), course)).state.results()).reduce(
    (sum, { result }) => sum + result.score.total,
    0,
  );

test("a program that was killed goes on with the sitting: what was rated can be taken back, and counts", async () => {
  using here = folder();
  await rateAndKill(here.home, 3);
  const cards = await openCards(await visit(roomIn(here.home), course));
  expect(await cards.given()).toBe(3);
  expect(await answered(here.home)).toBe(0);
  const before = await cards.due();
  const back = await cards.undo();
  expect(back).not.toBeNull();
  expect((await cards.due()).length).toBe(before.length + 1);
  expect(await cards.given()).toBe(2);
  expect((await cards.finish()).reduce((sum, { score }) => sum + score.total, 0)).toBe(2);
  expect([await cards.given(), await answered(here.home)]).toEqual([0, 2]);
  expect(await cards.undo()).toBeNull();
  expect(await cards.finish()).toEqual([]);
});

test.each(["the plan", "how it goes", "the cards"])(
  "one that nobody came back to counts as of its last answer, when %s is looked at",
  async (where) => {
    using here = folder();
    await rateAndLeave(here.home, 2);
    const later = new Date(Date.now() + 26 * 3_600_000);
    const learner = await visit(roomIn(here.home, { now: () => later }), course);
    if (where === "the plan") await planToday(learner);
    else if (where === "how it goes") await howItGoes(learner);
    else expect(await (await openCards(learner)).given()).toBe(0);
    expect(await answered(here.home)).toBe(2);
    const [first] = await learner.state.results();
    expect(later.getTime() - Date.parse(first?.result.completed ?? "")).toBeGreaterThan(25 * 3_600_000);
    expect(readFileSync(learner.state.places.flashcards, "utf8")).not.toContain('"sitting"');
    await planToday(learner);
    expect(await answered(here.home)).toBe(2);
  },
);

test("killed at any moment, what was said to be saved counts once, and nothing twice", async () => {
  const rated = async (home: string, n: number, moment: Moment) => {
    const { disk, until, count } = stoppingDisk(n, moment);
    let saved = 0;
    const work = async () => {
      const cards = await rateAndLeave(home, 1, disk);
      saved = 1;
      const [card] = await cards.due();
      if (card === undefined) throw new Error("no second card");
      await cards.answer(card, 3);
      saved = 2;
      await cards.finish();
    };
    await until(work());
    return { saved, operations: count() };
  };
  using dry = folder();
  const { operations } = await rated(dry.home, 0, "before");
  expect(operations).toBeGreaterThan(20);
  for (const n of swept(numbersTo(operations).slice(1), 10)) {
    using begun = folder();
    const { saved } = await rated(begun.home, n, n % 2 === 0 ? "half" : "after");
    using here = copied(begun.home);
    const later = new Date(Date.now() + 3_600_000);
    const learner = await visit(roomIn(here.path, { now: () => later }), course);
    expect((await planToday(learner)).problems).toEqual([]);
    const counted = await answered(here.path);
    expect(counted).toBeGreaterThanOrEqual(saved);
    expect(counted).toBeLessThanOrEqual(2);
  }
});

test("what is answered while a sitting is being recorded is a sitting of its own", async () => {
  using here = ownRoom();
  const learner = await visit(here.room, course);
  const cards = await openCards(learner);
  const rate = async () => {
    const [card] = await cards.due();
    if (card !== undefined) await cards.answer(card, 4);
    here.clock.now = new Date(here.clock.now.getTime() + 2000);
  };
  await rate();
  await Promise.all([cards.finish(), rate()]);
  await cards.finish();
  const total = (await learner.state.results()).reduce((sum, { result }) => sum + result.score.total, 0);
  expect(total).toBe(2);
});
