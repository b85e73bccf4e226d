import type { Rational } from "./rational.ts";
import type { FigureData } from "./task.ts";

/** Pictures of tasks, from the tasks' own numbers. None tells the answer: what is asked for is blank, or not in it. */

const plain = ({ top, bottom }: Rational) => Number(top) / Number(bottom);
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const degrees = (size: number) => `${size}°`;

/** The last angle is asked for. undefined where a known one is as big: its label would be blank too. */
export function anglesFigure(about: "line" | "point", known: readonly number[]): FigureData | undefined {
  const last = (about === "line" ? 180 : 360) - known.reduce((sum, one) => sum + one, 0);
  if (known.includes(last)) return undefined;
  return {
    kind: "angles",
    about,
    angles: [...known, last].map((size) => ({ size })),
    blanks: [degrees(last)],
  };
}

/** The angles at A, B and C, of which `asked` are asked for. */
export function triangleAngles(angles: readonly number[], asked: number): FigureData | undefined {
  const known = angles.filter((one) => one !== asked);
  if (known.length === angles.length || known.length === 0) return undefined;
  return { kind: "triangle", angles, angleLabels: angles.map(degrees), blanks: [degrees(asked)] };
}

/** Corners are counted as the kind `parallel-lines` counts them. */
export function parallelAngles(kind: string, given: number): FigureData {
  const from = kind === "corresponding" ? 2 : kind === "alternate" ? 4 : 3;
  const answer = kind === "co-interior" ? 180 - given : given;
  const hides = answer !== given;
  return {
    kind: "parallel-lines",
    angle: answer,
    labels: [
      { corner: from, label: degrees(given) },
      { corner: 6, label: hides ? degrees(answer) : "x" },
    ],
    ...(hides ? { blanks: [degrees(answer)] } : {}),
  };
}

export function rectangleFigure(long: Rational, wide: Rational, unit: string): FigureData {
  return { kind: "rectangle", width: plain(long), height: plain(wide), unit };
}

export function triangleFigure(base: Rational, height: Rational, unit: string): FigureData {
  const [b, h] = [plain(base), plain(height)];
  const sides = [b, rounded(Math.hypot(0.65 * b, h)), rounded(Math.hypot(0.35 * b, h))];
  return { kind: "triangle", sides, unit, sideLabels: [b, null, null], height: h };
}

export function parallelogramFigure(
  base: Rational,
  side: Rational,
  height: Rational,
  unit: string,
): FigureData {
  const [b, s, h] = [plain(base), plain(side), plain(height)];
  const lean = rounded(Math.sqrt(s * s - h * h));
  return { kind: "parallelogram", base: b, height: h, lean, unit, labels: { base: b, height: h, side: s } };
}

export function trapeziumFigure(top: Rational, bottom: Rational, height: Rational, unit: string): FigureData {
  return { kind: "trapezium", top: plain(top), bottom: plain(bottom), height: plain(height), unit };
}

export function circleFigure(given: string, length: Rational, unit: string): FigureData {
  return { kind: "circle", [given]: plain(length), unit };
}

/** A right angle between the first side and the last; `asked` is the length that is to be found. */
export function rightTriangle(
  sides: readonly Rational[],
  asked: Rational,
  unit: string,
): FigureData | undefined {
  const [short = 3, long = 4, most = 5] = sides.map(plain);
  // Too thin to write at.
  if (short / long < 0.2) return undefined;
  return { kind: "triangle", sides: [long, most, short], unit, blanks: [plain(asked)] };
}

/** A bar in equal parts, some of them shaded; what one part is worth is to be found. */
export function partsFigure(parts: number, shaded: number, total: string): FigureData | undefined {
  if (parts > 12) return undefined;
  const all = Array.from({ length: parts }, (_, at) => (at < shaded ? { shaded: true } : { size: 1 }));
  return { kind: "bar-model", bars: [{ parts: all, total }] };
}

/** A bar a share, all parts equal. */
export function sharesFigure(parts: readonly number[], total: string): FigureData | undefined {
  if (parts.some((part) => part > 12)) return undefined;
  const bars = parts.map((many) => ({ parts: Array.from({ length: many }, () => ({ size: 1 })) }));
  return { kind: "bar-model", bars, total };
}

/** A line with the first number marked. */
export function lineFigure(start: number, reach: number): FigureData {
  const far = Math.max(10, Math.ceil(Math.max(Math.abs(start), reach) / 5) * 5);
  return {
    kind: "number-line",
    from: -far,
    to: far,
    step: far > 20 ? 5 : 1,
    points: [{ at: start, label: "start" }],
  };
}
