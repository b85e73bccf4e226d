import type { Conversation, SendOptions } from "../agent/conversation.ts";
import type { AgentEvent, RunResult } from "../agent/events.ts";
import { privacyReport, reportIn } from "../agent/reports.ts";
import { choiceIn, optionsIn } from "../lesson/brief/choice.ts";
import type { LineReader } from "./line-reader.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Sends a request. Where built-in drafting stops to ask about a name in it, which would be kept with the lesson (decision
 * 41): `reader` is asked which of the two it shall be; with nobody to ask, it goes on without the name, and that is said.
 */
export async function sendAsking(
  conversation: Conversation,
  input: Parameters<Conversation["send"]>[0],
  call: SendOptions,
  { reader, terminal }: { reader: LineReader | null; terminal: Terminal },
): Promise<RunResult> {
  let instead: string | null = null;
  let provider = "";
  const onEvent = (event: AgentEvent) => {
    if (event.type === "run_start") provider = event.provider;
    if (event.type === "hook" && event.verdict === "abort")
      instead = reportIn(privacyReport, [event])?.instead ?? null;
    call.onEvent(event);
  };
  const result = await conversation.send(input, { ...call, onEvent });
  if (instead === null || provider !== "builtin" || result.status === "success") return result;
  if (reader === null) {
    terminal.err(
      `${terminal.style.yellow("note:")} Written without the name, because what you ask is kept: "${instead}". --allow-personal-data keeps it as it was.\n`,
    );
    return conversation.send(instead, call);
  }
  terminal.err(`${result.reason ?? ""}\n`);
  const answer = await reader.read();
  const choice = choiceIn(answer ?? "", optionsIn(result.reason ?? ""));
  const [picked] = choice === null || choice === "again" ? [] : choice.picked;
  if (picked === 0) return conversation.send(instead, call);
  if (picked === 1)
    return conversation.send(input, {
      ...call,
      consents: new Set([...(call.consents ?? []), "personal-data"]),
    });
  return { ...result, reason: "Nothing was drafted or kept. Say it in other words, without the name." };
}
