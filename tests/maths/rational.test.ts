import { expect, test } from "bun:test";
import fc from "fast-check";
import {
  compare,
  equal,
  fromDecimal,
  minus,
  over,
  plus,
  power,
  rational,
  times,
  toNumber,
} from "../../src/maths/rational.ts";
import { decimal, fraction, mixed, pounds } from "../../src/maths/written.ts";

const anyNumber = fc
  .tuple(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 99 }))
  .map(([top, bottom]) => rational(top, bottom));

test("numbers are exact: what is added can be taken away, what is multiplied divided", () => {
  fc.assert(
    fc.property(anyNumber, anyNumber, (a, b) => {
      expect(equal(minus(plus(a, b), b), a)).toBe(true);
      if (b.top !== 0n) expect(equal(over(times(a, b), b), a)).toBe(true);
      expect(Math.sign(compare(a, b))).toBe(Math.sign(toNumber(a) - toNumber(b)));
      expect(toNumber(plus(a, b))).toBeCloseTo(toNumber(a) + toNumber(b), 9);
    }),
  );
  expect(equal(plus(rational(1, 10), rational(2, 10)), rational(3, 10))).toBe(true);
  expect(equal(power(rational(2, 3), -2), rational(9, 4))).toBe(true);
  expect(() => rational(1, 0)).toThrow("divided by 0");
});

test("numbers are written as on a board, and decimals read back as they were", () => {
  expect([
    mixed(rational(7, 4)),
    mixed(rational(-7, 4)),
    mixed(rational(8, 4)),
    fraction(rational(-3, 9)),
  ]).toEqual(["1 3/4", "−1 3/4", "2", "−1/3"]);
  expect([pounds(rational(9, 2)), pounds(rational(1200)), pounds(rational(-5, 4))]).toEqual([
    "£4.50",
    "£1,200",
    "−£1.25",
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: -9_999_999, max: 9_999_999 }),
      fc.integer({ min: 0, max: 6 }),
      (digits, places) => {
        const value = rational(digits, 10 ** places);
        expect(fromDecimal(decimal(value))).toEqual(value);
      },
    ),
  );
  expect([fromDecimal("1,2"), fromDecimal("x"), fromDecimal("")]).toEqual([null, null, null]);
});
