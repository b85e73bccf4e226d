import { strictPattern } from "./code-patterns.ts";
import { codeKey, normaliseCode } from "./codes.ts";
import { stableUuid } from "./hash.ts";
import { survivesHeading } from "./render.ts";
import { safePattern } from "./safe-pattern.ts";

/** Gives each imported entry a code of its own: the source's, or a short id where it has none that can be used. */
export function codeGiver(): (wanted: string, identity: string) => string {
  const taken = new Set<string>();
  /** How many of a code there were: each row is looked up once, however often its code stands there. */
  const copies = new Map<string, number>();
  return (wanted, identity) => {
    const code = usable(wanted) ?? `ID-${stableUuid(identity).slice(0, 8)}`;
    let own = code;
    let copy = copies.get(codeKey(code)) ?? 1;
    while (taken.has(codeKey(own))) own = `${code} #${++copy}`;
    copies.set(codeKey(code), copy);
    taken.add(codeKey(own));
    return own;
  };
}

function usable(wanted: string): string | null {
  const code = normaliseCode(
    wanted
      .replace(/[*`]|__/g, "")
      .replace(/\s+[—–-]+\s+|:\s+/g, "-")
      .replace(/[,;]/g, "-"),
  );
  return code !== "" && code.length <= 60 && survivesHeading(code) ? code : null;
}

/** A pattern that all these codes fit: as close to them as it can be written in a line. */
export function patternFor(codes: readonly string[]): string {
  const close = strictPattern(codes);
  const wide = ["[A-Za-z0-9§][A-Za-z0-9.:/()_ -]{0,59}(?: #\\d)?", "\\S.{0,79}"];
  const fits = (source: string) => codes.every((code) => new RegExp(`^(?:${source})$`).test(code));
  return [close, ...wide].find((source) => safePattern(source).ok && fits(source)) ?? "\\S.{0,79}";
}
