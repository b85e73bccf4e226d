import { workedIn } from "./feedback.ts";
import type { MathsTaskKept } from "./maths-record.ts";

/** From "how does one do such a task" to the last step but one; the answer is never among them. */
export function hintsFor({ steps, example, title, answer }: MathsTaskKept): string[] {
  const own = steps.slice(0, -1).filter((step) => !gives(step, answer));
  const method =
    example === undefined
      ? []
      : [
          `${title}. With other numbers: ${example.question} ${workedIn(example.steps)} It is ${example.answer}.`,
        ];
  // "Divide both sides by 3: x = 5" begins with what is to be done.
  const last = steps.at(-1) ?? "";
  const [todo = ""] = last.split(":");
  const saysWhat = last.includes(":") && /\p{L}{2,} \p{L}/u.test(todo) && !gives(todo, answer);
  return [...method, ...own, ...(saysWhat ? [`${todo}.`] : [])];
}

/** It ends in the answer, or has it on a side of its own. */
function gives(step: string, answer: string): boolean {
  const plain = (text: string) => text.replace(/\s+/g, "").replace(/\.$/, "");
  const wanted = plain(answer.split("=").at(-1) ?? "");
  return step.split(/[=:,→]| and | is /).some((part) => plain(part) === wanted);
}
