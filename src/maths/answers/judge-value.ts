import { number, product } from "../algebra/build.ts";
import { bare, type Expression } from "../algebra/expression.ts";
import { unfinished } from "../algebra/form.ts";
import { isFraction } from "../algebra/say.ts";
import { exactly, sameValue } from "../algebra/value.ts";
import { over } from "../rational.ts";
import { half, type Judged, right, unread, wrong } from "./judged.ts";
import type { Key } from "./key.ts";
import { known, readingFor, readingsOf } from "./read-value.ts";
import { isSameSum } from "./same-sum.ts";
import { apart, type Unit } from "./units.ts";

type ValueKey = Extract<Key, { kind: "value" }>;

const as = readingFor([]);

/** One number, whatever it is written as: 0.5, 1/2, 50 %, 0,5; with its unit or another of the same measure. */
export function judgeValue(key: ValueKey, text: string, start: string): Judged {
  const last = text.split(/[=≈]/).at(-1)?.trim() ?? "";
  const { number: bareNumber, unit } = apart(last);
  const readings = readingsOf(bareNumber === "" ? last : bareNumber, as);
  if ("problem" in readings) return unread(readings.problem);
  const asked = known(key.value, as);
  const expected = unitShown(key.unit);
  for (const given of readings) {
    const inUnits = sized(given, unit, expected);
    if (sameValue(exactly(inUnits ?? given), exactly(asked)))
      return withForm(given, key, isSameUnit(unit, expected) || inUnits !== null, unit, start, text);
    // 0.2 for 20 %, and 20 % for 0.2: a share is a number.
    if (
      expected?.measure === "share" &&
      unit === null &&
      sameValue(exactly(product(given, number(100))), exactly(asked))
    )
      return half("The value is right; write it as a percentage.", "form");
    if (expected === null && unit?.measure === "share" && sameValue(exactly(percent(given)), exactly(asked)))
      return withForm(given, key, true, null, start, text);
  }
  return wrong("", "method");
}

const percent = (of: Expression): Expression => ({ kind: "percent", of });

function unitShown(shown: string): Unit | null {
  return shown === "" ? null : apart(shown === "£" ? "£1" : `1 ${shown}`).unit;
}

function isSameUnit(a: Unit | null, b: Unit | null): boolean {
  return a?.shown === b?.shown;
}

/** In the key's unit, where it was given in another of the same measure. */
function sized(given: Expression, unit: Unit | null, expected: Unit | null): Expression | null {
  if (unit === null || expected === null || unit.measure !== expected.measure) return null;
  return product(given, { kind: "number", value: over(unit.size, expected.size), places: 0 });
}

function withForm(
  given: Expression,
  key: ValueKey,
  isUnitRight: boolean,
  unit: Unit | null,
  start: string,
  text: string,
): Judged {
  const isOpen = unfinished(given);
  if (isOpen === "sum") {
    const isStart = isSameSum(text, start);
    return isStart
      ? wrong("That is the question itself: work it out.", "form")
      : half("Right so far: work it out to one number.", "form");
  }
  if (unit !== null && !isUnitRight)
    return half(
      key.unit === ""
        ? `The number is right, but there is no unit here.`
        : `The number is right; the unit is ${key.unit}.`,
      "unit",
    );
  if (isOpen !== null) return half("Right value: simplify the fraction.", "form");
  if (key.form === "fraction" && !isFractionLike(given))
    return half("Right value: write it as a fraction.", "form");
  const places = key.form === "places" && unit === null ? placesBeyond(given, key.value) : 0;
  if (places < 0) return half(`Right value: write all its places, ${key.value}.`, "form");
  if (places > 0) return right(`Rounded as asked it is ${key.value}: no more places are needed.`);
  return right(unit === null && key.unit !== "" ? `Write the unit too: ${key.unit}.` : "");
}

function isFractionLike(given: Expression): boolean {
  const expression = bare(given);
  if (expression.kind === "negative") return isFractionLike(expression.of);
  const isWhole = expression.kind === "number" && expression.places === 0;
  return isWhole || isFraction(expression) || expression.kind === "mixed";
}

/** How many more places it was written with than the value has; below 0 where some are missing. */
function placesBeyond(given: Expression, value: string): number {
  const expression = bare(given);
  if (expression.kind === "negative") return placesBeyond(expression.of, value);
  const places = value.split(".")[1]?.length ?? 0;
  return expression.kind === "number" ? expression.places - places : -1;
}
