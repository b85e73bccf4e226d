import { number, product, quotient, sum } from "../build.ts";
import type { Equation } from "../equation.ts";
import { type Expression, lettersIn } from "../expression.ts";
import { termsOf } from "../form.ts";
import { inLine } from "../say.ts";
import { exactly, type Value } from "../value.ts";
import type { SlipType } from "./slip.ts";
import { slipsIn } from "./slips-in.ts";

export type EquationSlip = Equation & { says: string; type: SlipType | "slip" };

/** Every equation that one well-known mistake makes of this one; those of solving first. */
export function equationSlips({ left, right }: Equation): EquationSlip[] {
  const both = [
    { left, right },
    { left: right, right: left },
  ];
  return [
    ...both.flatMap(movedTerms),
    ...both.flatMap(undoneFactors),
    ...slipsIn(left).map(({ expression, says, type }) => ({ left: expression, right, says, type })),
    ...slipsIn(right).map(({ expression, says, type }) => ({ left, right: expression, says, type })),
  ];
}

/** A term that goes to the other side with its sign, or from one side only. */
function movedTerms({ left, right }: Equation): EquationSlip[] {
  const terms = termsOf(left);
  if (terms.length < 2) return [];
  return terms.flatMap(({ term, minus }): EquationSlip[] => {
    const without = sum(left, term, minus ? "+" : "−");
    const name = `${minus ? "−" : ""}${inLine(term)}`;
    const undo = minus ? `add ${inLine(term)} to` : `subtract ${inLine(term)} from`;
    return [
      {
        left: without,
        right: sum(right, term, minus ? "−" : "+"),
        says: `${name} went to the other side with its sign kept: ${undo} both sides.`,
        type: "sign",
      },
      { left: without, right, says: `Only one side was changed: ${undo} both sides.`, type: "method" },
      {
        left: sum(left, term, minus ? "−" : "+"),
        right: sum(right, term, minus ? "+" : "−"),
        says: `The sides were changed differently: ${undo} both sides.`,
        type: "sign",
      },
    ];
  });
}

/** What multiplies or divides the letter, undone the wrong way. */
function undoneFactors({ left, right }: Equation): EquationSlip[] {
  const terms = termsOf(left);
  const withLetter = terms.filter(({ term }) => lettersIn(term).size > 0);
  const [only] = withLetter;
  if (only === undefined || withLetter.length > 1) return [];
  const by = factorOf(only.term, only.minus);
  if (by === null) return [];
  const { factor, letter, isDivided, name } = by;
  if (terms.length > 1) {
    const rest = terms.filter((one) => one !== only);
    const kept = rest.reduce<Expression>((all, { term, minus }) => sum(all, term, minus ? "−" : "+"), letter);
    return [
      {
        left: kept,
        right: isDivided ? product(right, factor) : quotient(right, factor),
        says: `Every term has to be ${isDivided ? "multiplied" : "divided"} by ${name}, not only the one with the letter.`,
        type: "method",
      },
    ];
  }
  const does = isDivided ? "Multiply" : "Divide";
  const undo = `${does} both sides by ${name}`;
  const means = `${inLine(only.term)} means ${isDivided ? `${inLine(letter)} divided by ${name}` : `${name} times ${inLine(letter)}`}`;
  return [
    {
      left: letter,
      right,
      says: `Only one side was ${isDivided ? "multiplied" : "divided"}: ${undo.toLowerCase()}.`,
      type: "method",
    },
    {
      left: letter,
      right: sum(right, factor, "−"),
      says: `${means}; ${name} was subtracted. ${undo}.`,
      type: "method",
    },
    {
      left: letter,
      right: sum(right, factor, "+"),
      says: `${means}; ${name} was added. ${undo}.`,
      type: "method",
    },
    {
      left: letter,
      right: isDivided ? quotient(right, factor) : product(right, factor),
      says: `What was done to the letter was done again rather than undone. ${undo}.`,
      type: "method",
    },
    ...(isDivided
      ? []
      : [
          {
            left: letter,
            right: quotient(factor, right),
            says: `It was divided the wrong way round. ${undo}.`,
            type: "method" as const,
          },
        ]),
  ];
}

/** The number before a letter, or below it; null where there is none to undo. */
function factorOf(term: Expression, minus: boolean) {
  const value = exactly(term);
  const found = value === null ? null : onlyTerm(value);
  if (found === null) return null;
  const { by, name } = found;
  const top = minus ? -by.top : by.top;
  const letter: Expression = { kind: "letter", name };
  if (by.bottom === 1n && top !== 1n)
    return { factor: number(top), letter, isDivided: false, name: `${top}`.replace("-", "−") };
  if (top === 1n && by.bottom !== 1n)
    return { factor: number(by.bottom), letter, isDivided: true, name: `${by.bottom}` };
  return null;
}

function onlyTerm({ top }: Value) {
  const [term] = top.values();
  const [first] = term?.monomial.letters ?? [];
  if (top.size !== 1 || term === undefined || first === undefined || term.monomial.letters.length > 1)
    return null;
  return first[1] === 1 ? { by: term.by, name: first[0] } : null;
}
