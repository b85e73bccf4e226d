import { describe, expect, test } from "bun:test";
import { judgeWork } from "../../src/maths/answers/judge-work.ts";
import { type Form, keyOf } from "../../src/maths/answers/key.ts";

type Case = {
  answer: string;
  form?: Form;
  start?: string;
  wrong?: { value: string; misconception: string }[];
};

function judge({ answer, form, start = "", wrong = [] }: Case, text: string, steps = false) {
  return judgeWork({ key: keyOf(answer, form ?? null), start, wrong }, text, { steps });
}
const verdict = (task: Case, text: string, steps = false) => judge(task, text, steps).verdict;
const verdicts = (task: Case, texts: readonly string[]) => texts.map((text) => verdict(task, text));

describe("answers are judged by value, and then by form", () => {
  test("a number is right however it is written", () => {
    const task = { answer: "3/8", start: "1/8 + 1/4" };
    const ways = ["3/8", "0.375", "0,375", "37.5 %", "37,5%", "= 3/8", "1/8 + 1/4 = 3/8", " 3 / 8 ", "⅜"];
    expect(verdicts(task, ways)).toEqual(ways.map(() => "right"));
    expect(verdicts({ answer: "1 3/4" }, ["7/4", "1.75", "1 3/4", "1¾", "175%"])).toEqual(
      Array(5).fill("right"),
    );
    expect(verdicts({ answer: "−12" }, ["-12", "−12", "– 12", "(-12)", "-12.0"])).toEqual(
      Array(5).fill("right"),
    );
    expect(verdicts({ answer: "1,250" }, ["1250", "1,250", "1 250", "1250.0", "1250,0"])).toEqual(
      Array(5).fill("right"),
    );
    // What English readers take for a thousand is a decimal elsewhere: either may be meant.
    expect(verdict({ answer: "1.25" }, "1,250")).toBe("right");
  });

  test("a rounded number may have noughts too many, never places too few", () => {
    const whole = { answer: "241", form: "places", start: "240.7" } as const;
    expect(verdicts(whole, ["241", "241.0", "241.00", "240.7 ≈ 241", "≈ 241"])).toEqual(
      Array(5).fill("right"),
    );
    expect(judge(whole, "241.0").note).toMatch(/no more places/);
    expect(verdicts(whole, ["240.7", "241.1", "240", "240.7 ≈ 240"])).not.toContain("right");
    expect(verdicts({ answer: "3.1", form: "places" }, ["3.1", "3.10", "3"])).toEqual([
      "right",
      "right",
      "wrong",
    ]);
    expect(verdict({ answer: "3.10", form: "places" }, "3.1")).toBe("half");
  });

  test("≈ in a line of working means near, = means equal", () => {
    const task = { answer: "712", form: "places", start: "3 × 237.3" } as const;
    const lines = (text: string) => judge(task, text).lines.map((line) => line.verdict);
    expect([judge(task, "= 711.9\n≈ 712").verdict, lines("= 711.9\n≈ 712")]).toEqual([
      "right",
      ["follows", "follows"],
    ]);
    expect(lines("= 711.9\n= 712")).toEqual(["follows", "wrong"]);
    expect(lines("= 711.9\n≈ 713")).toEqual(["follows", "wrong"]);
    const estimate = { answer: "1000", start: "" };
    expect(judge(estimate, "49 × 21 ≈ 50 × 20 = 1000").lines.map((line) => line.verdict)).toEqual([
      "follows",
    ]);
    expect(judge(estimate, "49 × 21 ≈ 1000").lines.map((line) => line.verdict)).toEqual(["follows"]);
  });

  test("what a task begins with earns nothing, in whatever signs and order it is written", () => {
    for (const [start, answer, copies] of [
      ["2/7 × 3/5", "6/35", ["2/7 × 3/5", "2/7 x 3/5", "2/7 * 3/5", "3/5 × 2/7", "(2/7) * (3/5)"]],
      ["3/8 + 1/4", "5/8", ["3/8+1/4", "1/4 + 3/8"]],
      ["5/6 ÷ 1/2", "5/3", ["5/6 ÷ 1/2", "5/6 : 1/2"]],
      ["12 − 5 + 2", "9", ["12-5+2", "2 + 12 − 5"]],
    ] as const)
      for (const copy of copies)
        expect([copy, judge({ answer, start }, copy).verdict]).toEqual([copy, "wrong"]);
    expect(judge({ answer: "6/35", start: "2/7 × 3/5" }, "(2 × 3)/(7 × 5)").verdict).toBe("half");
    expect(judge({ answer: "5/3", start: "5/6 ÷ 1/2" }, "5/6 × 2").verdict).toBe("half");
  });

  test("the right value in another form than was asked for is half right, and says what is missing", () => {
    const half = (task: Case, text: string) => {
      const { verdict: found, note } = judge(task, text);
      return [found, note];
    };
    expect(half({ answer: "1/2", start: "1/4 + 1/4" }, "2/4")).toEqual([
      "half",
      "Right value: simplify the fraction.",
    ]);
    expect(half({ answer: "3/4", form: "fraction" }, "0.75")).toEqual([
      "half",
      "Right value: write it as a fraction.",
    ]);
    expect(half({ answer: "4.0", form: "places" }, "4")[0]).toBe("half");
    expect(half({ answer: "20%" }, "0.2")[0]).toBe("half");
    expect(half({ answer: "24 cm²" }, "24 cm")).toEqual(["half", "The number is right; the unit is cm²."]);
    expect(half({ answer: "30", start: "10% of 300" }, "30%")[0]).toBe("half");
    expect(half({ answer: "2:3" }, "4:6")[0]).toBe("half");
    expect(half({ answer: "2x + 6", form: "expanded", start: "2(x + 3)" }, "2 × x + 2 × 3")[0]).toBe("half");
    expect(half({ answer: "6(2x + 3)", form: "factorised", start: "12x + 18" }, "2(6x + 9)")[0]).toBe("half");
    expect(half({ answer: "5x + 2", form: "collected", start: "3x + 2x + 2" }, "2 + 3x + 2x")[0]).toBe(
      "half",
    );
  });

  test("a capital from a telephone, a factor after its bracket and a sign for about are read", () => {
    expect(verdict({ answer: "9y − 4", start: "4y + 5y − 4" }, "9Y-4")).toBe("right");
    expect(verdict({ answer: "N = 7", start: "N + 3 = 10" }, "n = 7")).toBe("right");
    expect(verdict({ answer: "3(x + 5)", form: "factorised", start: "3x + 15" }, "(x+5)3")).not.toBe(
      "unread",
    );
    expect(verdict({ answer: "5x + 20", start: "5(x + 4)" }, "(X+4)5")).not.toBe("unread");
    expect(verdicts({ answer: "730", start: "728" }, ["≈ 730", "~730"])).toEqual(["right", "right"]);
    expect(verdict({ answer: "9y − 4", start: "4y + 5y − 4" }, "y 9 - 4")).not.toBe("right");
  });

  test("the question written again is no answer", () => {
    expect(verdict({ answer: "5/6", start: "1/2 + 1/3" }, "1/2+1/3")).toBe("wrong");
    expect(verdict({ answer: "x = 5", start: "3x + 5 = 20" }, "3x+5=20")).toBe("wrong");
    expect(verdict({ answer: "3(x + 2)", form: "factorised", start: "3x + 6" }, "3x + 6")).toBe("wrong");
  });

  test("units may be left out, written out, or others of the same measure", () => {
    const area = [
      "24 cm²",
      "24",
      "24cm^2",
      "24 cm2",
      "24 square centimetres",
      "24 sq cm",
      "0.0024 m²",
      "2400 mm²",
    ];
    expect(verdicts({ answer: "24 cm²" }, area)).toEqual(area.map(() => "right"));
    const money = ["£4.50", "4.50", "4,50", "450p", "£4.5", "4.50 pounds"];
    expect(verdicts({ answer: "£4.50" }, money)).toEqual(money.map(() => "right"));
    expect(verdicts({ answer: "1.5 h" }, ["90 min", "1 1/2 hours", "1.5"])).toEqual(Array(3).fill("right"));
    expect(verdicts({ answer: "25π cm²" }, ["25π", "25 pi cm²", "25 × π", "78.5"])).toEqual([
      "right",
      "right",
      "half",
      "wrong",
    ]);
    expect(verdicts({ answer: "45°" }, ["45", "45 degrees", "45 °", "45 cm"])).toEqual([
      "right",
      "right",
      "right",
      "half",
    ]);
  });

  test("expressions are right whatever their order and brackets, solutions whatever their side", () => {
    const expand = { answer: "2x + 6", form: "expanded", start: "2(x + 3)" } as const;
    expect(verdicts(expand, ["2x+6", "6 + 2x", "6+x2", "2x + 3", "2x+5"])).toEqual([
      "right",
      "right",
      "unread",
      "wrong",
      "wrong",
    ]);
    const two = { answer: "3a + 2b", form: "collected", start: "a + 2b + 2a" } as const;
    expect(verdicts(two, ["3a+2b", "2b + 3a", "5ab", "3a + b + b"])).toEqual([
      "right",
      "right",
      "wrong",
      "half",
    ]);
    const solve = { answer: "x = 1/2", start: "4x + 1 = 3" };
    expect(verdicts(solve, ["x = 1/2", "1/2 = x", "0.5", "x=0,5", "X = 0.5", "x = 2/4", "x = 2"])).toEqual([
      "right",
      "right",
      "right",
      "right",
      "right",
      "half",
      "wrong",
    ]);
  });

  test("points, ratios and shares are judged part by part", () => {
    const point = { answer: "(3, −2)" };
    expect(
      verdicts(point, ["(3, -2)", "3, −2", "(3;-2)", "x = 3, y = -2", "(-2, 3)", "(3, 2)", "(1, 1)"]),
    ).toEqual(["right", "right", "right", "right", "wrong", "half", "wrong"]);
    expect(judge(point, "(-2, 3)").note).toContain("wrong way round");
    expect(verdicts({ answer: "3:4" }, ["3:4", "3 : 4", "3 to 4", "6:8 = 3:4", "4:3"])).toEqual([
      "right",
      "right",
      "right",
      "right",
      "wrong",
    ]);
    const shares = { answer: "£12 and £18" };
    expect(verdicts(shares, ["12 and 18", "£12, £18", "12; 18", "18 and 12", "12 and 20", "30"])).toEqual([
      "right",
      "right",
      "right",
      "wrong",
      "half",
      "wrong",
    ]);
  });

  test("what cannot be read is said to be unread, and nothing is held to be open that was answered", () => {
    expect(verdicts({ answer: "12" }, ["twelve", "I don't know", "12 or 13", "", "  "])).toEqual([
      "right",
      "unread",
      "unread",
      "open",
      "open",
    ]);
    expect(verdict({ answer: "12" }, "9".repeat(5000))).toBe("unread");
  });

  test("a mistake that the task knows, or that a rule makes of it, is named", () => {
    const known = { value: "5/12", misconception: "Only one part was taken." };
    expect(judge({ answer: "7/12", start: "1/3 + 1/4", wrong: [known] }, "5/12").note).toBe(
      known.misconception,
    );
    expect(judge({ answer: "7/12", start: "1/3 + 1/4" }, "2/7").note).toContain("denominators were added");
    expect(judge({ answer: "−14", start: "−20 + 6" }, "14").note).toContain("sign");
    expect(judge({ answer: "17", start: "5 + 3 × 4" }, "32").note).toContain("left to right");
  });
});

describe("working is judged line by line", () => {
  const solve = { answer: "x = 5", start: "3x + 5 = 20" };
  const lines = (task: Case, text: string) => judge(task, text, true).lines.map((line) => line.verdict);

  test("each line follows from the one before, in whatever way it was done", () => {
    for (const way of [
      "3x = 15\nx = 5",
      "3x = 20 - 5\n3x = 15\nx = 15/3\nx = 5",
      "3x + 5 - 5 = 20 - 5\n3x = 15\n5 = x",
      "20 - 5 = 15\n15 ÷ 3 = 5\nx = 5",
      "3x = 20 − 5 = 15 | −5\n⇒ x = 5",
      "x + 5/3 = 20/3\nx = 15/3\nx = 5",
    ])
      expect([way, verdict(solve, way, true)]).toEqual([way, "right"]);
  });

  test("the first line that does not follow is named, with the likely mistake", () => {
    const named = judge(solve, "3x = 15\nx = 45", true);
    expect([named.verdict, named.note]).toEqual([
      "half",
      "Right as far as line 1. Line 2: What was done to the letter was done again rather than undone. Divide both sides by 3.",
    ]);
    expect(judge(solve, "3x = 25\nx = 25/3", true)).toMatchObject({ verdict: "wrong", why: "sign" });
    expect(lines(solve, "3x = 25\nx = 25/3")).toEqual(["wrong", "follows"]);
    expect(judge(solve, "3x = 15\nx = 6", true).note).toContain("line 1");
    expect(
      judge({ answer: "x = 4", start: "2(x + 3) = 14" }, "2x + 3 = 14\n2x = 11\nx = 5.5", true).note,
    ).toContain("Only the first term");
    expect(judge(solve, "3x = 16\nx = 16/3", true).note).toContain("worked out wrongly");
  });

  test("a right answer over a wrong line is half right, and so are right lines that stop too soon", () => {
    expect(judge(solve, "3x = 25\nx = 5", true)).toMatchObject({ verdict: "half" });
    expect(judge(solve, "3x = 25\nx = 5", true).note).toContain("line 1");
    expect(judge(solve, "3x = 15", true)).toMatchObject({ verdict: "half", why: "form" });
  });

  test("a right answer with no steps is right, unless steps were asked for", () => {
    expect([verdict(solve, "x = 5"), verdict(solve, "x = 5", true)]).toEqual(["right", "half"]);
    const sum = { answer: "11/12", start: "3/4 + 1/6" };
    expect([verdict(sum, "11/12", true), verdict(sum, "9/12 + 2/12 = 11/12", true)]).toEqual([
      "half",
      "right",
    ]);
  });

  test("sums in fractions and in words are followed too", () => {
    const sum = { answer: "11/12", start: "3/4 + 1/6" };
    expect(verdict(sum, "9/12 + 2/12\n= 11/12", true)).toBe("right");
    expect(judge(sum, "9/12 + 1/12\n10/12", true).note).toContain("1/6 is not 1/12");
    expect(judge(sum, "4/10", true).note).toContain("denominators were added");
    const words = { answer: "9" };
    expect(verdict(words, "1% of 60 = 0.6\n15 × 0.6 = 9", true)).toBe("right");
    expect(judge(words, "60 ÷ 100 = 6\n15 × 6 = 90", true).lines[0]).toMatchObject({ verdict: "wrong" });
    const area = { answer: "14 cm²" };
    expect(verdict(area, "A = 7 × 4 ÷ 2 = 14 cm²", true)).toBe("right");
    expect(lines(area, "base times height\n7 × 4 = 28\n28 ÷ 2 = 14")).toEqual([
      "unread",
      "follows",
      "follows",
    ]);
    expect(verdict({ answer: "3.33", form: "places" }, "10 ÷ 3 = 3.33", true)).toBe("right");
  });
});
