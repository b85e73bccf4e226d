import { numberPhrase } from "../../text/number-phrases.ts";
import type { Expression } from "../algebra/expression.ts";
import { lettersIn } from "../algebra/expression.ts";
import { readExpression } from "../algebra/read.ts";
import type { ReadAs } from "../algebra/tokens.ts";

/** What letters an answer may have: those of its question, and π. */
export function readingFor(letters: Iterable<string>): ReadAs {
  return { letters: new Set([...letters, "π"]), comma: "thousands" };
}

/** Every way an answer can be read: "1,250" both ways, the likelier first. A problem where there is none. */
export function readingsOf(text: string, as: ReadAs): Expression[] | { problem: string } {
  const read = readSigns(text, as);
  const said = "problem" in read ? numberPhrase(text) : null;
  return said === null ? read : readSigns(said, as);
}

function readSigns(text: string, as: ReadAs): Expression[] | { problem: string } {
  const read = [as, { ...as, comma: "decimal" as const }].map((way) => readExpression(text, way));
  const [first] = read;
  if (first !== undefined && "problem" in first) return first;
  const found = read.flatMap((one) => ("problem" in one ? [] : [one.expression]));
  const strange = found.flatMap((one) => [...lettersIn(one)]).find((letter) => !as.letters.has(letter));
  if (strange !== undefined)
    return { problem: `There is a letter in it, ${strange}, that is not in the task.` };
  return /\d,\d{3}/.test(text) ? found : found.slice(0, 1);
}

/** What a maker of tasks wrote: always readable, or the maker is wrong. */
export function known(text: string, as: ReadAs): Expression {
  const read = readExpression(text, as);
  if ("problem" in read) throw new Error(`A key cannot be read: ${text}. ${read.problem}`);
  return read.expression;
}
