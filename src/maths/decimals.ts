import { betweenWholes } from "./models.ts";
import { minus, plus, type Rational, rational, times } from "./rational.ts";
import { byLevel, type Maker, numberTask } from "./task.ts";
import { decimal } from "./written.ts";

/** Sums of decimals whose places differ, from "medium" on. */
export const decimals: Maker = (chance, level) => {
  const [placesA, placesB] = byLevel(level, [1, 1], [2, 1], [2, 3]);
  const [a, b] = [
    rational(chance.whole(11, 9 * 10 ** placesA), 10 ** placesA),
    rational(chance.whole(11, 9 * 10 ** placesB), 10 ** placesB),
  ];
  if (a.bottom === 1n || b.bottom === 1n || (level !== "easy" && a.bottom === b.bottom)) return null;
  const adds = chance.pick([true, false]);
  const answer = adds ? plus(a, b) : minus(a, b);
  if (answer.top <= 0n) return null;
  const sign = adds ? "+" : "−";
  const units = (value: Rational) => value.top / value.bottom;
  const carried = units(answer) !== (adds ? units(a) + units(b) : units(a) - units(b));
  const [digitsA, digitsB] = [digits(a), digits(b)];
  const places = Math.max(digitsA.places, digitsB.places);
  const lined = rational(
    adds ? digitsA.number + digitsB.number : Math.abs(digitsA.number - digitsB.number),
    10 ** places,
  );
  return numberTask({
    question: `Work out ${decimal(a)} ${sign} ${decimal(b)}.`,
    steps: [
      "Write the decimal points under each other and fill empty places with 0.",
      `${decimal(a)} ${sign} ${decimal(b)} = ${decimal(answer)}`,
    ],
    answer,
    wrong: [
      [apart(a, b, adds), "The parts after the point were worked out as whole numbers."],
      ...(carried
        ? [
            [
              adds ? minus(answer, rational(1)) : plus(answer, rational(1)),
              "The one that was carried or exchanged was forgotten.",
            ] as const,
          ]
        : []),
      [lined, "The last digits were put under each other rather than the points."],
    ],
    write: decimal,
  });
};

/** 2.34 as 234 with two places. */
function digits(value: Rational): { number: number; places: number } {
  const written = decimal(value);
  return { number: Number(written.replace(/[.,]/g, "")), places: written.split(".")[1]?.length ?? 0 };
}

/** 1.5 + 1.6 as 2.11: whole parts and digits after the point each on their own. */
function apart(a: Rational, b: Rational, adds: boolean): Rational {
  const [wholeA = "0", partA = "0"] = decimal(a).split(".");
  const [wholeB = "0", partB = "0"] = decimal(b).split(".");
  const combine = (p: string, q: string) => (adds ? Number(p) + Number(q) : Math.abs(Number(p) - Number(q)));
  const part = combine(partA, partB);
  return plus(rational(combine(wholeA, wholeB)), rational(part, 10 ** `${part}`.length));
}

export const rounding: Maker = (chance, level) => {
  const places = byLevel(level, 0, 1, 2);
  const value = rational(chance.whole(101, 9999), 10 ** (places + (level === "easy" ? 1 : 2)));
  const shifted = times(value, rational(10 ** places));
  if (shifted.bottom === 1n) return null;
  const down = rational(shifted.top / shifted.bottom, 10 ** places);
  const up = plus(down, rational(1, 10 ** places));
  const [toDown, toUp] = [minus(value, down), minus(up, value)];
  const answer = toUp.top * toDown.bottom <= toDown.top * toUp.bottom ? up : down;
  const to = places === 0 ? "the nearest whole number" : `${places} decimal place${places === 1 ? "" : "s"}`;
  const write = (number: Rational) => padded(number, places);
  return numberTask({
    question: `Round ${decimal(value)} to ${to}.`,
    figure: level === "easy" ? betweenWholes(value, decimal(value)) : undefined,
    steps: [
      `It lies between ${write(down)} and ${write(up)}.`,
      `${write(up)} − ${decimal(value)} = ${decimal(toUp)} and ${decimal(value)} − ${write(down)} = ${decimal(toDown)}`,
    ],
    answer,
    wrong: [
      [
        answer === up ? down : up,
        answer === up
          ? "The digits at the end were cut off."
          : "It was rounded up although it lies nearer to the lower number.",
      ],
      [value, "Nothing was rounded.", decimal(value)],
    ],
    write,
  });
};

/** With all its places, as "4.0" to one decimal place. */
function padded(value: Rational, places: number): string {
  const [units = "0", part = ""] = decimal(value).split(".");
  return places === 0 ? units : `${units}.${part.padEnd(places, "0")}`;
}
