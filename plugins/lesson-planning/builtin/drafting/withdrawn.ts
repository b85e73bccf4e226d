import { aboutOf } from "../../../../src/lesson/brief/asked.ts";
import { type Message, textOf } from "../../../../src/message.ts";
import { codeKey, codesIn } from "../../../../src/workspace/curriculum/codes.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";

/** What is left of outcomes once a check has sent the draft back, and what it names of them: that is claimed no longer. */
export function heldBack(
  outcomes: readonly Outcome[],
  messages: readonly Message[],
  registry: Registry,
): { left: Outcome[]; withdrawn: Outcome[] } {
  const last = messages.findLast((message) => message.role === "user");
  if (last === undefined || aboutOf(last)?.kind !== "repair") return { left: [...outcomes], withdrawn: [] };
  const named = new Set(codesIn(textOf(last), registry.patterns).map(({ code }) => codeKey(code)));
  const isNamed = ({ code }: Outcome) => named.has(codeKey(code));
  return { left: outcomes.filter((one) => !isNamed(one)), withdrawn: outcomes.filter(isNamed) };
}
