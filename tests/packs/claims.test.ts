import { describe, expect, test } from "bun:test";
import { wrongAnswer, wrongMisconception } from "./claims/wrong-claims.ts";

const says = (answer: string, text = "") => wrongAnswer({ text, answer }).length;

describe("what can be worked out in a note", () => {
  test.each([
    "3/4 + 1/6 = 9/12 + 2/12 = 11/12.",
    "12 × 7 = 84, so each has 84.",
    "Add them (3 + 4 = 7) first.",
    "1 1/2 × 2 = 3 and −3 − (−5) = 2.",
    "Area = 6 × 4 = 24 cm².",
    "2.5 m = 250 cm, and 3 kg = 3,000 g.",
    "12 N × 3 m = 36 J.",
    "60 km ÷ 2 h = 30 km/h.",
    "25% of £80 = £20, and 1/4 = 25%.",
    "15 ÷ 60 × 100 = 25%.",
    "180° − 50° − 60° = 70°.",
    "π × 5² = 25π cm² and 25π ≈ 78.5.",
    "12:18 = 2:3, and 3.2 × 10⁴ = 32,000.",
    "17 ÷ 5 = 3 remainder 2.",
    "−5 < −2 and 0.5 > 0.45.",
    "√49 = 7 and √50 ≈ 7.07.",
    "(−3)² = 9 but −3² = −9.",
    "2Mg + O₂ → 2MgO, and Ca(OH)₂ + 2HCl → CaCl₂ + 2H₂O.",
    "10 ÷ 4 = 2.5 and 7 − 10 = −3.",
    "5 × 10³ m = 5 km.",
  ])("is let through where it is right: %s", (text) => {
    expect(wrongAnswer({ text: "", answer: text })).toEqual([]);
  });

  test.each([
    "3/4 + 1/6 = 4/10.",
    "3/4 + 1/6 = 9/12 + 2/12 = 10/12.",
    "12 × 7 = 82.",
    "Area = 6 × 4 = 22 cm².",
    "6 cm × 4 cm = 24 cm.",
    "2.5 m = 25 cm.",
    "12 N × 3 m = 36 W.",
    "25% of £80 = £2000.",
    "0.4 = 4%.",
    "180° − 50° − 60° = 80°.",
    "25π ≈ 78.6.",
    "π = 3.14.",
    "12:18 = 3:2.",
    "17 ÷ 5 = 3 remainder 3.",
    "−5 > −2.",
    "√50 = 7.",
    "Mg + O₂ → MgO.",
    "24 sweets ÷ 4 = 6 sweets.",
  ])("is found where it is wrong, or cannot be read: %s", (text) => {
    expect(says(text)).toBeGreaterThan(0);
  });

  test("x is put into its equation", () => {
    expect(says("2x = 8, so x = 4.", "Solve 2x + 3 = 11.")).toBe(0);
    expect(says("2x = 8, so x = 5.", "Solve 2x + 3 = 11.")).toBeGreaterThan(0);
    expect(says("2x = 14, so x = 7.", "Solve 2x + 3 = 11.")).toBeGreaterThan(0);
    expect(says("It is 4.", "Solve 2x + 3 = 11.")).toBeGreaterThan(0);
    expect(says("x = 3 or x = −3.", "Solve x² = 9.")).toBe(0);
    expect(says("x = 3 or x = −2.", "Solve x² = 9.")).toBeGreaterThan(0);
    expect(says("x = 3 and y = 1.", "Solve x + y = 4 and x − y = 2.")).toBe(0);
    expect(says("2(x + 3) = 2x + 6 = 14, so x = 4.", "Solve 2(x + 3) = 14.")).toBe(0);
  });

  test("what was asked for is what the answer gives", () => {
    expect(says("11/12", "Work out 3/4 + 1/6.")).toBe(0);
    expect(says("5/12, because the bottoms are made the same.", "Work out 3/4 + 1/6.")).toBeGreaterThan(0);
    expect(says("2:3", "Simplify 12:18.")).toBe(0);
    expect(says("3:4", "Simplify 12:18.")).toBeGreaterThan(0);
    expect(says("6x + 3", "Expand 3(2x + 1).")).toBe(0);
    expect(says("6x + 1", "Expand 3(2x + 1).")).toBeGreaterThan(0);
    expect(says("8", "Fill the gap: 7 × __ = 56.")).toBe(0);
    expect(says("9", "Fill the gap: 7 × __ = 56.")).toBeGreaterThan(0);
  });

  test("one option is right, and it is the one that the note names", () => {
    const asked = {
      title: "",
      think: "1/2 + 1/3 = 2/5",
      truth: "1/2 + 1/3 = 5/6",
      question: "What is 1/2 + 1/3?",
      options: [
        { letter: "A", text: "2/5" },
        { letter: "B", text: "5/6" },
        { letter: "C", text: "1/6" },
        { letter: "D", text: "2/6" },
      ],
      why: "because 3/6 + 2/6 = 5/6; A shows the misconception.",
    };
    expect(wrongMisconception({ ...asked, answer: "B" })).toEqual([]);
    expect(wrongMisconception({ ...asked, answer: "A", why: "" }).length).toBeGreaterThan(0);
    const two = asked.options.map(({ letter, text }) => ({ letter, text: letter === "D" ? "10/12" : text }));
    expect(wrongMisconception({ ...asked, options: two, answer: "B" }).length).toBeGreaterThan(0);
  });

  test("code, prose and pupils' own errors are not read as mathematics", () => {
    expect(says("`x = x + 1` adds 1.\n```python\nx = 3\nx = 4\n```")).toBe(0);
    expect(says("It rose in 1914 and fell in 1918: 4 years.")).toBe(0);
    expect(says("In Y7 they read page 12, and so on = fine.")).toBe(0);
  });
});
