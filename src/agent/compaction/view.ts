import { type Message, type ToolMessage, textOf, type UserMessage } from "../../message.ts";
import type { Decision, Summary } from "../../store/session.ts";

/**
 * The conversation as a model is to see it: older turns as their summary, older results as references. Calls keep
 * their results, one each.
 */
export function viewOf(
  history: readonly Message[],
  summary: Summary | null,
  decisions: readonly Decision[],
): readonly Message[] {
  if (summary === null) return history;
  const { upTo, resultsUpTo } = summary;
  const older = history.slice(upTo, Math.max(upTo, resultsUpTo)).map(asReference);
  const newer = history.slice(Math.max(upTo, resultsUpTo));
  return upTo === 0 ? [...older, ...newer] : [summaryMessage(summary, decisions), ...older, ...newer];
}

/** Shorter than this, a result says no more as a reference. */
const shortResult = 300;

function asReference(message: Message): Message {
  if (message.role !== "tool") return message;
  const text = textOf(message);
  if (text.length <= shortResult && message.content.length === 1) return message;
  const begins = text.slice(0, 120).replace(/\s+/g, " ").trim();
  const left = `[The result of ${message.name}, ${text.length} characters, was left out to make room. It began: "${begins}". Call the tool again where it is needed.]`;
  const reference: ToolMessage = { ...message, content: [{ type: "text", text: left }] };
  return reference;
}

export function summaryMessage(summary: Summary, decisions: readonly Decision[]): UserMessage {
  const of = `the first ${summary.upTo} messages of this conversation, which are kept and can be read`;
  const text = `<summary of="${of}">\n\n${summaryText(summary, decisions)}\n\n</summary>`;
  return { role: "user", content: [{ type: "text", text }] };
}

/** What stands in the place of the older turns; shown to a person as it is. */
export function summaryText({ gist, kept }: Summary, decisions: readonly Decision[]): string {
  const parts = [
    decisions.length === 0
      ? ""
      : `What was decided, oldest first:\n${decisions.map((one) => `- ${JSON.stringify(one)}`).join("\n")}`,
    ...kept.map(({ what, text }) => `${what}, word for word:\n${text}`),
    gist === "" ? "" : `What else was said:\n${gist}`,
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}
