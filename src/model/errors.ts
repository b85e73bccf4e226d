/** Every way a model call fails, and how each behaves. */
export type ModelErrorKind =
  | "cancelled" //      the caller's signal fired
  | "missing_key" //    no key, or the provider refused it
  | "no_author" //      built-in drafting has no author for this agent
  | "rate_limited" //   429
  | "overloaded" //     529, 503
  | "server" //         other 5xx, 408, 409
  | "connection" //     no connection, or it broke, or the stream ended early
  | "timeout" //        nothing came for too long
  | "garbled" //        the stream holds something that is not its protocol
  | "too_long" //       the conversation does not fit the model
  | "bad_request" //    the provider refused the request as wrong
  | "bad_response"; //  the answer cannot be understood

const retryable: ReadonlySet<ModelErrorKind> = new Set([
  "rate_limited",
  "overloaded",
  "server",
  "connection",
  "timeout",
  "garbled",
]);

/** Why a turn could not be had from a model: what every `Model` throws, and nothing else. */
export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly kind: ModelErrorKind;
  /** HTTP status, where there was one. */
  readonly status: number | null;
  /** What the provider asked us to wait, where it did. */
  readonly retryAfterMs: number | null;

  /** The same for somebody at a terminal: with what to type, where there is something. */
  readonly atTerminal: string;

  /** `message` is for people: what happened and what to do. It never holds a key. */
  constructor(
    kind: ModelErrorKind,
    message: string,
    details: { status?: number; retryAfterMs?: number; cause?: unknown; command?: string } = {},
  ) {
    super(message, { cause: details.cause });
    this.atTerminal = details.command === undefined ? message : `${message} ${details.command}`;
    this.kind = kind;
    this.status = details.status ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }

  get retryable(): boolean {
    return retryable.has(this.kind);
  }
}
