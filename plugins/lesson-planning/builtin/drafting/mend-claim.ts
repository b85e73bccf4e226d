import type { CodePattern } from "../../../../src/workspace/curriculum/code-patterns.ts";
import { codeKey, codesIn } from "../../../../src/workspace/curriculum/codes.ts";

const exchanges = /^(?:please )?(?:use|add|replace|swap|change|cite)\b|\binstead of\b/i;
const takesOut = /^(?:please )?(?:remove|take|delete|cut|drop)\b/i;

/** The code of a section that a request finds fault with; null where it asks for something else. */
export function claimMeant(
  request: string,
  current: string,
  patterns: readonly CodePattern[],
): string | null {
  if (exchanges.test(request)) return null;
  const [first] = codesIn(request, patterns);
  return first !== undefined && keysIn(current, patterns).has(codeKey(first.code)) ? first.code : null;
}

/**
 * A section with one claim put right: as the draft cites that code where it does, else without the claim. Every other line
 * stays as its writer left it.
 */
export function mendClaim(
  current: string,
  code: string,
  { request, drafted, patterns }: { request: string; drafted: string; patterns: readonly CodePattern[] },
): string {
  const claims = (text: string) => keysIn(text, patterns).has(codeKey(code));
  const sound = takesOut.test(request) ? undefined : partsOf(drafted).find(claims);
  const kept: string[] = [];
  let gone = false;
  for (const part of partsOf(current)) {
    // Of the two empty lines around what went, one is left.
    if (gone && part === "" && (kept.at(-1) ?? "") === "") continue;
    const mended = !claims(part)
      ? part
      : sound !== undefined && sound !== part
        ? sound
        : withoutClaim(part, code, patterns);
    gone = mended === null;
    if (mended !== null) kept.push(mended);
  }
  return kept.join("\n").trim();
}

function keysIn(text: string, patterns: readonly CodePattern[]): Set<string> {
  return new Set(codesIn(text, patterns).map(({ code }) => codeKey(code)));
}

/** Items of lists with what belongs to them, and every other line by itself. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const line of text.split("\n")) {
    const at = parts.findLastIndex((part) => part !== "");
    if (/^\s{2,}\S/.test(line) && isItem(parts[at] ?? "")) parts.push([...parts.splice(at), line].join("\n"));
    else parts.push(line);
  }
  return parts;
}

function isItem(part: string): boolean {
  return /^\s*(?:[-*+]|\d+[.)])\s/.test(part);
}

/** An item goes whole, of a paragraph only the sentence; null where nothing is left. */
function withoutClaim(part: string, code: string, patterns: readonly CodePattern[]): string | null {
  const said = isItem(part) ? [part] : part.split(/(?<=[.!?])\s+/);
  const left = said.flatMap((one) => {
    const codes = keysIn(one, patterns);
    if (!codes.has(codeKey(code))) return [one];
    return codes.size > 1 ? [withoutCode(one, code, patterns)] : [];
  });
  return left.length === 0 ? null : left.join(" ");
}

/** Beside other codes only the code goes, with its link and what joined it to them. */
function withoutCode(part: string, code: string, patterns: readonly CodePattern[]): string {
  const span = codesIn(part, patterns).find((one) => codeKey(one.code) === codeKey(code));
  if (span === undefined) return part;
  let before = part.slice(0, span.start);
  let after = part.slice(span.end);
  const link = /^\]\([^)\n]*\)/.exec(after);
  if (before.endsWith("[") && link !== null) {
    before = before.slice(0, -1);
    after = after.slice(link[0].length);
  }
  const joined = /^(?:,\s*(?:and\s+)?|\s+and\s+|;\s*)/.exec(after);
  if (joined !== null) return before + after.slice(joined[0].length);
  return before.replace(/(?:,?\s+and|,|;)\s*$/, "") + after;
}
