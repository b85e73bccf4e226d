import { type AssistantMessage, toolCalls, type Usage } from "../message.ts";
import { settledStop } from "./call-args.ts";
import { ModelError } from "./errors.ts";
import type { Model, ModelRequest, ModelResponse } from "./model.ts";
import { cancelled } from "./streaming.ts";

/** What a scripted turn says and does. A call without an id gets one. */
export type ScriptedAnswer = {
  text?: string;
  calls?: { name: string; args?: unknown; id?: string; malformed?: string }[];
  usage?: Partial<Usage>;
  stopReason?: AssistantMessage["stopReason"];
};

/** A string is an answer's text; an error is thrown; a function sees the request and gives any of these. */
export type ScriptedTurn =
  | string
  | ScriptedAnswer
  | Error
  | ((request: ModelRequest) => string | ScriptedAnswer | Error | Promise<string | ScriptedAnswer | Error>);

/** What a scripted model keeps and how it tells its text. */
export type ScriptedOptions = {
  /** Keep every request in `requests`, by reference: read it before the conversation goes on, or copy it. */
  record?: boolean;
  /** Tell the text in pieces of this many characters; whole where absent. */
  chunk?: number;
};

/** A scripted model, and what it was sent where that was asked for. */
export type ScriptedModel = Model & { readonly requests: readonly ModelRequest[] };

/** A model whose turns a test writes. Each turn is used once; running out is an error that says so. */
export function scriptedModel(turns: Iterable<ScriptedTurn>, options: ScriptedOptions = {}): ScriptedModel {
  const script = turns[Symbol.iterator]();
  const requests: ModelRequest[] = [];
  let played = 0;
  let calls = 0;
  return {
    provider: "scripted",
    id: "scripted",
    requests,
    async generate(request, call) {
      if (call.signal.aborted) throw cancelled();
      if (options.record) requests.push(request);
      const next = script.next();
      if (next.done)
        throw new ModelError("bad_response", `The scripted model has no turn left: it was given ${played}.`);
      played += 1;
      const turn = typeof next.value === "function" ? await next.value(request) : next.value;
      if (call.signal.aborted) throw cancelled();
      if (turn instanceof Error) throw turn;
      const answer = typeof turn === "string" ? { text: turn } : turn;
      for (const delta of pieces(answer.text ?? "", options.chunk)) {
        call.onEvent({ type: "text", delta });
        if (call.signal.aborted) throw cancelled();
      }
      return responseFor(answer, () => `call_${++calls}`);
    },
  };
}

function* pieces(text: string, size = text.length): Generator<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
}

function responseFor(answer: ScriptedAnswer, newId: () => string): ModelResponse {
  const content: AssistantMessage["content"] = answer.text ? [{ type: "text", text: answer.text }] : [];
  for (const { name, args = {}, id, malformed } of answer.calls ?? []) {
    content.push({
      type: "tool_call",
      id: id ?? newId(),
      name,
      args,
      ...(malformed === undefined ? {} : { malformed }),
    });
  }
  const message: AssistantMessage = { role: "assistant", content, stopReason: answer.stopReason ?? "end" };
  if (answer.stopReason === undefined) message.stopReason = settledStop("end", toolCalls(message).length);
  return { message, usage: { ...noUsage, ...answer.usage }, model: "scripted" };
}

const noUsage: Usage = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
