import { afterAll, beforeAll, test } from "bun:test";
import { type Desk, deskHere } from "../../server/desk.ts";
import { inBrowser } from "./harness.ts";
import {
  cardsAndProgress,
  codeHandedIn,
  failedAndBack,
  talkHeld,
  typedAndRun,
  worksheetOfTheDay,
} from "./learner-journey.ts";

inBrowser("a learner's day", (visit) => {
  let desk: Desk;
  const clock = { daysLater: 0 };
  beforeAll(async () => {
    desk = await deskHere({ now: () => new Date(Date.now() + clock.daysLater * 86_400_000) });
  });
  afterAll(() => desk[Symbol.asyncDispose]());

  test("the plan, then a worksheet begun in the page, gone on with in its file, and checked", () =>
    visit(desk, { path: "/study" }, (page) => worksheetOfTheDay(page, desk)));

  test("code, with tests that fail and then pass", () =>
    visit(desk, { path: null }, (page) => codeHandedIn(page, desk)));

  test("a first line typed and run freely, then code questions that are graded", () =>
    visit(desk, { path: null }, (page) => typedAndRun(page, desk)));

  test("flashcards by keys alone, one taken back, then progress, drawn and in words", () =>
    visit(desk, { path: "/study/c/bahasa-melayu/cards" }, (page) => cardsAndProgress(page, desk)));

  test("a talk with the tutor: a question of one's own costs nothing, and what is not known is told", () =>
    visit(desk, { path: null }, (page) => talkHeld(page, desk)));

  test("what was failed today is back tomorrow", () =>
    visit(desk, { path: null }, (page) => failedAndBack(page, desk, () => (clock.daysLater = 1))));
});
