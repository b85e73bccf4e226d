import { fieldsIn } from "../fields.ts";
import { DecisionError } from "./decision.ts";
import type { Filled } from "./filled.ts";

/** The section with one field filled in. Throws a `DecisionError` where it has no such field any more. */
export function withFilled(
  { text, title }: { text: string; title: string },
  label: string,
  given: Filled,
): string {
  const field = fieldsIn(text).find((one) => one.label === label);
  if (field === undefined)
    throw new DecisionError(`${title} has no such place to fill in any more. Nothing was changed.`);
  const before = text.slice(0, field.start);
  const after =
    given.kind === "mistake" ? putRight(text.slice(field.end), given.truth) : text.slice(field.end);
  const block = given.kind === "example" || given.kind === "questions";
  // What takes several lines stands by itself.
  const apart = block && /\S[ \t]*$/.test(before.slice(before.lastIndexOf("\n") + 1));
  return `${before}${apart ? "\n\n" : ""}${asMarkdown(given)}${block && /^[ \t]*\S/.test(after) ? "\n\n" : ""}${after}`;
}

/** What stands after a mistake, with what is right instead: in the answer that follows it, or as its answer. */
function putRight(after: string, truth: string): string {
  if (truth === "") return after;
  const told = /[.!?…]$/.test(truth) ? truth : `${truth}.`;
  const [answer] = /^[^\n]*\n+\*\*Answer:\*\* (?:False\. )?/.exec(after) ?? [];
  if (answer !== undefined) return `${answer}${told} ${after.slice(answer.length)}`;
  const [line = ""] = /^[^\n]*/.exec(after) ?? [];
  return `${line}\n\n**Answer:** ${told}${after.slice(line.length)}`;
}

function asMarkdown(given: Filled): string {
  switch (given.kind) {
    case "example":
      return [
        `**Problem:** ${given.problem}`,
        given.steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
        given.result === "" ? "" : `**Result:** ${given.result}`,
      ]
        .filter(Boolean)
        .join("\n\n");
    case "questions":
      return given.questions
        .map(
          ({ text, answer }, at) =>
            `${at + 1}. ${text}${answer === "" ? "" : `\n\n   **Answer:** ${answer}`}`,
        )
        .join("\n");
    default:
      return given.text;
  }
}
