import type { Chance } from "../chance.ts";
import { anglesFigure, parallelAngles, triangleAngles } from "./figures.ts";
import { rational } from "./rational.ts";
import { byLevel, type Level, type Maker, numberTask } from "./task.ts";
import { fraction } from "./written.ts";

const degrees = (value: Parameters<typeof fraction>[0]) => `${fraction(value)}°`;

/** In tens, in fives, then any. */
function angle(chance: Chance, level: Level, from: number, to: number): number {
  const step = byLevel(level, 10, 5, 1);
  return chance.whole(Math.ceil(from / step), Math.floor(to / step)) * step;
}

const less = (total: number, parts: readonly number[]) =>
  `${total}° − ${parts.map((part) => `${part}°`).join(" − ")} = ${total - sum(parts)}°`;
const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0);

export const anglesOnALine: Maker = (chance, level) => {
  const parts =
    level === "easy"
      ? [angle(chance, level, 20, 160)]
      : [angle(chance, level, 20, 100), angle(chance, level, 20, 65)];
  return numberTask({
    question: `${parts.length === 1 ? "Two" : "Three"} angles lie on a straight line. ${parts.length === 1 ? "One is" : "Two are"} ${parts.map((part) => `${part}°`).join(" and ")}. How big is the last one?`,
    figure: anglesFigure("line", parts),
    steps: [`Angles on a straight line add up to 180°.`, less(180, parts)],
    answer: rational(180 - sum(parts)),
    wrong: [
      [rational(360 - sum(parts)), "The angles were made to add up to 360°."],
      [
        rational(sum(parts)),
        parts.length === 1
          ? "The angles were taken to be equal."
          : "The known angles were added and nothing was subtracted.",
      ],
    ],
    write: degrees,
  });
};

export const anglesAtAPoint: Maker = (chance, level) => {
  const parts = Array.from({ length: byLevel(level, 2, 3, 4) }, () =>
    angle(chance, level, 30, byLevel(level, 150, 105, 80)),
  );
  return numberTask({
    question: `${byLevel(level, "Three", "Four", "Five")} angles meet at a point and go all the way round. All but one of them are ${listed(parts)}. How big is the last one?`,
    figure: anglesFigure("point", parts),
    steps: [`Angles round a point add up to 360°.`, less(360, parts)],
    answer: rational(360 - sum(parts)),
    wrong: [
      [rational(Math.abs(180 - sum(parts))), "The angles were made to add up to 180°."],
      [rational(sum(parts)), "The known angles were added and nothing was subtracted."],
    ],
    write: degrees,
  });
};

const listed = (parts: readonly number[]) =>
  `${parts
    .slice(0, -1)
    .map((part) => `${part}°`)
    .join(", ")} and ${parts.at(-1)}°`;

export const anglesInATriangle: Maker = (chance, level) => {
  const isosceles = level !== "easy" && chance.pick([true, false]);
  if (isosceles) {
    const top = angle(chance, level, 20, 140);
    if (top % 2 === 1) return null;
    return numberTask({
      question: `A triangle has two equal sides. The angle between them is ${top}°. How big is each of the other two angles?`,
      figure: triangleAngles([top, (180 - top) / 2, (180 - top) / 2], 1),
      steps: [
        `The other two angles are equal, and all three add up to 180°.`,
        less(180, [top]),
        `${180 - top}° ÷ 2 = ${(180 - top) / 2}°`,
      ],
      answer: rational(180 - top, 2),
      wrong: [
        [rational(180 - top), "Halving was forgotten."],
        [rational(top), "The equal angles were looked for at the wrong corner."],
      ],
      write: degrees,
    });
  }
  const parts = [angle(chance, level, 20, 100), angle(chance, level, 20, 70)];
  return numberTask({
    question: `Two angles of a triangle are ${listed(parts)}. How big is the third?`,
    figure: triangleAngles([...parts, 180 - sum(parts)], 2),
    steps: [`The angles of a triangle add up to 180°.`, less(180, parts)],
    answer: rational(180 - sum(parts)),
    wrong: [
      [rational(360 - sum(parts)), "The angles were made to add up to 360°."],
      [rational(sum(parts)), "The known angles were added and nothing was subtracted."],
      [rational(180 - (parts[0] ?? 0)), "Only one of the known angles was subtracted."],
    ],
    write: degrees,
  });
};

const sameSize = ["corresponding", "alternate"] as const;

export const anglesParallelLines: Maker = (chance, level) => {
  const given = angle(chance, level, 25, 155);
  const kind = level === "easy" ? chance.pick(sameSize) : chance.pick([...sameSize, "co-interior"]);
  const equal = kind !== "co-interior";
  const answer = equal ? given : 180 - given;
  return numberTask({
    question: `A straight line crosses two parallel lines. One angle is ${given}°. How big is its ${kind} angle at the other parallel line?`,
    figure: parallelAngles(kind, given),
    steps: equal
      ? [
          `${kind === "alternate" ? "Alternate" : "Corresponding"} angles between parallel lines are equal: ${given}°.`,
        ]
      : ["Co-interior angles add up to 180°.", less(180, [given])],
    answer: rational(answer),
    wrong: [
      [
        rational(180 - answer),
        equal
          ? "The angles were made to add up to 180°."
          : "All angles at parallel lines were taken to be equal.",
      ],
      [rational(360 - given), "The angles were made to add up to 360°."],
    ],
    write: degrees,
  });
};
