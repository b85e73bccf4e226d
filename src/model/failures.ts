import { reasonOf } from "../problem.ts";
import { ModelError, type ModelErrorKind } from "./errors.ts";
import { retryAfterMs } from "./retry-after.ts";
import { withoutSecrets } from "./secrets.ts";
import { outOfCredit, wordsFor } from "./words.ts";

/** Where a call went, for the message: never with credentials in it. */
export type CallContext = {
  provider: "anthropic" | "openai";
  model: string;
  /** Null: the provider's own address. */
  baseUrl: string | null;
  secrets: readonly string[];
  now: () => number;
};

/** The one place where an SDK's, HTTP's or the network's error becomes ours. Knows neither SDK: it reads shapes. */
export function failureFrom(error: unknown, context: CallContext): ModelError {
  if (error instanceof ModelError) return error;
  const facts = factsOf(error);
  const kind = kindOf(facts);
  const retryAfter = retryAfterMs(facts.headers, context.now());
  const said = withoutSecrets(facts.text, context.secrets);
  return new ModelError(
    kind,
    withoutSecrets(wordsFor(kind, { ...facts, text: said }, context), context.secrets),
    {
      ...(facts.status === null ? {} : { status: facts.status }),
      ...(retryAfter === null ? {} : { retryAfterMs: retryAfter }),
      // The SDK's own error holds headers and bodies in which a key may stand; only its clean words go on.
      cause: new Error(withoutSecrets(`${facts.name}: ${facts.message}`, context.secrets)),
    },
  );
}

export type Facts = {
  name: string;
  message: string;
  status: number | null;
  headers: Headers | null;
  /** The provider's own name for what went wrong: `overloaded_error`, `insufficient_quota`. */
  type: string;
  /** The provider's own words; "" where it said nothing. */
  text: string;
};

function factsOf(error: unknown): Facts {
  const outer = fields(error);
  const body = fields(outer.error);
  const inner = fields(body.error);
  const message = reasonOf(error);
  return {
    name: error instanceof Error ? error.constructor.name : typeof error,
    message: `${message} ${causeOf(error)}`.trim(),
    status: statusOf(outer.status) ?? statusOf(inner.code) ?? statusOf(body.code),
    headers: outer.headers instanceof Headers ? outer.headers : null,
    type: [inner.type, inner.code, body.type, body.code, outer.type, outer.code]
      .filter((value) => typeof value === "string")
      .join(" "),
    text:
      [inner.message, body.message].find((value) => typeof value === "string" && value !== "")?.toString() ??
      "",
  };
}

/** The first rule that fits decides. */
function kindOf(facts: Facts): ModelErrorKind {
  const { status, type } = facts;
  const shouldRetry = facts.headers?.get("x-should-retry");
  if (outOfCredit.test(`${type} ${facts.text}`)) return "bad_request";
  if (status === 413 || (status === 400 && tooLong.test(`${type} ${facts.text} ${facts.message}`)))
    return "too_long";
  if (status === 401 || status === 403) return "missing_key";
  const kind = status === null ? kindWithoutStatus(facts) : kindOfStatus(status);
  if (shouldRetry === "false" && isTransient(kind)) return "bad_request";
  if (shouldRetry === "true" && kind === "bad_request") return "server";
  return kind;
}

function kindOfStatus(status: number): ModelErrorKind {
  if (status === 429) return "rate_limited";
  if (status === 529 || status === 503) return "overloaded";
  if (status >= 500 || status === 408 || status === 409) return "server";
  return "bad_request";
}

/** No status: the connection failed, or the error came as an event inside the stream. */
function kindWithoutStatus({ type, name, message }: Facts): ModelErrorKind {
  if (/overloaded/.test(type)) return "overloaded";
  if (/rate_limit/.test(type)) return "rate_limited";
  if (/authentication_error|permission_error|invalid_api_key/.test(type)) return "missing_key";
  if (/context_length|request_too_large/.test(type)) return "too_long";
  if (forGood.test(type)) return "bad_request";
  if (name === "APIError") return "server";
  // Before its words are looked at: "JSON Parse error: Unterminated string" is no trouble with the connection.
  if (name === "SyntaxError") return "garbled";
  if (/timeout/i.test(name)) return "timeout";
  if (/connection/i.test(name) || connectionTrouble.test(`${type} ${message}`)) return "connection";
  return "bad_response";
}

/** What asking again would not change: a request, a picture or an address that is wrong, and what is against the rules. */
const forGood = /invalid_|not_found|_policy|_mismatch|image_/;

const tooLong =
  /prompt is too long|input is too long|context[_ ](length|window|size)|maximum context|request_too_large|too many (input )?tokens/i;

const connectionTrouble =
  /ECONN|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|socket|fetch failed|connection|network|unable to connect|terminated/i;

function isTransient(kind: ModelErrorKind): boolean {
  return kind === "rate_limited" || kind === "overloaded" || kind === "server";
}

function statusOf(value: unknown): number | null {
  return typeof value === "number" && value >= 400 && value < 600 ? value : null;
}

function causeOf(error: unknown): string {
  const cause = fields(fields(error).cause);
  return [cause.code, cause.message].filter((value) => typeof value === "string").join(" ");
}

function fields(value: unknown): { [key: string]: unknown } {
  // A copy by name, because an Error's own fields are not enumerable.
  if (typeof value !== "object" || value === null) return {};
  const found: { [key: string]: unknown } = {};
  for (const name of ["status", "headers", "error", "type", "code", "message", "cause"]) {
    if (name in value) found[name] = Reflect.get(value, name);
  }
  return found;
}
