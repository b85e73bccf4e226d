import { type Message, textOf, type UserMessage } from "../message.ts";
import { choiceIn, optionsIn } from "./brief/choice.ts";
import { parseAlternativesRequest, parseRevisionRequest } from "./decision-requests.ts";

/** What a check found in a draft, for its author, who corrects it once. `alone`: one section was asked for. */
export function sentBack(lines: readonly string[], alone: boolean): string {
  const rest = alone
    ? "answer in the same form as before, with this one section alone and otherwise unchanged."
    : "return the same text otherwise unchanged.";
  return `The curriculum check found claims that do not hold:\n\n${lines.join("\n")}\n\nCorrect them, or leave the claim out, and ${rest}`;
}

/** What the runtime, its checks and other agents say to an author is no request of the teacher's. */
export function isSentBack(text: string): boolean {
  return /^(?:Your reply does not (?:have the shape|end with a summary)|The curriculum check found|<handoff from=)/.test(
    text,
  );
}

/**
 * The teacher's message that the one at `index` answers, however often the answer was sent back; null where none. One
 * that only chooses ("the second") is about the request that the question was about.
 */
export function messageAnswered(messages: readonly Message[], index: number): UserMessage | null {
  for (let i = index - 1; i >= 0; i--) {
    const message = messages[i];
    if (message?.role !== "user" || isSentBack(textOf(message))) continue;
    const question = messages[i - 1];
    const options = question?.role === "assistant" ? optionsIn(textOf(question)) : [];
    if (choiceIn(textOf(message), options) === null) return message;
  }
  return null;
}

/** The same in words; "" where there is none. */
export function requestAnswered(messages: readonly Message[], index: number): string {
  const message = messageAnswered(messages, index);
  return message === null ? "" : textOf(message);
}

/** Whether it asks for one section: what comes back is never a draft, even where it is the whole lesson. */
export function asksForSection(request: string): boolean {
  return parseRevisionRequest(request) !== null || parseAlternativesRequest(request) !== null;
}
