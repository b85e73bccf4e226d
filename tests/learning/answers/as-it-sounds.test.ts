import { expect, test } from "bun:test";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";

const judged = (accepted: string, answer: string, vocabulary: readonly string[] = []) =>
  judgeAnswer({ accepted: [accepted], answer, vocabulary });

test.each([
  ["good night / good evening", "good nite"],
  ["please", "pleez"],
  ["school", "skool"],
  ["telephone", "telefone"],
  ["the boat", "the bote"],
  ["knife", "nife"],
  ["weight", "wate"],
  ["thanks", "thanx"],
  ["station", "stashun"],
  ["kitchen", "kichen"],
])("%s: %s is a slip, as it is in any other language", (accepted, answer) => {
  expect(judged(accepted, answer)).toMatchObject({ verdict: "partial", error_type: "spelling", score: 0.5 });
});

test.each([
  ["night", "knight"],
  ["night", "light"],
  ["write", "right"],
  ["boat", "boot"],
  ["school", "skull"],
  ["please", "police"],
  ["weight", "wait"],
])("%s: %s is another word", (accepted, answer) => {
  expect(judged(accepted, answer).verdict).toBe("incorrect");
});

test("a word of the course is never a slip of another, however it sounds", () => {
  expect(judged("knife", "nife", ["nife"])).toMatchObject({ verdict: "incorrect", error_type: "confusion" });
});
