import type { ErrorReply } from "../../server/errors.ts";
import { words } from "../words/words.ts";

/** A request that failed. The message is for the person at the page. */
export class AskError extends Error {
  /** 0: the server did not answer at all. */
  readonly status: number;
  readonly kind: string;
  /** With a conflict: the file as it is now, null where it is gone. */
  readonly current: ErrorReply["current"];
  /** With personal data: what was found, masked. */
  readonly findings: ErrorReply["findings"];
  /** For whoever mends the program: shown only to those who ask for it. */
  readonly details: string | null;

  constructor(status: number, { error, current, findings }: ErrorReply, details: string | null = null) {
    super(error.message);
    this.status = status;
    this.kind = error.kind;
    this.current = current;
    this.findings = findings;
    this.details = details;
  }
}

type Reply = { ok: boolean; status: number; json(): Promise<unknown> };
type BodyOf<R extends Reply> = R extends { json(): Promise<infer T> } ? T : never;

/** The document that a request is answered with. Throws `AskError`. */
export async function ask<R extends Reply>(request: Promise<R>): Promise<BodyOf<R>> {
  const reply = await request.catch(unreached);
  if (reply.ok) return (await reply.json().catch(unreached)) as BodyOf<R>;
  throw new AskError(reply.status, await errorIn(reply));
}

/** For what the typed client does not send: a picture's bytes, say. */
export async function askFor<T>(path: string, init: RequestInit): Promise<T> {
  return ask<Reply & { json(): Promise<T> }>(fetch(path, init));
}

export function messageOf(error: unknown): string {
  return asProblem(error).message;
}

/** Any failure, in a person's words. What the browser or the program said about it is only a detail. */
export function asProblem(error: unknown): AskError {
  if (error instanceof AskError) return error;
  const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new AskError(0, { error: { message: words.frame.unexpected, kind: "unexpected" } }, details);
}

function unreached(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
  if (cause instanceof SyntaxError) throw asProblem(cause);
  throw new AskError(0, { error: { message: words.frame.unreachable, kind: "offline" } });
}

async function errorIn(reply: Reply): Promise<ErrorReply> {
  const fallback = { error: { message: words.frame.failed(reply.status), kind: "unexpected" } };
  const body = await reply.json().catch(() => null);
  return isErrorReply(body) ? body : fallback;
}

function isErrorReply(body: unknown): body is ErrorReply {
  return typeof body === "object" && body !== null && "error" in body;
}
