import { exactly, numberOf, sameValue } from "../algebra/value.ts";
import { equal, greatestCommonDivisor, over, type Rational } from "../rational.ts";
import { judgeValue } from "./judge-value.ts";
import { half, type Judged, right, unread, wrong } from "./judged.ts";
import type { Key } from "./key.ts";
import { known, readingFor, readingsOf } from "./read-value.ts";

type Of<Kind extends Key["kind"]> = Extract<Key, { kind: Kind }>;

const as = readingFor([]);

/** "3:4", "3 : 4", "3 to 4"; 6:8 has the right value and is not in its simplest form. */
export function judgeRatio(key: Of<"ratio">, text: string): Judged {
  const last = text.split("=").at(-1) ?? "";
  const given = last.split(/:|\bto\b/).map(numberIn);
  if (given.some((part) => part === null)) return unread("This is not a ratio such as 2:3.");
  const numbers = given.filter((part): part is Rational => part !== null);
  const expected = key.parts.map((part) => numberIn(part)).filter((part): part is Rational => part !== null);
  const isRight =
    numbers.length === expected.length &&
    numbers.every((part) => part.top > 0n) &&
    isProportional(numbers, expected);
  if (!isRight) return wrong("", "method");
  const whole = numbers.every((part) => part.bottom === 1n);
  const shared = numbers.map(({ top }) => top).reduce((a, b) => greatestCommonDivisor(a, b));
  return whole && shared === 1n ? right() : half("Right value: simplify the ratio to whole numbers.", "form");
}

function isProportional(a: readonly Rational[], b: readonly Rational[]): boolean {
  const [first, other] = [a[0], b[0]];
  if (first === undefined || other === undefined) return false;
  return a.every((part, at) => {
    const beside = b[at];
    return beside !== undefined && equal(over(part, first), over(beside, other));
  });
}

function numberIn(text: string): Rational | null {
  const read = readingsOf(text, as);
  const [first] = "problem" in read ? [] : read;
  return first === undefined ? null : numberOf(exactly(first));
}

/** "(3, −1)", "3, −1", "x = 3, y = −1"; turned round is the usual mistake. */
export function judgePoint(key: Of<"point">, text: string): Judged {
  const inside = text.replace(/[()]/g, "").replace(/\b[xy]\s*=/gi, "");
  const parts = inside
    .split(inside.includes(";") ? ";" : /,\s|,|\s+and\s+|\s+/)
    .filter((part) => part.trim() !== "");
  const [across, up, more] = parts;
  if (across === undefined || up === undefined || more !== undefined)
    return unread("This is not a point such as (3, 2).");
  const [a, b] = [across, up].map((part) => readingsOf(part, as));
  if (a === undefined || b === undefined || "problem" in a || "problem" in b)
    return unread("This is not a point such as (3, 2).");
  const is = (given: typeof a, value: string) =>
    given.some((one) => sameValue(exactly(one), exactly(known(value, as))));
  const [isAcross, isUp] = [is(a, key.across), is(b, key.up)];
  if (isAcross && isUp) return right();
  if (is(a, key.up) && is(b, key.across))
    return wrong("The two numbers are the wrong way round: first across, then up.", "method");
  if (isAcross !== isUp)
    return half(
      isAcross
        ? "The first number is right; look at the second, how far up."
        : "The second number is right; look at the first, how far across.",
      "slip",
    );
  return wrong("", "method");
}

/** "£12 and £18", "12, 18", "12; 18": each in its place. */
export function judgeList(key: Of<"list">, text: string): Judged {
  const given = text
    .split(/;|,\s|\s+and\s+|:|\n/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  if (given.length !== key.values.length)
    return wrong(`${key.values.length} numbers are asked for, one after the other.`, "form");
  const each = given.map((part, at) =>
    judgeValue({ kind: "value", value: key.values[at] ?? "0", unit: key.unit, form: "number" }, part, ""),
  );
  const unreadable = each.find(({ verdict }) => verdict === "unread");
  if (unreadable !== undefined) return unreadable;
  const good = each.filter(({ verdict }) => verdict === "right").length;
  if (good === each.length) return right(each.find(({ note }) => note !== "")?.note ?? "");
  const halves = each.filter(({ verdict }) => verdict === "half");
  if (good + halves.length === each.length) return half(halves[0]?.note ?? "", halves[0]?.why ?? "form");
  if (isTurned(key, given)) return wrong("The shares are the wrong way round.", "method");
  return good > 0 ? half(`${good} of ${each.length} are right.`, "slip") : wrong("", "method");
}

function isTurned(key: Of<"list">, given: readonly string[]): boolean {
  const turned = key.values.toReversed();
  return given.every(
    (part, at) =>
      judgeValue({ kind: "value", value: turned[at] ?? "0", unit: key.unit, form: "number" }, part, "")
        .verdict === "right",
  );
}
