import { setMaths } from "../../../formulas/set-maths.ts";
import { asTex } from "../../../maths/algebra/say.ts";
import { readingFor, readingsOf } from "../../../maths/answers/read-value.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/** The question as Markdown, what is to be worked on in it as TeX; a ratio and "15% of 60" stay as they are said. */
export function setQuestion(
  { question, start, key }: Pick<MathsTaskKept, "question" | "start" | "key">,
  letters: readonly string[],
): string {
  if (start === "" || key.kind === "ratio" || /\bof\b/.test(start)) return setMaths(question);
  const sides = start.split("=").map((side) => readingsOf(side, readingFor(letters)));
  const set = sides.flatMap((side) => ("problem" in side || side[0] === undefined ? [] : [asTex(side[0])]));
  if (set.length !== sides.length) return setMaths(question);
  return question.replace(start, () => `$${set.join(" = ")}$`);
}
