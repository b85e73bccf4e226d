import type { ModelErrorKind } from "./errors.ts";
import type { CallContext, Facts } from "./failures.ts";

export const outOfCredit = /insufficient_quota|billing_error|credit balance is too low|spend_limit/i;

/** What a failed call says to a person: what happened, and what to do. */
export function wordsFor(kind: ModelErrorKind, facts: Facts, context: CallContext): string {
  const who = nameOf(context);
  const said = facts.text ? ` It said: "${shortened(facts.text)}"` : "";
  if (outOfCredit.test(`${facts.type} ${facts.text}`)) {
    return `${who} refused: the account has no credit left. Add credit there, or choose another model.${said}`;
  }
  if (facts.status === 404) return notFound(who, context, said);
  switch (kind) {
    case "missing_key":
      return `${who} did not accept the key (${facts.status ?? "refused"}). Check the key.${said}`;
    case "rate_limited":
      return `${who} is getting too many requests from this account.${said}`;
    case "overloaded":
      return `${who} is overloaded at the moment.${said}`;
    case "server":
      return `${who} had a problem of its own${facts.status ? ` (${facts.status})` : ""}.${said}`;
    case "connection":
      return context.baseUrl === null
        ? `Could not reach ${who}, or the connection broke. Check the internet connection.`
        : `Could not reach ${context.baseUrl}, or the connection broke. Is that server running?`;
    case "timeout":
      return `${who} did not answer in time.`;
    case "garbled":
      return `${who} sent an answer that is damaged: part of it cannot be read.`;
    case "too_long":
      return `This conversation is too long for the model "${context.model}".${said}`;
    case "bad_request":
      return `${who} refused the request${facts.status ? ` (${facts.status})` : ""}.${said || ` ${shortened(facts.message)}`}`;
    case "cancelled":
      return "Cancelled.";
    case "no_author":
    case "bad_response":
      return `${who} sent an answer that cannot be understood. ${shortened(facts.message)}`;
  }
}

function notFound(who: string, context: CallContext, said: string): string {
  const place =
    context.baseUrl === null ? "" : `, or nothing answers at ${context.baseUrl} (check the path, often /v1)`;
  return `${who} does not know the model "${context.model}"${place}. Choose another one.${said}`;
}

/** Who is meant, as a teacher would say it. */
export function nameOf(context: Pick<CallContext, "provider" | "baseUrl">): string {
  if (context.baseUrl !== null) return `The server at ${context.baseUrl}`;
  return context.provider === "anthropic" ? "Anthropic" : "OpenAI";
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}
