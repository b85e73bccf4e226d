import { cuboidFigure } from "./figures.ts";
import { plus, type Rational, rational, times } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { decimal } from "./written.ts";

function cuboid(chance: Parameters<Maker>[0], level: Parameters<Maker>[1]) {
  const most = byLevel(level, 6, 10, 8);
  const side = (): Rational =>
    level === "hard" ? rational(chance.whole(2, 2 * most), 2) : rational(chance.whole(2, most));
  const [long, wide, high] = [side(), side(), side()];
  const name = chance.pick(["cm", "m"]);
  const says = `A cuboid is ${decimal(long)} ${name} long, ${decimal(wide)} ${name} wide and ${decimal(high)} ${name} high.`;
  return { long, wide, high, name, says };
}

const sum = (...all: readonly Rational[]) => all.reduce((a, b) => plus(a, b), rational(0));

export const cuboidVolume: Maker = (chance, level) => {
  const { long, wide, high, name, says } = cuboid(chance, level);
  const base = times(long, wide);
  const answer = times(base, high);
  return numberTask({
    question: `${says} What is its volume?`,
    figure: cuboidFigure(long, wide, high, name),
    steps: [
      `${decimal(long)} × ${decimal(wide)} = ${decimal(base)} ${name}²`,
      `${decimal(base)} × ${decimal(high)} = ${decimal(answer)} ${name}³`,
    ],
    answer,
    wrong: [
      [sum(long, wide, high), "The sides were added."],
      [base, "Only the base was worked out.", `${decimal(base)} ${name}³`],
      [times(rational(2), sum(base, times(wide, high), times(long, high))), "The surface was worked out."],
    ],
    write: (value) => `${decimal(value)} ${name}³`,
  });
};

export const cuboidSurface: Maker = (chance, level) => {
  const { long, wide, high, name, says } = cuboid(chance, level);
  const faces = [times(long, wide), times(wide, high), times(long, high)] as const;
  const half = sum(...faces);
  const answer = times(rational(2), half);
  return numberTask({
    question: `${says} What is its surface area?`,
    figure: cuboidFigure(long, wide, high, name),
    steps: [
      `Three faces: ${decimal(long)} × ${decimal(wide)} = ${decimal(faces[0])} and ${decimal(wide)} × ${decimal(high)} = ${decimal(faces[1])} and ${decimal(long)} × ${decimal(high)} = ${decimal(faces[2])}`,
      `${faces.map(decimal).join(" + ")} = ${decimal(half)}`,
      `Each face is there twice: 2 × ${decimal(half)} = ${decimal(answer)} ${name}²`,
    ],
    answer,
    wrong: [
      [half, "Only three of the six faces were counted."],
      [times(times(long, wide), high), "The volume was worked out."],
    ],
    write: (value) => `${decimal(value)} ${name}²`,
  });
};
