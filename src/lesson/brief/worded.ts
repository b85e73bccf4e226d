import type { About } from "../../message.ts";
import { calledAs } from "../companions/called.ts";
import { minutesIn } from "./duration.ts";

/** What a model reads, made last and out of data. Nothing reads it back. */

const onlyThis = "Every other section stays exactly as it is: do not repeat or change any of them.";

const keepBlocks =
  "Every question stays a fenced block `question` in YAML, in the form that the current text has.";

/** One section asked for: its new text alone, or other ways to write it. */
export function sectionRequest(about: Extract<About, { kind: "revise" | "alternatives" }>): string {
  const { request, current = "", part } = about;
  const of = part === undefined ? "lesson" : calledAs[part];
  const blocks = part === undefined ? [] : [keepBlocks];
  if (about.kind === "revise")
    return worded(`Revise one section of the ${of}:`, about.sections[0] ?? "", request, current, [
      "Answer with the new text of this one section and nothing else: markdown that starts with the section's own heading, with no comment before or after it and no fence around it.",
      ...blocks,
      onlyThis,
    ]);
  return worded(`Suggest alternatives for one section of the ${of}:`, about.section, request, current, [
    'Answer with JSON and nothing else: {"alternatives":[{"why":"…","text":"…"}]}, two or three that really differ from each other and from the current text.',
    "`why` is one line for the teacher: when this one is the better choice. `text` is the whole section as markdown, starting with its own heading.",
    ...blocks,
    onlyThis,
  ]);
}

function worded(first: string, id: string, request: string, text: string, rules: string[]): string {
  const quoted = request.split("\n").map((line) => `> ${line}`);
  const longest = Math.max(2, ...Array.from(text.matchAll(/~+/g), ([run]) => run.length));
  const fence = "~".repeat(longest + 1);
  const lines = [`${first} \`${id}\``, "", "What the teacher asks:", ...quoted, "", ...rules];
  return [...lines, "", `Current text of \`${id}\`:`, `${fence}markdown`, text, fence].join("\n");
}

/** What a check found in a draft, for its author, who corrects it once. `alone`: one section was asked for. */
export function sentBack(lines: readonly string[], alone: boolean): string {
  const rest = alone
    ? "answer in the same form as before, with this one section alone and otherwise unchanged."
    : "return the same text otherwise unchanged.";
  return `The curriculum check found claims that do not hold:\n\n${lines.join("\n")}\n\nCorrect them, or leave the claim out, and ${rest}`;
}

/**
 * The request as a teacher would write it, for people and models to read. What was chosen outright stands in it, and
 * leads where the words name another class. `usual`: the class's period, said where the words name no length.
 */
export function requestText(
  said: string,
  {
    class: id,
    minutes,
    outcomes = [],
  }: Pick<Extract<About, { kind: "lesson" }>, "class" | "minutes" | "outcomes">,
  { usual, namesAnother }: { usual?: number | undefined; namesAnother: boolean },
): string {
  const topic = said
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[.,;]+$/, "");
  const about = outcomes.length === 0 ? topic : `${topic} (${outcomes.join(", ")})`.trim();
  const length = minutes ?? (minutesIn(topic, usual) === null ? usual : undefined);
  const frame = [id === undefined ? "" : `for ${id}`, length === undefined ? "" : `${length} minutes`];
  const who = frame.filter(Boolean).join(", ");
  if (who === "") return about;
  if (namesAnother) return `${who.charAt(0).toUpperCase()}${who.slice(1)}: ${about}`;
  return id === undefined ? `${about}, ${who}` : `${about} ${who}`;
}
