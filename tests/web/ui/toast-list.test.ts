import { beforeEach, expect, test } from "bun:test";
import { moved, putAway, seen, settle, shownToasts, tell } from "../../../src/web/ui/toast-list.ts";

const texts = () => shownToasts().map(({ text }) => text);

beforeEach(() => {
  for (const { id } of shownToasts()) putAway(id);
  moved("study/malay");
});

test("a problem stays while its page is there, and goes with it", () => {
  tell("It could not be saved.", { tone: "problem" });
  seen();
  moved("study/malay");
  expect(texts()).toEqual(["It could not be saved."]);
  moved("plan");
  expect(texts()).toEqual([]);
});

test("what is told on the way to another page is read there", () => {
  tell("There is no such lesson.", { tone: "problem" });
  moved("plan"); // before anybody has seen it
  seen();
  expect(texts()).toEqual(["There is no such lesson."]);
  moved("study");
  expect(texts()).toEqual([]);
});

test("what went well is told to its end, wherever one goes", () => {
  tell("It is deleted.");
  seen();
  moved("plan");
  expect(texts()).toEqual(["It is deleted."]);
});

test("once something is tried again, what was wrong with it before is not on the page", () => {
  tell("Too long.", { tone: "problem", about: "hand-in" });
  tell("Something else.", { tone: "problem" });
  settle("hand-in");
  expect(texts()).toEqual(["Something else."]);
  tell("Too long.", { tone: "problem", about: "hand-in" });
  tell("The server is away.", { tone: "problem", about: "hand-in" });
  expect(texts()).toEqual(["Something else.", "The server is away."]);
});
