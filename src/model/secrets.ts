/** What must never be read in a message, a log or a trace: keys, and passwords inside addresses. */

/** Shorter than this is a placeholder ("x"), and hiding it would only garble the message. */
const shortestSecret = 4;

/** `text` with every secret, and any `user:password@` inside an address, taken out. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  let clean = text.replace(/\/\/[^\s/?#@]+(?::[^\s/?#]*)?@/g, "//");
  for (const secret of [...secrets].sort((a, b) => b.length - a.length)) {
    if (secret.length >= shortestSecret) clean = clean.replaceAll(secret, "[hidden]");
  }
  return clean;
}
