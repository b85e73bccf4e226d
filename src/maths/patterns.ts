import { pointsFigure } from "./models.ts";
import { power, rational } from "./rational.ts";
import { byLevel, type Maker, numberTask, wordTask } from "./task.ts";
import { fraction, whole } from "./written.ts";

function linear(chance: Parameters<Maker>[0], level: Parameters<Maker>[1]) {
  const step = chance.whole(2, byLevel(level, 6, 9, 12)) * (level === "hard" ? chance.pick([1, -1]) : 1);
  const start = chance.whole(byLevel(level, 1, 1, -10), byLevel(level, 10, 20, 30));
  return { step, start, more: start - step, terms: [0, 1, 2, 3].map((at) => start + at * step) };
}

const added = (value: number) =>
  value === 0 ? "" : value < 0 ? ` − ${whole(-value)}` : ` + ${whole(value)}`;
const rule = (step: number, more: number) =>
  step < 0 ? `${whole(more)} − ${-step === 1 ? "" : -step}n` : `${step}n${added(more)}`;

export const nextTerm: Maker = (chance, level) => {
  const { step, terms } = linear(chance, level);
  const last = terms[3] ?? 0;
  return numberTask({
    question: `Write the next term: ${terms.map(whole).join(", ")}.`,
    figure: level === "easy" ? pointsFigure(terms) : undefined,
    steps: [
      `The difference is ${whole(step)}.`,
      step < 0
        ? `${whole(last)} − ${-step} = ${whole(last + step)}`
        : `${whole(last)} + ${step} = ${whole(last + step)}`,
    ],
    answer: rational(last + step),
    wrong: [
      [rational(last + 1), "It was counted on by 1."],
      [rational(last + 2 * step), "A term was left out."],
      [rational(last * 2), "The last term was doubled."],
    ],
    write: fraction,
  });
};

export const nthTerm: Maker = (chance, level) => {
  const { step, start, more, terms } = linear(chance, level);
  if (level === "easy") {
    const place = chance.whole(5, 20);
    return numberTask({
      question: `The nth term of a sequence is ${rule(step, more)}. What is term number ${place}?`,
      steps: [
        `Put ${place} in the place of n: ${step} × ${place}${added(more)} = ${whole(step * place + more)}`,
      ],
      answer: rational(step * place + more),
      wrong: [
        [rational(Number(`${step}${place}`) + more), `${step}n was read as digits side by side.`],
        [rational(step + place + more), `${step}n was read as ${step} and n added.`],
        [rational(step * (place - 1) + more), "The place before was used."],
      ],
      write: fraction,
    });
  }
  if (step < 0 && more <= 0) return null;
  const upward = step > 0;
  return wordTask({
    question: `Find the nth term of ${terms.map(whole).join(", ")}.`,
    steps: [
      `The difference is ${whole(step)}, so the rule has ${upward ? `${step}n` : `−${-step}n`} in it.`,
      upward
        ? `${step} × 1${added(more)} = ${whole(start)}`
        : `${whole(more)} − ${-step} × 1 = ${whole(start)}`,
    ],
    answer: rule(step, more),
    wrong: [
      { value: `n${added(step)}`, misconception: "The difference was added to n." },
      { value: rule(step, start), misconception: "The first term was added to the multiples." },
    ],
  });
};

export const powers: Maker = (chance, level) => {
  const base = chance.whole(2, byLevel(level, 12, 6, 10)) * (level === "hard" ? chance.pick([1, -1]) : 1);
  const exponent = byLevel(level, 2, chance.whole(2, 4), chance.whole(2, 4));
  const value = power(rational(base), exponent);
  const shown = `${base < 0 ? `(${whole(base)})` : base}${["⁰", "¹", "²", "³", "⁴"][exponent] ?? ""}`;
  const factor = base < 0 ? `(${whole(base)})` : `${base}`;
  return numberTask({
    question: `Work out ${shown}.`,
    steps: [`${Array.from({ length: exponent }, () => factor).join(" × ")} = ${whole(Number(value.top))}`],
    answer: value,
    wrong: [
      [rational(base * exponent), "The number was multiplied by its power."],
      [rational(base + exponent), "The power was added."],
      ...(base < 0 ? [[rational(-value.top), "The sign was turned round."] as const] : []),
    ],
    write: ({ top }) => whole(Number(top)),
  });
};
