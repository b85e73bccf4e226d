import type { Rational } from "./rational.ts";
import type { FigureData } from "./task.ts";

/** Pictures of what tasks are about, from the tasks' own numbers. None tells the answer: what is asked for is a question mark, or not in it. */

const plain = ({ top, bottom }: Rational) => Number(top) / Number(bottom);
const rounded = (value: number) => Math.round(value * 1000) / 1000;
const degrees = (size: number) => `${size}°`;

/** What stands where something is asked for. */
const asks = "?";

/** The last angle is asked for. */
export function anglesFigure(about: "line" | "point", known: readonly number[]): FigureData {
  const last = (about === "line" ? 180 : 360) - known.reduce((sum, one) => sum + one, 0);
  return { kind: "angles", about, angles: [...known.map((size) => ({ size })), { size: last, label: asks }] };
}

/** Angles at corners A and on, of which those after the `known` ones are asked for. */
export function triangleAngles(angles: readonly number[], known: number): FigureData {
  const angleLabels = angles.map((size, at) => (at < known ? degrees(size) : asks));
  return { kind: "triangle", angles, angleLabels };
}

/** Corners are counted as the kind `parallel-lines` counts them. */
export function parallelAngles(kind: string, given: number): FigureData {
  const from = kind === "corresponding" ? 2 : kind === "alternate" ? 4 : 3;
  return {
    kind: "parallel-lines",
    angle: kind === "co-interior" ? 180 - given : given,
    labels: [
      { corner: from, label: degrees(given) },
      { corner: 6, label: asks },
    ],
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
  const around = [long, most, short];
  const sideLabels = around.map((side) => (side === plain(asked) ? asks : side));
  return { kind: "triangle", sides: around, unit, sideLabels };
}

export function cuboidFigure(long: Rational, wide: Rational, high: Rational, unit: string): FigureData {
  return { kind: "cuboid", length: plain(long), width: plain(wide), height: plain(high), unit };
}
