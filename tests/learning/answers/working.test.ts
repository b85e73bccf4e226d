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
    // With units, things that are counted, money, and the signs that hands write.
    ["A yard is 9 m by 7 m, less a shed of 4 m by 3 m. Its area in m²?", "51", "9x7=63, 4x3=12, 63-12=51m2"],
    ["A yard is 9 m by 7 m, less a shed of 4 m by 3 m. Its area?", "51", "51 m^2"],
    [
      "Two thirds of 36 singers can read music. How many?",
      "24",
      "36 divided by 3 is 12 and 12 times 2 is 24 singers",
    ],
    ["Two thirds of 36 singers can read music. How many?", "24", "36:3=12 12x2=24"],
    ["Two thirds of 36 singers can read music. How many?", "24", "36:3=12, 12x2=24"],
    ["A bike cost more by a tenth and is now £88. Before?", "80", "88/1.1=£80"],
    ["A bike cost more by a tenth and is now £88. Before?", "80", "£80.00"],
    ["45 % of 60 = ___", "27", "10% is 6, 40% is 24, 5% is 3 so 27"],
    ["4 × (9 − 3) ÷ 2 = ___", "12", "4 x 3 = 12 and its 12"],
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
    ["How long is it in cm?", "51", "51 m"],
    ["Two thirds of 36 singers can read music. How many?", "24", "36:3=12 singers"],
    ["45 % of 60 = ___", "27", "10% is 6, so 28"],
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
