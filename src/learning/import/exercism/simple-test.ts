import type { SourceLanguage } from "./scan.ts";

/** One check: what is called, and what must come back, as source. */
export type SimpleTest = { name: string; call: string; expect: string };

export type ReadTests = {
  tests: SimpleTest[];
  /** Why the others are not among them, by their name. */
  left: { name: string; why: string }[];
  /** What the tests take from the solution. */
  imported: string[];
};

/** A value that a test names before it is used. */
export type Binding = { name: string; value: string };

/** The expression with what it needs of the names before it, so that it stands alone. */
export function standingAlone(
  expression: string,
  bindings: readonly Binding[],
  language: SourceLanguage,
): string {
  return bindings.toReversed().reduce((inner, { name, value }) => {
    if (!mentions(inner, name)) return inner;
    if (inner === name) return value;
    return language === "python"
      ? `(lambda ${name}: ${inner})(${value})`
      : `((${name}) => ${inner})(${value})`;
  }, expression);
}

export function mentions(source: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replace(/\$/g, "\\$&")}(?![\\w$])`).test(source);
}

/** Of two sides, the one that calls the solution; the other is what is expected. */
export function callAndExpected(
  sides: readonly [string, string],
  bindings: readonly Binding[],
  imported: readonly string[],
  language: SourceLanguage,
): { call: string; expect: string } | null {
  const alone = sides.map((side) => standingAlone(side, bindings, language));
  const [first = "", second = ""] = alone;
  const calls = (side: string) => imported.some((name) => mentions(side, name));
  if (calls(first) === calls(second)) return null;
  return calls(first) ? { call: first, expect: second } : { call: second, expect: first };
}
