import { type Expression, lettersIn } from "../algebra/expression.ts";
import { factorised, isCollected, isExpanded } from "../algebra/form.ts";
import { exactly, sameValue } from "../algebra/value.ts";
import { isSameText, lettersOf } from "./asked.ts";
import { half, type Judged, right, unread, wrong } from "./judged.ts";
import type { Key } from "./key.ts";
import { known, readingFor, readingsOf } from "./read-value.ts";

type ExpressionKey = Extract<Key, { kind: "expression" }>;

/** An expression is right where it has the same value for every number its letters stand for; its form comes after. */
export function judgeExpression(key: ExpressionKey, text: string, start: string): Judged {
  const asked = known(key.value, readingFor(lettersOf(key.value)));
  const as = readingFor([...lettersIn(asked), ...lettersOf(start)]);
  // "y = 2x + 1" and "3(x + 2) = 3x + 6": what stands last counts.
  const readings = readingsOf(text.split("=").at(-1)?.trim() ?? "", as);
  if ("problem" in readings) return unread(readings.problem);
  const given = readings.find((one) => sameValue(exactly(one), exactly(asked)));
  return given === undefined ? wrong("", "method") : inForm(given, key.form, isSameText(text, start));
}

function inForm(given: Expression, form: ExpressionKey["form"], isStart: boolean): Judged {
  const missing = lacks(given, form);
  if (missing === null) return right();
  return isStart ? wrong("That is the question itself.", "form") : half(missing, "form");
}

/** What is still to be done; null: nothing. */
function lacks(given: Expression, form: ExpressionKey["form"]): string | null {
  switch (form) {
    case "any":
      return null;
    case "expanded":
      if (!isExpanded(given)) return "Right value: there is still a bracket to multiply out.";
      return isCollected(given) ? null : "Right value: work out the products and collect the like terms.";
    case "collected":
      return isCollected(given) ? null : "Right value: collect the like terms.";
    case "factorised": {
      const found = factorised(given);
      if (found === null) return "Right value: write it as a product with a bracket.";
      return found === "whole" ? null : "Right value: more can be taken out of the bracket.";
    }
  }
}
