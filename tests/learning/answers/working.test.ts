import { describe, expect, test } from "bun:test";
import { judgeInPlace } from "../../../src/learning/answers/in-place.ts";

const ofFractions = "Work out: 3/4 of 20 = ___";

describe("a number is right with the working that leads to it", () => {
  test.each([
    [ofFractions, "15", "20 divided by 4 is 5, times 3, so it is fifteen"],
    [ofFractions, "15", "20/4 = 5, 5*3 = 15"],
    [ofFractions, "15", "20/4 = 5 and 5 × 3 = 15, so 15"],
    [ofFractions, "15", "20 ÷ 4 = 5\n5 × 3 = 15"],
    [ofFractions, "15", "20/4 = 5, times 3 is 15"],
    [ofFractions, "15", "20 / 4 = 5 → 5 * 3 = 15"],
    [ofFractions, "15", "20 geteilt durch 4 ist 5, mal 3, also ist es 15"],
    [ofFractions, "15", "20 dibahagi dengan 4 ialah 5, darab 3, jadi 15"],
    [ofFractions, "15", "20 divisé par 4 est 5, fois 3, donc 15"],
    [ofFractions, "15", "20 dividido entre 4 es 5, 5 * 3 = 15, entonces es 15"],
    ["10/35 in its simplest form has the denominator ___.", "7", "10/35 = 2/7, so the denominator is 7"],
    ["How many minutes are 2 hours?", "120", "2 times 60 makes 120, therefore I get 120"],
    ["Work out: 1/4 × 2/5 = ___", "1/10", "10 %"],
    ["Work out: 1/4 × 2/5 = ___", "1/10", "0.1"],
  ])("%s %s: %s", (prompt, key, answer) => {
    expect(judged(prompt, key, answer).verdict).toBe("correct");
  });
});

describe("what the working does not come to, or what does not hold, is not right", () => {
  test.each([
    [ofFractions, "15", "20/4 = 5, so it is 5"],
    [ofFractions, "15", "20/4 = 5, 5*3 = 15, so 16"],
    [ofFractions, "15", "20/4 = 5 and 5*3 = 15, so it is not 15"],
    [ofFractions, "15", "20/4 = 5, so 15 or 16"],
    [ofFractions, "15", "5*3 = 15, 20"],
    [ofFractions, "15", "20/4 = 5, 5*3"],
    ["Write 1/4 as a decimal: 1/4 = ___", "0.25", "25 %"],
    ["Write it as a fraction: 1/4 × 2/5 = ___", "1/10", "10 %"],
  ])("%s %s: %s", (prompt, key, answer) => {
    expect(judged(prompt, key, answer).verdict).not.toBe("correct");
  });

  test("a right number out of a false step is half right, and the step is named", () => {
    const verdict = judged(ofFractions, "15", "20/4 = 6, 5*3 = 15");
    expect(verdict.verdict).toBe("partial");
    expect(verdict.note).toContain("20/4 is not 6");
  });
});

function judged(prompt: string, accepted: string, answer: string) {
  return judgeInPlace(prompt, { accepted: [accepted], answer }, false);
}
