import { equalGroups, placesFigure, wholeOfTwo } from "./models.ts";
import { rational } from "./rational.ts";
import { byLevel, type Maker, numberTask, wordTask } from "./task.ts";
import { fraction, whole } from "./written.ts";

export const numberBonds: Maker = (chance, level) => {
  const total = byLevel(level, 10, 20, 100);
  const part = level === "hard" ? chance.whole(1, 19) * 5 : chance.whole(0, total);
  const missing = total - part;
  const question = chance.pick([
    `${part} + □ = ${total}`,
    `□ + ${part} = ${total}`,
    `${total} − □ = ${part}`,
  ]);
  return numberTask({
    question: `${question}. What is the missing number?`,
    figure: level === "easy" ? wholeOfTwo([part, missing], [part, "?"], total) : undefined,
    steps: [`${total} − ${part} = ${missing}`, `${part} + ${missing} = ${total}`],
    answer: rational(missing),
    wrong: [
      [rational(missing + 1), "The start number was counted too."],
      [rational(total + part), "The two numbers were added."],
      [rational(total), "The number at the end was copied."],
    ],
    write: fraction,
  });
};

export const placeValue: Maker = (chance, level) => {
  const places = byLevel(level, 2, 3, 4);
  const digits = Array.from({ length: places }, (_, at) => chance.whole(at === 0 ? 1 : 0, 9));
  const at = chance.whole(0, level === "easy" ? places - 1 : places - 2);
  const digit = digits[at] ?? 0;
  if (digit === 0 || digits.filter((one) => one === digit).length > 1) return null;
  const size = 10 ** (places - 1 - at);
  const number = Number(digits.join(""));
  const name = { 1: "ones", 10: "tens", 100: "hundreds", 1000: "thousands" }[size] ?? "";
  return numberTask({
    question: `What is the ${digit} worth in ${whole(number)}?`,
    figure: level === "easy" ? placesFigure(number) : undefined,
    steps: [
      `The ${digit} stands in the ${name} place.`,
      `${digit} × ${whole(size)} = ${whole(digit * size)}`,
    ],
    answer: rational(digit * size),
    wrong: [
      [rational(digit), "The digit was read without its place."],
      [rational(digit * size * 10), "The place was counted one too far to the left."],
      [rational(number % (size * 10)), "The rest of the number was taken with it."],
    ],
    write: ({ top }) => whole(Number(top)),
  });
};

/** Column sums without carrying, then with it, then with a nought to exchange through. */
export const columnSums: Maker = (chance, level) => {
  const adds = chance.pick([true, false]);
  const least = byLevel(level, 20, 100, 200);
  const [x, y] = [chance.whole(least, 999), chance.whole(least, 999)];
  const [a, b] = x > y ? [x, y] : [y, x];
  const carries = adds ? (a % 10) + (b % 10) > 9 : a % 10 < b % 10;
  const carriesTens = adds ? (a % 100) + (b % 100) > 99 : a % 100 < b % 100;
  if (a === b || (level === "easy" ? carries || carriesTens || (adds && a + b > 999) : !carries)) return null;
  if (level === "hard" && !(adds ? carriesTens : Math.floor(a / 10) % 10 === 0 && carriesTens)) return null;
  const [sign, back, answer] = adds ? (["+", "−", a + b] as const) : (["−", "+", a - b] as const);
  const digitwise = [100, 10, 1].map(
    (place) => [Math.floor(a / place) % 10, Math.floor(b / place) % 10] as const,
  );
  const careless = adds
    ? Number(digitwise.map(([p, q]) => (p + q) % 10).join(""))
    : Number(digitwise.map(([p, q]) => Math.abs(p - q)).join(""));
  return numberTask({
    question: `Work out ${a} ${sign} ${b}.`,
    figure: level === "easy" ? placesFigure(a, b) : undefined,
    steps: [
      "Write the ones, tens and hundreds under each other and start with the ones.",
      `${a} ${sign} ${b} = ${whole(answer)}`,
      `Check: ${whole(answer)} ${back} ${b} = ${a}`,
    ],
    answer: rational(answer),
    wrong: [
      ...(carries
        ? [
            [
              rational(careless),
              adds ? "Nothing was carried." : "The smaller digit was always taken from the bigger.",
            ] as const,
            [
              rational(adds ? answer - 10 : answer + 10),
              adds
                ? "The ten that was carried was forgotten."
                : "The ten that was exchanged was not taken off.",
            ] as const,
          ]
        : []),
      [
        rational(adds ? a - b : a + b),
        adds ? "It was subtracted rather than added." : "It was added rather than subtracted.",
      ],
    ],
    write: ({ top }) => whole(Number(top)),
  });
};

const tables = { easy: [2, 3, 4, 5, 10], medium: [3, 4, 6, 8, 9], hard: [6, 7, 8, 9, 11, 12] } as const;

export const timesTables: Maker = (chance, level) => {
  const table = chance.pick(tables[level]);
  const by = chance.whole(2, 12);
  const product = table * by;
  const divides = chance.pick([true, false]);
  return numberTask({
    question: divides ? `Work out ${product} ÷ ${table}.` : `Work out ${by} × ${table}.`,
    figure:
      level === "easy"
        ? divides
          ? equalGroups(table, "?", whole(product))
          : equalGroups(by, table, "?")
        : undefined,
    steps: divides
      ? [`${by} × ${table} = ${product}`, `${product} ÷ ${table} = ${by}`]
      : [`${by - 1} × ${table} = ${product - table}`, `${product - table} + ${table} = ${product}`],
    answer: rational(divides ? by : product),
    wrong: divides
      ? [
          [rational(by + 1), "It was counted one group too far."],
          [rational(product - table), "It was subtracted rather than divided."],
        ]
      : [
          [rational(by + table), "The numbers were added."],
          [rational(product - table), "It was counted one group short."],
          [rational(product + by), "It was counted on in the wrong table."],
        ],
    write: fraction,
  });
};

export const compareNumbers: Maker = (chance, level) => {
  const [from, to] = byLevel(level, [10, 99], [100, 999], [1000, 9999]);
  const [a, b] = [chance.whole(from, to), chance.whole(from, to)];
  if (a === b) return null;
  const [bigger, smaller] = a > b ? [a, b] : [b, a];
  if (smaller % 10 <= bigger % 10) return null;
  return wordTask({
    question: `Which is bigger, ${whole(a)} or ${whole(b)}?`,
    ...(level === "easy" ? { figure: placesFigure(a, b) } : {}),
    steps: ["Compare the biggest place first.", `${whole(bigger)} > ${whole(smaller)}`],
    answer: whole(bigger),
    wrong: [
      {
        value: whole(smaller),
        misconception: "The last digits were compared rather than the first.",
      },
    ],
  });
};
