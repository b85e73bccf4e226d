import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { aloud } from "../../src/formulas/aloud.ts";
import { drawn } from "../../src/formulas/drawn.ts";
import { lettersOf } from "../../src/formulas/formula.ts";
import { mathmlOf, written } from "../../src/formulas/mathml.ts";
import { omml } from "../../src/formulas/omml.ts";
import { plain } from "../../src/formulas/plain.ts";
import { readFormula } from "../../src/formulas/read-formula.ts";
import { checkXml } from "../lesson/export/office.ts";
import { times } from "../sweep.ts";
import { checkOmml } from "./omml-order.ts";
import { anyTex } from "./samples.ts";

const read = (tex: string) => readFormula(tex, false);
const escaped = (words: string) =>
  words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

test.each([
  ["\\frac{3}{4}+\\frac{1}{6}", "three quarters plus one sixth", "3/4 + 1/6"],
  ["2\\frac{1}{2}", "2 and one half", "2 1/2"],
  ["\\frac{7}{100}", "seven hundredths", "7/100"],
  ["\\frac{23}{117}", "23 over 117", "23/117"],
  ["\\frac{21}{32}", "twenty-one thirty-seconds", "21/32"],
  ["x^2-5x+6=0", "x squared minus 5 x plus 6 equals 0", "x² − 5x + 6 = 0"],
  ["\\frac{1}{2a}", "the fraction 1 over 2 a, end of fraction", "1/(2a)"],
  ["\\sqrt{2}\\approx 1.41", "the square root of 2 is about 1.41", "√2 ≈ 1.41"],
  ["\\sqrt[3]{27}=3", "the cube root of 27 equals 3", "∛27 = 3"],
  ["-3\\times(-4)", "minus 3 times open bracket minus 4 close bracket", "−3 × (−4)"],
  ["90^\\circ", "90 degrees", "90°"],
  ["10^{-3}", "10 to the power minus 3", "10⁻³"],
  ["2^{x+1}", "2 to the power x plus 1", "2^(x + 1)"],
  ["a_1", "a sub 1", "a₁"],
  ["\\log_2 8", "log base 2 of 8", "log₂ 8"],
  ["15\\% \\text{ of } 60", "15 per cent of 60", "15% of 60"],
  ["\\begin{aligned}2x&=4\\\\x&=2\\end{aligned}", "2 x equals 4; x equals 2", "2x = 4; x = 2"],
  ["\\overline{AB}\\parallel\\overline{CD}", "A B bar is parallel to C D bar", "AB ∥ CD"],
])("%s is read out and written in a line", (tex, spoken, line) => {
  expect(aloud(read(tex))).toBe(spoken);
  expect(plain(read(tex))).toBe(line);
});

test("Word's own formula has the same letters, in Word's own order", () => {
  const xml = omml(readFormula("\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}", true));
  expect(xml).toMatch(
    /^<m:oMathPara><m:oMath><m:f><m:num>.*<m:rad>.*<m:sSup>.*<\/m:f><\/m:oMath><\/m:oMathPara>$/,
  );
  expect(xml.replace(/<[^>]+>/g, "")).toBe("−b±b2−4ac2a");
  expect(omml(read("\\sum_{i=1}^{n} i = 6"))).toContain('<m:chr m:val="∑"/>');
});

describe("any formula of a lesson", () => {
  const everyWay = (tex: string) => {
    const formula = read(tex);
    return { formula, page: written(mathmlOf(formula, aloud(formula)), escaped), word: omml(formula) };
  };

  test("is set for the page and for Word, soundly, with all its letters", () => {
    fc.assert(
      fc.property(anyTex, (tex) => {
        const { formula, page, word } = everyWay(tex);
        checkXml(page);
        checkXml(word);
        checkOmml(word);
        const letters = lettersOf(formula.tree).replace(/[\s\u2061]/g, "");
        const inPage = page
          .replace(/<[^>]+>/g, "")
          .replace(/&lt;/g, "<")
          .replace(/&gt;/g, ">");
        expect(inPage.replace(/[\s\u2061]/g, "")).toBe(letters);
        expect(page).not.toMatch(/\s(?:href|style|src|on\w+)=|url\(|<script/);
      }),
      { numRuns: times(150, 3000) },
    );
  });

  test("has words that a voice can say: no TeX, no signs", () => {
    fc.assert(
      fc.property(anyTex, (tex) => {
        const words = aloud(read(tex));
        expect(words).not.toMatch(/[\\{}^_&$<>+=×÷≤≥±√∑]/);
        expect(plain(read(tex))).not.toMatch(/[\\$&]/);
      }),
      { numRuns: times(150, 3000) },
    );
  });

  test("is drawn inside its box, in lines that need no font", async () => {
    await fc.assert(
      fc.asyncProperty(anyTex, async (tex) => {
        const { svg, width, height, alt } = await drawn(read(tex), 24, "#112233");
        checkXml(svg);
        expect(svg).toContain('color="#112233"');
        expect(svg).not.toMatch(/currentColor|href|<style|url\(/);
        expect(width).toBeGreaterThan(0);
        expect(height).toBeGreaterThan(0);
        expect(alt).toBe(aloud(read(tex)));
      }),
      { numRuns: times(25, 500) },
    );
  });
});
