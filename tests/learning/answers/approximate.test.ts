import { describe, expect, test } from "bun:test";
import { judgeInPlace } from "../../../src/learning/answers/in-place.ts";
import { judgeAnswer } from "../../../src/learning/answers/judge.ts";

const verdict = (accepted: string, answer: string) => judgeAnswer({ accepted: [accepted], answer }).verdict;

describe("a number that the key calls near only", () => {
  test.each([
    ["≈ 712", "711.9"],
    ["≈ 712", "712"],
    ["≈ 712", "≈ 712.4"],
    ["~ 0.33", "1/3"],
    ["about 1,024", "1023.6"],
    ["about 30 %", "29.7 %"],
    ["approximately 3.14", "3.14159"],
    ["etwa 12 km", "11,8 km"],
    ["environ 2.5", "2.46"],
    ["kira-kira 90 minit", "90.2 minit"],
    ["aproximadamente -4", "-4.3"],
  ])("%s is met by %s, which rounds to it", (accepted, answer) => {
    expect(verdict(accepted, answer)).toBe("correct");
  });

  test.each([
    ["≈ 712", "713"],
    ["≈ 712", "711.4"],
    ["≈ 0.30", "0.32"],
    ["about 30 %", "29.7 km"],
    ["≈ 1,024", "1025"],
    ["≈ -4", "4"],
    ["712", "711.9"],
  ])("%s is not met by %s", (accepted, answer) => {
    expect(verdict(accepted, answer)).not.toBe("correct");
  });

  test("a question that says so itself has a key that is near; any other asks for the number", () => {
    const said = (prompt: string) =>
      judgeInPlace(prompt, { accepted: ["3.14"], answer: "3.1416" }, false).verdict;
    expect(said("π ≈ ___")).toBe("correct");
    expect(said("π is about ___.")).toBe("correct");
    expect(said("Write π to two places: ___")).not.toBe("correct");
  });
});

test.each(["241", "241.0", "241.00", "241,0"])("%s is 241", (answer) => {
  expect(verdict("241", answer)).toBe("correct");
  expect(verdict("241 cm", `${answer} cm`)).toBe("correct");
});
