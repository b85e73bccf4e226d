import type { Figure } from "./figure.ts";
import { graphFunction } from "./graph-function.ts";
import { worth } from "./numbers.ts";

/** Something that the parts of a figure say against each other: where, and what it must be. */
export type Wrong = { path: (string | number)[]; must: string };

/** What no schema of a single field can see. */
export function wrongIn(figure: Figure): Wrong[] {
  switch (figure.kind) {
    case "number-line": {
      const { from, to, step, parts = 1, points = [], jumps = [], stretches = [] } = figure;
      if (from >= to) return [{ path: ["to"], must: "above `from`" }];
      const marks = step === undefined ? (to - from) * parts : (to - from) / step;
      const places = [
        ...points.map(({ at }, n) => ({ path: ["points", n, "at"], at })),
        ...jumps.flatMap((jump, n) => [
          { path: ["jumps", n, "from"], at: jump.from },
          { path: ["jumps", n, "to"], at: jump.to },
        ]),
        ...stretches.flatMap((one, n) => [
          { path: ["stretches", n, "from"], at: one.from ?? from },
          { path: ["stretches", n, "to"], at: one.to ?? to },
        ]),
      ];
      const outside = places.filter(({ at }) => worth(at) < from || worth(at) > to);
      return [
        ...(marks > 120 && (step !== undefined || figure.parts !== undefined)
          ? [
              {
                path: [step === undefined ? "parts" : "step"],
                must: "such that there are no more than 120 marks",
              },
            ]
          : []),
        ...outside.map(({ path }) => ({ path, must: "on the line" })),
      ];
    }
    case "fraction-bars":
      return figure.bars.flatMap(({ parts, shaded }, n) =>
        shaded > parts ? [{ path: ["bars", n, "shaded"], must: "no more than its `parts`" }] : [],
      );
    case "triangle":
      return wrongTriangle(figure);
    case "l-shape":
      return [
        ...(figure.cutWidth >= figure.width ? [{ path: ["cutWidth"], must: "less than `width`" }] : []),
        ...(figure.cutHeight >= figure.height ? [{ path: ["cutHeight"], must: "less than `height`" }] : []),
      ];
    case "angles": {
      const sum = figure.angles.reduce((all, { size }) => all + size, 0);
      const whole = { line: 180, point: 360, one: sum }[figure.about];
      return Math.abs(sum - whole) > 0.01 ? [{ path: ["angles"], must: `angles of ${whole}° together` }] : [];
    }
    case "coordinate-grid":
      return [...wrongAxes(figure), ...wrongGraphs(figure), ...offTheGrid(figure)];
    case "line-chart":
      return figure.lines.flatMap(({ values }, n) =>
        values.length === figure.labels.length
          ? []
          : [{ path: ["lines", n, "values"], must: "one for each of `labels`" }],
      );
    case "timeline":
      return (figure.periods ?? []).flatMap(({ from, to }, n) =>
        from < to ? [] : [{ path: ["periods", n, "to"], must: "later than `from`" }],
      );
    case "table":
    case "trace-table":
      return figure.rows.flatMap((row, n) =>
        row.length > figure.columns.length ? [{ path: ["rows", n], must: "no longer than `columns`" }] : [],
      );
    case "flow-chart": {
      const names = new Set([
        "end",
        ...figure.steps.flatMap(({ name }) => (name === undefined ? [] : [name])),
      ]);
      return figure.steps.flatMap((step, n) =>
        (["next", "yes", "no"] as const).flatMap((way) => {
          const to = step[way];
          return to === undefined || names.has(to)
            ? []
            : [{ path: ["steps", n, way], must: "the `name` of a step, or end" }];
        }),
      );
    }
    default:
      return [];
  }
}

function wrongTriangle({ sides, angles }: Extract<Figure, { kind: "triangle" }>): Wrong[] {
  if ((sides === undefined) === (angles === undefined))
    return [{ path: [], must: "given either `sides` or `angles`" }];
  if (angles !== undefined) {
    const sum = angles.reduce((all, one) => all + one, 0);
    const isFlat = angles.some((one) => one < 5);
    return Math.abs(sum - 180) > 0.01 || isFlat
      ? [{ path: ["angles"], must: "three angles of at least 5°, 180° together" }]
      : [];
  }
  const [a = 0, b = 0, c = 0] = [...(sides ?? [])].sort((x, y) => x - y);
  return a + b > c * 1.004
    ? []
    : [{ path: ["sides"], must: "three sides of which two are longer than the third" }];
}

function wrongAxes(figure: Extract<Figure, { kind: "coordinate-grid" }>): Wrong[] {
  return (["x", "y"] as const).flatMap((axis) => {
    const [from, to] = figure[axis];
    if (from >= to) return [{ path: [axis], must: "two numbers, the lower first" }];
    const step = axis === "x" ? figure.xStep : figure.yStep;
    const isFine = step === undefined || (to - from) / step <= 60;
    return isFine ? [] : [{ path: [`${axis}Step`], must: "such that there are no more than 60 lines" }];
  });
}

function wrongGraphs({ graphs = [] }: Extract<Figure, { kind: "coordinate-grid" }>): Wrong[] {
  return graphs.flatMap(({ y }, n) =>
    graphFunction(y) === null ? [{ path: ["graphs", n, "y"], must: "a rule such as 2x + 1" }] : [],
  );
}

function offTheGrid({
  x,
  y,
  points = [],
  paths = [],
}: Extract<Figure, { kind: "coordinate-grid" }>): Wrong[] {
  const isOff = (px: number, py: number) => px < x[0] || px > x[1] || py < y[0] || py > y[1];
  return [
    ...points.flatMap((point, n) =>
      isOff(point.x, point.y) ? [{ path: ["points", n], must: "on the grid" }] : [],
    ),
    ...paths.flatMap(({ points: through }, n) =>
      through.flatMap(([px, py], m) =>
        isOff(px, py) ? [{ path: ["paths", n, "points", m], must: "on the grid" }] : [],
      ),
    ),
  ];
}
