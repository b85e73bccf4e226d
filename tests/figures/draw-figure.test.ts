import { describe, expect, test } from "bun:test";
import fc from "fast-check";
import { drawFigure, keyOf } from "../../src/figures/draw-figure.ts";
import { type Figure, kinds } from "../../src/figures/figure.ts";
import { readFigure } from "../../src/figures/read-figure.ts";
import { times } from "../sweep.ts";
import { anyFigure } from "./any-figure.ts";
import { examples } from "./examples.ts";
import { boxesIn, isWithin, overlap } from "./picture-boxes.ts";

const runs = times(12, 400);
const bare = (words: string) => words.replace(/\s+/gu, "").replace(/-/g, "−");

/** Names that steer a figure and are not read: kinds of shape, names of steps, rules of graphs. */
const steering = new Set([
  "kind",
  "shape",
  "about",
  "is",
  "name",
  "next",
  "yes",
  "no",
  "open",
  "fill",
  "blanks",
  "y",
  "unit",
]);

/** Every label that the data hold. */
function labelsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string")
    return steering.has(key) ? [] : key === "links" ? value.split("->").map((one) => one.trim()) : [value];
  if (Array.isArray(value)) return value.flatMap((one) => labelsIn(one, key));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => (steering.has(name) ? [] : labelsIn(one, name)));
}

/** What is said in other words: a fraction of a place, the square of a right angle, and what has no part. */
function isSaidOtherwise(figure: Figure, label: string): boolean {
  return (
    (figure.kind === "triangle" && label === "90°") ||
    (figure.kind === "number-line" && /^-?\d+\/\d+$/.test(label))
  );
}

describe.each(kinds.map((kind) => kind.shape.kind.value))("any %s", (kind) => {
  test("is drawn inside its frame with no word on another, and says the same in words", () => {
    fc.assert(
      fc.property(anyFigure(kind), (figure) => {
        const drawing = drawFigure(figure);
        expect(drawFigure(figure)).toEqual(drawing);
        const { frame, words, shapes, tags } = boxesIn(drawing.svg);
        expect([...tags].filter((tag) => !["path", "rect", "ellipse", "text"].includes(tag))).toEqual([]);
        expect([frame.width, frame.height]).toEqual([drawing.width, drawing.height]);
        expect(frame.width).toBeLessThanOrEqual(760);
        expect([...words, ...shapes].filter((box) => !isWithin(box, frame))).toEqual([]);
        const met = words.flatMap((one, at) =>
          words
            .slice(at + 1)
            .filter((other) => overlap(one, other))
            .map((other) => [one, other]),
        );
        expect(met).toEqual([]);
        const drawn = bare(words.map(({ text }) => text).join(""));
        for (const label of labelsIn(figure)) {
          expect(bare(drawing.alt)).toContain(bare(label));
          if (!isSaidOtherwise(figure, label)) expect(drawn).toContain(bare(label));
        }
      }),
      { numRuns: runs },
    );
  });
});

describe("the figures of the docs", () => {
  test("any label of any of them can be asked for, and then is in neither the picture nor its words", () => {
    for (const { source } of examples) {
      const { blanks: _, ...figure } = readFigure(source);
      for (const label of new Set(labelsIn(figure).map((one) => one.trim()))) {
        if (label === "" || isSaidOtherwise(figure, label) || label === figure.title) continue;
        const asked = { ...figure, blanks: [label] };
        const { svg, alt } = drawFigure(asked);
        expect(keyOf(asked).get(1)).toBe(label);
        const told = labelsIn(figure).filter((one) => one.trim() !== label && one.includes(label)).length > 0;
        const left = boxesIn(svg).words.map(({ text }) => text);
        expect([label, left.includes(label)]).toEqual([label, false]);
        if (!told && label.length > 3) expect([label, alt.includes(label)]).toEqual([label, false]);
      }
    }
  });

  test("are the same in every look but for their colours", () => {
    for (const { source } of examples) {
      const figure = readFigure(source);
      const shape = (look: "page" | "print" | "dark") =>
        drawFigure(figure, look).svg.replace(/(fill|stroke)="[^"]*"/g, "");
      expect(shape("dark")).toBe(shape("print"));
      expect(shape("page")).toBe(shape("print"));
      expect(drawFigure(figure, "print").svg).not.toContain("var(");
    }
  });
});
