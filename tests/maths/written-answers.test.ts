import { describe, expect, test } from "bun:test";
import { judgeWork } from "../../src/maths/answers/judge-work.ts";
import { keyOf } from "../../src/maths/answers/key.ts";

const judged = (start: string, answer: string, text: string, steps = false) =>
  judgeWork({ key: keyOf(answer, null, start), start, wrong: [] }, text, { steps });

describe("a number in words is a number", () => {
  test.each([
    ["20 + 30", "50", "5 tens"],
    ["20 + 30", "50", "five tens"],
    ["250 + 50", "300", "three hundred"],
    ["250 + 50", "300", "3 hundreds"],
    ["400 + 24", "424", "four hundred and twenty-four"],
    ["1 − 1/2", "1/2", "half"],
    ["1 − 1/2", "1/2", "one half"],
    ["1 − 1/4", "3/4", "three quarters"],
    ["2 + 1/2", "2.5", "two and a half"],
    ["3 − 8", "−5", "minus five"],
    ["1 − 0.5", "0.5", "five tenths"],
    ["20 + 30", "50", "fünfzig"],
    ["20 + 1", "21", "einundzwanzig"],
    ["1 − 1/2", "1/2", "ein halb"],
    ["20 + 30", "50", "lima puluh"],
    ["1 − 1/2", "1/2", "setengah"],
    ["20 + 30", "50", "cinquante"],
    ["20 + 30", "50", "cincuenta"],
    ["2 × 1500", "3000", "three thousand"],
  ])("%s = %s: %s", (start, answer, text) => {
    expect(judged(start, answer, text)).toMatchObject({ verdict: "right" });
  });

  test("another number in words is wrong, and not unread", () => {
    expect(judged("20 + 30", "50", "6 tens").verdict).toBe("wrong");
    expect(judged("250 + 50", "300", "thirty").verdict).toBe("wrong");
  });

  test("with its unit", () => {
    expect(judged("", "300 m", "three hundred metres").verdict).toBe("right");
  });
});

test.each(["fifty-ish", "a lot", "5 x tens y", "see above"])(
  "%s is not read, and what to write is said",
  (text) => {
    const { verdict, note } = judged("20 + 30", "50", text);
    expect(verdict).toBe("unread");
    expect(note).not.toBe("");
  },
);

describe("several steps on one line are as good as on two", () => {
  test.each([
    "5x=20 => x=4",
    "5x=20, x=4",
    "5x=20 ∴ x = 4",
    "5x = 20; x = 4",
    "5x = 20 so x = 4",
    "5x = 20 → x = 4",
  ])("%s", (text) => {
    const work = judged("5x + 1 = 21", "x = 4", text, true);
    expect(work).toMatchObject({ verdict: "right" });
    expect(work.lines).toMatchObject([{ verdict: "follows", text }]);
  });

  test("a wrong one among them is named, and the answer after it half right", () => {
    const work = judged("5x + 1 = 21", "x = 4", "5x = 22 ⇒ x = 4", true);
    expect(work.verdict).toBe("half");
    expect(work.lines).toMatchObject([{ verdict: "wrong" }]);
  });

  test("a point keeps its comma", () => {
    expect(judged("", "(3, −1)", "x = 3, y = −1").verdict).toBe("right");
  });
});

describe("a letter of the task is no unit", () => {
  test.each([
    ["3m + 4m", "7m", "7m"],
    ["3m + 4m", "7m", "7 m"],
    ["3m + 4m", "7m", "3m + 4m = 7m"],
    ["5s − 2s", "3s", "3s"],
    ["2h + 3h", "5h", "5 h"],
    ["6g − g", "5g", "5g"],
    ["4l + l", "5l", "5l"],
    ["2a + 3a", "5a", "5a"],
  ])("%s = %s: %s", (start, answer, text) => {
    const work = judged(start, answer, text);
    expect(work.verdict).toBe("right");
    expect(work.lines.every(({ verdict }) => verdict === "follows")).toBe(true);
  });

  test.each([
    ["4 m", "400 cm"],
    ["3 h", "180 min"],
    ["2 l", "2000 ml"],
  ])("%s is %s where the task has units", (answer, text) => {
    expect(judged("", answer, text).verdict).toBe("right");
  });
});

describe("steps that were asked for", () => {
  test("the value alone is partly there, and how it was found is asked for", () => {
    const work = judged("3n = 27", "n = 9", "9", true);
    expect(work).toMatchObject({ verdict: "half", why: "steps" });
    expect(work.note).toContain("right");
  });

  test("the value alone on the last line is the answer, after a step", () => {
    expect(judged("3n + 2 = 29", "n = 9", "3n = 27\n9", true).verdict).toBe("right");
  });
});

test("938,0 and 938.0 are 938", () => {
  expect(judged("900 + 38", "938", "938,0").verdict).toBe("right");
  expect(judged("900 + 38", "938", "938.0").verdict).toBe("right");
});
