import { bare, type Expression } from "../algebra/expression.ts";
import { termsOf } from "../algebra/form.ts";
import { inLine } from "../algebra/say.ts";
import { isSameText } from "./asked.ts";
import { readingFor, readingsOf } from "./read-value.ts";

/** Whether nothing was done to what a task begins with: the same sum in other signs, or with its terms or factors in another order. */
export function isSameSum(text: string, start: string): boolean {
  if (isSameText(text, start)) return true;
  const begun = sumsIn(start);
  return sumsIn(text).some((sum) => begun.includes(sum));
}

function sumsIn(text: string): string[] {
  const readings = text === "" ? { problem: "" } : readingsOf(text, readingFor([]));
  return "problem" in readings ? [] : readings.map(inOrder);
}

/** One way to write all that differ by order and brackets round the whole alone. */
function inOrder(given: Expression): string {
  const expression = bare(given);
  if (expression.kind === "sum")
    return termsOf(expression)
      .map(({ term, minus }) => `${minus ? "−" : "+"}(${inOrder(term)})`)
      .toSorted()
      .join("");
  if (expression.kind === "product")
    return factorsOf(expression)
      .map((factor) => `(${inOrder(factor)})`)
      .toSorted()
      .join("×");
  if (expression.kind === "quotient") return `(${inOrder(expression.left)})/(${inOrder(expression.right)})`;
  return inLine(expression);
}

function factorsOf(given: Expression): Expression[] {
  const expression = bare(given);
  return expression.kind === "product"
    ? [...factorsOf(expression.left), ...factorsOf(expression.right)]
    : [expression];
}
