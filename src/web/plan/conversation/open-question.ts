import { aboutOf } from "../../../lesson/brief/asked.ts";
import { nameOfOption, optionsIn, withoutOptions } from "../../../lesson/brief/choice.ts";
import { type Message, textOf, toolCalls } from "../../../message.ts";
import { plainText } from "../lesson/plain.ts";

/** Something to press instead of writing: as it is shown, and what is then sent as if it had been written. */
export type ToChoose = { label: string; sends: string };

export type OpenQuestion = { text: string; choices: ToChoose[] };

/** The question that a conversation ends with, and what may be chosen: what it lists, else what the request left open. */
export function openQuestion(messages: readonly Message[]): OpenQuestion | null {
  const last = messages.at(-1);
  if (last?.role !== "assistant" || toolCalls(last).length > 0) return null;
  const text = textOf(last).trim();
  const listed = optionsIn(text);
  if (listed.length > 0) return { text: withoutOptions(text), choices: listed.map(choiceOf) };
  const known = text.includes("?") ? leftOpen(messages) : [];
  return known.length === 0 ? null : { text, choices: known.map((label) => ({ label, sends: label })) };
}

function choiceOf(option: string): ToChoose {
  return { label: plainText(option), sends: plainText(nameOfOption(option)) };
}

/** Which class is in doubt is data on the request; a topic in doubt has no choices. */
function leftOpen(messages: readonly Message[]): readonly string[] {
  const asked = messages.findLast((message) => message.role === "user");
  const about = asked === undefined ? null : aboutOf(asked);
  const doubts = about !== null && "uncertain" in about ? (about.uncertain ?? []) : [];
  return doubts.find(({ choices }) => choices.length > 1)?.choices ?? [];
}
