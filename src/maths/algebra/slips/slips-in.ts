import { type Expression, partsOf, withParts } from "../expression.ts";
import { distributing, minusBefore } from "./brackets.ts";
import { dividing, fractionsApart } from "./fractions.ts";
import { halved, powers } from "./powers.ts";
import { order, signs } from "./signs.ts";
import type { Rule, Slip } from "./slip.ts";
import { letterTwice, unlikeTerms } from "./terms.ts";

/** Every expression that one mistake at one place makes of this one. The likeliest come first. */
export function slipsIn(expression: Expression): Slip[] {
  const here = rules.flatMap((rule) => rule(expression));
  const parts = partsOf(expression);
  const inside = parts.flatMap((part, at) =>
    slipsIn(part).map((slip) => ({
      ...slip,
      expression: withParts(
        expression,
        parts.map((one, other) => (other === at ? slip.expression : one)),
      ),
    })),
  );
  return [...here, ...inside];
}

const rules: readonly Rule[] = [
  minusBefore,
  distributing,
  fractionsApart,
  dividing,
  powers,
  letterTwice,
  order,
  signs,
  unlikeTerms,
  halved,
];
