import type { PrivacyKind } from "./finding.ts";
import { personalData } from "./personal-data.ts";

/** The same text with everybody's data masked: "J… S… has dyslexia". For titles, tables and whatever leaves the machine. */
export function masked(text: string): string {
  let from = 0;
  const parts: string[] = [];
  for (const { kind, start, end } of personalData(text, { own: true })) {
    parts.push(text.slice(from, start), maskedAs(text.slice(start, end), kind));
    from = end;
  }
  return [...parts, text.slice(from)].join("");
}

/** A document as JSON, every text in it masked. */
export function maskedJson(document: unknown, indent?: number): string {
  return JSON.stringify(
    document,
    (_key, value: unknown) => (typeof value === "string" ? masked(value) : value),
    indent,
  );
}

/** A first letter, or the last two digits: enough to find it by. */
export function maskedAs(secret: string, kind: PrivacyKind): string {
  if (kind === "name_with_need" || kind === "full_name") return initials(secret);
  if (kind === "email") return `${secret[0] ?? ""}…@…`;
  if (kind === "address") return "…";
  return `…${secret.replace(/[^\p{L}\d]/gu, "").slice(-2)}`;
}

function initials(name: string): string {
  return name.replace(/\p{L}[\p{L}\p{M}'’.]*…?/gu, (part) => `${part[0] ?? ""}…`);
}
