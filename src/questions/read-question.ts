import { readYamlBlock } from "../markdown/yaml-block.ts";
import { writeYaml } from "../markdown/yaml-text.ts";
import { asQuestion, unread } from "./as-question.ts";
import type { Question } from "./question.ts";

/** A question is small by this bound, whoever wrote it, and so is read where it stands (decision 43). */
const most = 16_000;
/** The block's text as a question. Throws `Problem` with one sentence for whoever wrote it. */
export function readQuestion(source: string): Question {
  if (source.length > most) throw unread(`it is longer than ${most.toLocaleString("en-GB")} characters`);
  const read = readYamlBlock(source);
  if (!read.ok)
    throw unread(`it is not YAML (${read.problems[0]?.message.split("\n")[0]?.replace(/[.:]$/, "")})`);
  return asQuestion(read.fields);
}

/** The text of the block; `readQuestion` gives the same question back. */
export function writeQuestion(question: Question): string {
  const { kind, prompt, ...rest } = question;
  const given = Object.entries(rest).filter(([, value]) => !(Array.isArray(value) && value.length === 0));
  return writeYaml({ kind, prompt, ...Object.fromEntries(given) });
}
