import type { CodeLanguage } from "./task.ts";
import { equal, kindOf, type Value } from "./value.ts";

/** How a wrong value is like the right one: another kind of thing, one off, or right with a count that is not. */
export type Likeness = { as: "kind" | "one-off" | "count"; evidence: string };

/** `says`: whose the wrong value is, a program's or the learner's own. */
export function alike(
  expected: Value,
  actual: Value,
  language: CodeLanguage,
  says: "It gives" | "You wrote" = "It gives",
): Likeness | null {
  return (
    otherKind(expected, actual, language) ??
    overTheCount(expected, actual, language) ??
    oneOff(expected, actual, language, says)
  );
}

function otherKind(expected: Value, actual: Value, language: CodeLanguage): Likeness | null {
  const [want, have] = [kindOf(expected, language), kindOf(actual, language)];
  if (want === have) return insideKind(expected, actual, language);
  const evidence = `The values are right, but in a ${have} where a ${want} is expected.`;
  const [wanted, had] = [items(expected), items(actual)];
  if (wanted !== null && had !== null && wanted.length === had.length) {
    const loose = want === "set" || have === "set";
    const matches = (a: readonly Value[]) => a.every((one, at) => sameOrOtherKind(one, had[at], language));
    if (loose ? equal({ s: wanted }, { s: had }, language) : matches(wanted)) return { as: "kind", evidence };
  }
  if (isLazy(actual))
    return {
      as: "kind",
      evidence: `It gives a ${have} that still has to be run through, where a ${want} is expected.`,
    };
  if (wanted === null && had?.length === 1 && had[0] !== undefined && equal(expected, had[0], language))
    return { as: "kind", evidence: `The value is right, but wrapped in a ${have}.` };
  if (wanted?.length === 1 && wanted[0] !== undefined && equal(wanted[0], actual, language))
    return { as: "kind", evidence: `The value is right, but not in a ${want}.` };
  const [a, b] = [written(expected), written(actual)];
  if (a !== null && a === b)
    return { as: "kind", evidence: `The value is right, but as a ${have} where a ${want} is expected.` };
  return null;
}

/** The same kind outside, other kinds inside: a list of lists where a list of tuples is expected. */
function insideKind(expected: Value, actual: Value, language: CodeLanguage): Likeness | null {
  const [wanted, had] = [items(expected), items(actual)];
  if (wanted === null || had === null || wanted.length !== had.length || wanted.length === 0) return null;
  if (equal(expected, actual, language)) return null;
  for (const [at, one] of wanted.entries()) {
    const other = had[at];
    if (other === undefined || !sameOrOtherKind(one, other, language)) return null;
  }
  const at = wanted.findIndex((one, index) => !equal(one, had[index] ?? null, language));
  return otherKind(wanted[at] ?? null, had[at] ?? null, language);
}

function sameOrOtherKind(a: Value, b: Value | undefined, language: CodeLanguage): boolean {
  return b !== undefined && (equal(a, b, language) || otherKind(a, b, language) !== null);
}

function overTheCount(expected: Value, actual: Value, language: CodeLanguage): Likeness | null {
  const [wanted, had] = [items(expected), items(actual)];
  if (wanted === null || had === null || wanted.length !== had.length || wanted.length < 2) return null;
  const wrong = wanted.flatMap((one, at) => (equal(one, had[at] ?? null, language) ? [] : [at]));
  const only = wrong[0];
  if (wrong.length !== 1 || only === undefined || wanted[only] !== true || had[only] !== false) return null;
  return { as: "count", evidence: "The answer is right, the limit on steps is not kept." };
}

function oneOff(expected: Value, actual: Value, language: CodeLanguage, says: string): Likeness | null {
  const found = (evidence: string): Likeness => ({ as: "one-off", evidence });
  if (typeof expected === "number" && typeof actual === "number") {
    const by = actual - expected;
    return Math.abs(by) === 1 && !(expected === -1 && actual === 0)
      ? found(`${says} ${actual}, one ${by > 0 ? "more" : "less"} than ${expected}.`)
      : null;
  }
  const [wanted, had] = [items(expected) ?? letters(expected), items(actual) ?? letters(actual)];
  if (wanted === null || had === null || kindOf(expected, language) !== kindOf(actual, language)) return null;
  const same = (a: readonly Value[], b: readonly Value[]) => equal({ l: [...a] }, { l: [...b] }, language);
  if (had.length === wanted.length - 1) {
    if (same(had, wanted.slice(1))) return found("The first item is missing, the rest is right.");
    if (same(had, wanted.slice(0, -1))) return found("The last item is missing, the rest is right.");
  }
  if (had.length === wanted.length + 1) {
    if (same(had.slice(1), wanted)) return found("There is one item too many at the front.");
    if (same(had.slice(0, -1), wanted)) return found("There is one item too many at the end.");
  }
  if (had.length !== wanted.length || wanted.length > 1000) return null;
  const wrong = wanted.flatMap((one, at) =>
    equal(one, had[at] ?? null, language) ? [] : [[one, had[at] ?? null] as const],
  );
  const each = wrong.every(
    ([a, b]) => typeof a === "number" && typeof b === "number" && Math.abs(a - b) === 1,
  );
  return wrong.length > 0 && each ? found("Where it differs, it differs by one.") : null;
}

function items(value: Value): Value[] | null {
  if (value === null || typeof value !== "object") return null;
  if ("l" in value) return value.l;
  if ("t" in value) return value.t;
  if ("s" in value) return value.s;
  return "o" in value && value.v !== undefined ? items(value.v) : null;
}

function letters(value: Value): Value[] | null {
  return typeof value === "string" ? [...value] : null;
}

function isLazy(value: Value): boolean {
  return (
    value !== null &&
    typeof value === "object" &&
    "o" in value &&
    /^(generator|map|filter|reversed|zip|enumerate|range|dict_\w+|.*[Ii]terator|Generator|Promise)$/.test(
      value.o,
    )
  );
}

/** A number or a truth, written out: "5" for 5. */
function written(value: Value): string | null {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value).toLowerCase();
  return value !== null && typeof value === "object" && "f" in value ? value.f : null;
}
