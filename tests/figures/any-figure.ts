import fc from "fast-check";
import { type Figure, figureSchema } from "../../src/figures/figure.ts";
import { label as labelSchema } from "../../src/figures/kinds/parts.ts";
import { wrongIn } from "../../src/figures/wrong-in.ts";

const odd = [
  "A",
  "7 cm",
  "−3",
  "مرحبا بالعالم",
  "🎉 party 👩‍👩‍👧",
  "<script>alert(1)</script>",
  "&lt; \"quoted\" 'text'",
  "a rather long label that goes on and on until it says nearly everything there is",
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenbeschriftungsmaschine",
  "漢字かな交じり文",
];

export const label = fc.oneof(
  fc.constantFrom(...odd),
  fc.stringMatching(/^[a-z]{1,12}( [a-z]{1,9}){0,3}$/),
  fc
    .string({ minLength: 1, maxLength: 30, unit: "grapheme" })
    .filter((words) => labelSchema.safeParse(words).success),
);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const amount = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
const positive = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.double({ min: 0.001, max: 1e6, noNaN: true }));
const shown = fc.oneof(label, fc.integer({ min: -99, max: 999 }));
const some = <T>(one: fc.Arbitrary<T>, most: number, least = 0) =>
  fc.array(one, { minLength: least, maxLength: most });
const title = maybe(label);

const inside = fc.integer({ min: -20, max: 20 });
const small = fc.integer({ min: -10, max: 10 });
const at = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }));
const component = fc.record({
  is: fc.constantFrom(
    "cell",
    "battery",
    "lamp",
    "switch",
    "open-switch",
    "resistor",
    "variable-resistor",
    "motor",
    "buzzer",
    "ammeter",
    "voltmeter",
    "led",
  ),
  label: maybe(label.map((words) => words.slice(0, 30).trim() || "x")),
});
const measures = { unit: maybe(fc.constantFrom("cm", "m")) };
const three = <T>(one: fc.Arbitrary<T>) => fc.tuple(one, one, one);
const name = fc.constantFrom("one", "two", "three");

/** Something to draw for every kind; what its own rules forbid is left out afterwards. */
const drafts: Readonly<Record<Figure["kind"], fc.Arbitrary<object>>> = {
  "number-line": fc.record({
    from: fc.constant(-20),
    to: fc.constant(20),
    step: maybe(fc.constantFrom(1, 2, 5, 0.5)),
    points: some(
      fc.record({ at: fc.oneof(inside, fc.constantFrom("3/4", "-5/2")), label: maybe(label) }),
      12,
    ),
    jumps: some(fc.record({ from: inside, to: inside, label: maybe(label) }), 5),
    stretches: some(fc.record({ from: maybe(inside), to: maybe(inside) }), 2),
  }),
  "bar-model": fc.record({
    bars: some(
      fc.record({
        label: maybe(label),
        parts: some(
          fc.record({ size: maybe(positive), label: maybe(shown), shaded: maybe(fc.boolean()) }),
          12,
          1,
        ),
        total: maybe(shown),
      }),
      5,
      1,
    ),
    total: maybe(shown),
  }),
  "fraction-bars": fc.record({
    shape: maybe(fc.constantFrom("bar", "circle")),
    bars: some(
      fc.record({
        parts: fc.integer({ min: 1, max: 24 }),
        shaded: fc.integer({ min: 0, max: 5 }),
        label: maybe(label),
      }),
      8,
      1,
    ),
  }),
  triangle: fc.oneof(
    fc.record({
      sides: three(fc.integer({ min: 5, max: 9 })),
      corners: maybe(three(label)),
      sideLabels: maybe(three(fc.option(shown))),
      angleLabels: maybe(three(fc.option(label))),
      height: maybe(shown),
      ...measures,
    }),
    fc.record({
      angles: fc
        .tuple(fc.integer({ min: 20, max: 80 }), fc.integer({ min: 20, max: 80 }))
        .map(([a, b]) => [a, b, 180 - a - b]),
      angleLabels: maybe(three(fc.option(label))),
      corners: maybe(three(label)),
    }),
  ),
  rectangle: fc.record({
    width: positive,
    height: positive,
    squares: maybe(fc.boolean()),
    labels: maybe(fc.record({ width: shown, height: shown })),
    ...measures,
  }),
  parallelogram: fc.record({
    base: positive,
    height: positive,
    lean: maybe(fc.integer({ min: 0, max: 30 })),
    labels: maybe(fc.record({ base: shown, height: shown, side: shown })),
    ...measures,
  }),
  trapezium: fc.record({
    top: positive,
    bottom: positive,
    height: positive,
    labels: maybe(fc.record({ top: shown, bottom: shown })),
    ...measures,
  }),
  cuboid: fc.record({
    length: positive,
    width: positive,
    height: positive,
    labels: maybe(fc.record({ length: maybe(shown), width: maybe(shown), height: maybe(shown) })),
    ...measures,
  }),
  "l-shape": fc.record({
    width: fc.integer({ min: 5, max: 90 }),
    height: fc.integer({ min: 5, max: 90 }),
    cutWidth: fc.integer({ min: 1, max: 4 }),
    cutHeight: fc.integer({ min: 1, max: 4 }),
    labels: maybe(
      fc.record({ width: shown, top: shown, cutWidth: shown, cutHeight: shown, left: shown, right: shown }),
    ),
    ...measures,
  }),
  circle: fc.record({
    radius: maybe(shown),
    diameter: maybe(shown),
    chord: maybe(label),
    tangent: maybe(label),
    centre: maybe(label),
    ...measures,
  }),
  angles: fc.record({
    about: fc.constant("point"),
    angles: some(fc.record({ size: fc.integer({ min: 1, max: 40 }), label: maybe(label) }), 7, 1).map(
      (all) => [...all, { size: 360 - all.reduce((sum, { size }) => sum + size, 0), label: undefined }],
    ),
  }),
  "parallel-lines": fc.record({
    angle: fc.integer({ min: 20, max: 160 }),
    labels: some(fc.record({ corner: fc.integer({ min: 1, max: 8 }), label }), 8, 1),
  }),
  "coordinate-grid": fc.record({
    x: fc.constantFrom([-10, 10], [-20, 900], [-1e6, 1e6], [-10.5, 10]),
    y: fc.constantFrom([-10, 10], [-12, 45], [-1000, 1000]),
    xLabel: maybe(label),
    yLabel: maybe(label),
    points: some(
      fc.record({
        x: fc.integer({ min: -10, max: 10 }),
        y: fc.integer({ min: -10, max: 10 }),
        label: maybe(label),
      }),
      12,
    ),
    paths: some(
      fc.record({
        points: some(fc.tuple(small, small), 6, 2),
        closed: maybe(fc.boolean()),
        label: maybe(label),
      }),
      3,
    ),
    graphs: some(
      fc.record({
        y: fc.constantFrom("2x + 1", "x^2 - 4", "1/x", "sqrt(x)", "x^9", "10^x", "5", "-x"),
        label: maybe(label),
      }),
      3,
    ),
  }),
  table: fc.record({
    columns: some(label, 8, 1),
    rows: some(some(fc.oneof(shown, fc.constant("")), 1), 10, 1),
  }),
  "trace-table": fc.record({
    columns: some(label, 8, 1),
    rows: some(some(fc.oneof(shown, fc.constant("")), 1), 10, 1),
  }),
  "flow-chart": fc.record({
    steps: some(
      fc.record({
        text: label,
        shape: maybe(fc.constantFrom("terminal", "process", "decision", "data")),
        next: maybe(name),
        yes: maybe(name),
        no: maybe(name),
      }),
      9,
      3,
    ).map((steps) => steps.map((step, n) => ({ ...step, name: ["one", "two", "three"][n] }))),
  }),
  timeline: fc.record({
    events: some(
      fc.record({ at: amount, date: maybe(label.map((words) => words.slice(0, 30).trim() || "x")), label }),
      20,
      1,
    ),
    periods: some(
      fc.record({ from: fc.integer({ min: -99, max: 0 }), to: fc.integer({ min: 1, max: 99 }), label }),
      4,
    ),
  }),
  cycle: fc.record({ stages: some(fc.oneof(label, fc.record({ label, arrow: maybe(label) })), 10, 2) }),
  "labelled-parts": fc.record({
    parts: some(
      fc.oneof(
        fc.record({
          shape: fc.constantFrom("ellipse", "rectangle"),
          at,
          size: fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 })),
          label: maybe(label),
          fill: maybe(fc.constantFrom("none", "light", "mid", "dark")),
        }),
        fc.record({
          shape: fc.constantFrom("polygon", "line", "curve"),
          points: some(at, 9, 2),
          label: maybe(label),
        }),
        fc.record({ shape: fc.constant("place"), at, label }),
      ),
      24,
      1,
    ),
  }),
  circuit: fc.record({ series: some(component, 8, 1), branches: maybe(some(some(component, 4, 1), 4, 2)) }),
  "food-web": fc.record({
    links: some(
      fc
        .tuple(
          fc.constantFrom("grass", "rabbit", "fox", "hawk", "a very long name of an animal that eats"),
          fc.constantFrom("rabbit", "fox", "hawk", "mouse", "owl", "snake"),
        )
        .map((pair) => pair.join(" -> ")),
      24,
      1,
    ),
  }),
  "bar-chart": fc.record({
    axis: maybe(label),
    categories: maybe(label),
    bars: some(fc.record({ label, value: amount }), 16, 1),
  }),
  "line-chart": fc.integer({ min: 2, max: 24 }).chain((many) =>
    fc.record({
      axis: maybe(label),
      along: maybe(label),
      labels: fc.array(shown, { minLength: many, maxLength: many }),
      lines: some(
        fc.record({ label: maybe(label), values: fc.array(amount, { minLength: many, maxLength: many }) }),
        4,
        1,
      ),
    }),
  ),
};

/** Any valid figure of a kind. */
export function anyFigure(kind: Figure["kind"]): fc.Arbitrary<Figure> {
  return fc
    .tuple(drafts[kind], title)
    .map(([draft, words]) => {
      const given = JSON.parse(JSON.stringify({ kind, title: words, ...draft }));
      return figureSchema.parse(given);
    })
    .filter((figure) => wrongIn(figure).length === 0);
}
