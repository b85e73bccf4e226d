import { expect, test } from "bun:test";
import { drawFigure } from "../../src/figures/draw-figure.ts";
import { asFigure } from "../../src/figures/read-figure.ts";

const drawn = (more: object) => {
  const { svg, alt } = drawFigure(asFigure({ kind: "number-line", ...more }));
  return { labels: Array.from(svg.matchAll(/>([^<>]+)<\/text>/g), ([, words]) => words), alt };
};

test("a line in tenths has decimals under it, and its whole numbers among them", () => {
  const { labels, alt } = drawn({ from: 3, to: 5, parts: 10, points: [{ at: "31/10", label: "P" }] });
  for (const label of ["3", "3.5", "4", "5"]) expect(labels).toContain(label);
  expect(labels.join(" ")).not.toContain("/");
  expect(alt).toContain("a point P at 3.1");
});

test("a line in thirds has mixed numbers under it, on both sides of nought", () => {
  const { labels, alt } = drawn({ from: 0, to: 2, parts: 3, points: [{ at: "5/3", label: "Q" }] });
  expect(labels).toEqual(["0", "1/3", "2/3", "1", "1 1/3", "1 2/3", "2", "Q"]);
  expect(alt).toContain("a point Q at 1 2/3");
  expect(drawn({ from: -2, to: 0, parts: 3 }).labels).toContain("−1 1/3");
});

test.each(["7/4", "1 3/4"])("what is called %s is blank in the picture and in words", (blank) => {
  const { labels, alt } = drawn({
    from: 0,
    to: 2,
    parts: 4,
    points: [{ at: "7/4", label: "R" }],
    blanks: [blank],
  });
  expect(labels).not.toContain("1 3/4");
  expect(`${labels.join(" ")} ${alt}`).not.toContain("7/4");
  expect(alt).toContain("To fill in: blank 1");
});
