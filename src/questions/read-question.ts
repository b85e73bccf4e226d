import { parseYaml } from "../markdown/yaml-document.ts";
import { writeYaml } from "../markdown/yaml-text.ts";
import { reasonOf } from "../problem.ts";
import { asQuestion, unread } from "./as-question.ts";
import type { Question } from "./question.ts";

/** A question is small by this bound, whoever wrote it, and so is read where it stands (decision 43). */
const most = 16_000;
/** Brackets nested deeper than any question has them. */
const deepest = 20;

/** The block's text as a question. Throws `Problem` with one sentence for whoever wrote it. */
export function readQuestion(source: string): Question {
  if (source.length > most) throw unread(`it is longer than ${most.toLocaleString("en-GB")} characters`);
  if (depthOf(source) > deepest) throw unread("its brackets are nested too deep");
  let data: unknown;
  try {
    data = parseYaml(source);
  } catch (error) {
    throw unread(`it is not YAML (${reasonOf(error).split("\n")[0]?.replace(/[.:]$/, "")})`);
  }
  return asQuestion(data);
}

/** The text of the block; `readQuestion` gives the same question back. */
export function writeQuestion(question: Question): string {
  const { kind, prompt, ...rest } = question;
  const given = Object.entries(rest).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return writeYaml({ kind, prompt, ...Object.fromEntries(given) });
}

function depthOf(source: string): number {
  let depth = 0;
  let deep = 0;
  for (const sign of source) {
    if (sign === "[" || sign === "{") deep = Math.max(deep, ++depth);
    if (sign === "]" || sign === "}") depth--;
  }
  return Math.max(deep, ...source.split("\n").map((line) => (/^\s*(?:- )*/.exec(line)?.[0].length ?? 0) / 2));
}
