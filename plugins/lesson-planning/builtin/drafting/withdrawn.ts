import { aboutOf } from "../../../../src/lesson/brief/asked.ts";
import { type Message, textOf } from "../../../../src/message.ts";
import { codeKey, codesIn } from "../../../../src/workspace/curriculum/codes.ts";
import type { Outcome } from "../../../../src/workspace/curriculum/outcome.ts";
import type { Registry } from "../../../../src/workspace/curriculum/registry.ts";

/** The outcomes that are left once a check has sent the draft back: what it names is claimed no longer. */
export function withoutWithdrawn(
  outcomes: readonly Outcome[],
  messages: readonly Message[],
  registry: Registry,
): Outcome[] {
  const last = messages.findLast((message) => message.role === "user");
  if (last === undefined || aboutOf(last)?.kind !== "repair") return [...outcomes];
  const named = new Set(codesIn(textOf(last), registry.patterns).map(({ code }) => codeKey(code)));
  return outcomes.filter(({ code }) => !named.has(codeKey(code)));
}
