import type { Answer, AssistantMessage } from "../message.ts";
import { reasonOf } from "../problem.ts";
import { settledStop } from "./call-args.ts";
import { callIds } from "./call-ids.ts";
import { ModelError } from "./errors.ts";
import type { Model, ModelRequest } from "./model.ts";
import { cancelled } from "./streaming.ts";

/** What an author is asked: the same as any model. */
export type AuthorRequest = Pick<ModelRequest, "messages" | "tools" | "volatile" | "system" | "outputSchema">;

/** What an author answers. With calls, the loop runs them and asks again; without, the run ends. `answer`: what the text is. */
export type AuthorTurn = { text?: string; answer?: Answer; calls?: { name: string; args: unknown }[] };

/**
 * Built-in drafting: a program that writes an agent's turns where there is no AI model. It must be deterministic, and
 * know nothing but its request: the server asks it on one thread or another.
 */
export type Author = { next(request: AuthorRequest): AuthorTurn | Promise<AuthorTurn> };

/** An author as it is asked for a turn. `signal` fires when nobody waits for it any more. */
export type AskedAuthor = {
  next(request: AuthorRequest, signal: AbortSignal): AuthorTurn | Promise<AuthorTurn>;
};

/** An author, as a model: it drives the same loop with the same tools, and costs nothing. */
export function builtinModel(author: AskedAuthor, { agent }: { agent: string }): Model {
  return {
    provider: "builtin",
    id: "builtin",
    async generate(request, call) {
      if (call.signal.aborted) throw cancelled();
      const turn = await nextTurn(author, request, call.signal, agent);
      for (const delta of (turn.text ?? "").match(/[^\n]*\n|[^\n]+/g) ?? []) {
        if (call.signal.aborted) throw cancelled();
        call.onEvent({ type: "text", delta });
      }
      if (call.signal.aborted) throw cancelled();
      return {
        message: messageFor(turn, request),
        usage: { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 },
        model: "builtin",
      };
    },
  };
}

/** The error of an agent that has neither a model nor an author. */
export function noAuthor(agent: string): ModelError {
  return new ModelError(
    "no_author",
    `There is no built-in drafting for "${agent}", so it needs an AI model: one with a key, or one on your own computer.`,
    {
      command:
        "Set ANTHROPIC_API_KEY or OPENAI_API_KEY, or use one on your own computer: --model ollama/<name>, or for any other server --base-url http://localhost:11434/v1 --model <name>.",
    },
  );
}

async function nextTurn(
  author: AskedAuthor,
  request: ModelRequest,
  signal: AbortSignal,
  agent: string,
): Promise<AuthorTurn> {
  try {
    const turn = await author.next(request, signal);
    if (typeof turn === "object" && turn !== null) return turn;
  } catch (error) {
    if (error instanceof ModelError) throw error;
    const reason = reasonOf(error);
    throw new ModelError("bad_response", `Built-in drafting for "${agent}" failed: ${reason}`, {
      cause: error,
    });
  }
  throw new ModelError("bad_response", `Built-in drafting for "${agent}" gave no turn.`);
}

function messageFor(turn: AuthorTurn, { messages }: ModelRequest): AssistantMessage {
  const content: AssistantMessage["content"] = turn.text ? [{ type: "text", text: turn.text }] : [];
  const calls = turn.calls ?? [];
  if (calls.length > 0) {
    const newId = callIds(messages);
    for (const { name, args } of calls) content.push({ type: "tool_call", id: newId(), name, args });
  }
  const stopReason = settledStop("end", calls.length);
  return {
    role: "assistant",
    content,
    stopReason,
    ...(turn.answer === undefined ? {} : { answer: turn.answer }),
  };
}
