import { type Message, textOf } from "../../message.ts";
import { masked } from "../../workspace/privacy/mask.ts";

/** Longer texts are cut: a collector refuses what is too big whole. */
const mostLetters = 20_000;

/** What was new in a request, and the answer: the conventions' JSON, everybody's data masked, without images. */
export function messagesIn(
  messages: readonly Message[],
  answer: number | null,
  finish: string,
): Record<string, string> {
  const said = answer === null ? undefined : messages[answer];
  if (answer === null || said?.role !== "assistant") return {};
  const before = messages.slice(0, answer);
  const since = before.findLastIndex(({ role }) => role === "assistant") + 1;
  return {
    "gen_ai.input.messages": JSON.stringify(before.slice(since).map(partsOf)),
    "gen_ai.output.messages": JSON.stringify([{ ...partsOf(said), finish_reason: finish }]),
  };
}

export function resultOf(messages: readonly Message[], at: number | null): string | undefined {
  const message = at === null ? undefined : messages[at];
  return message?.role === "tool" ? shown(textOf(message)) : undefined;
}

function partsOf(message: Message): { role: string; parts: object[] } {
  if (message.role === "tool") {
    const response = shown(textOf(message));
    return { role: "tool", parts: [{ type: "tool_call_response", id: message.callId, response }] };
  }
  const parts = message.content.flatMap((block): object[] => {
    if (block.type === "text") return [{ type: "text", content: shown(block.text) }];
    if (block.type !== "tool_call") return [];
    return [
      { type: "tool_call", id: block.id, name: block.name, arguments: shown(JSON.stringify(block.args)) },
    ];
  });
  return { role: message.role, parts };
}

function shown(text: string): string {
  return masked(text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text);
}
