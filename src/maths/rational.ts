/** An exact number: lowest terms, the bottom above 0. */
export type Rational = { readonly top: bigint; readonly bottom: bigint };

export function rational(top: bigint | number, bottom: bigint | number = 1n): Rational {
  const [over, under] = [BigInt(top), BigInt(bottom)];
  if (under === 0n) throw new RangeError("Nothing can be divided by 0.");
  const shared = greatestCommonDivisor(over, under) * (under < 0n ? -1n : 1n);
  return { top: over / shared, bottom: under / shared };
}

export function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [big, small] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (small !== 0n) [big, small] = [small, big % small];
  return big === 0n ? 1n : big;
}

export const plus = (a: Rational, b: Rational) =>
  rational(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const negative = (a: Rational): Rational => ({ top: -a.top, bottom: a.bottom });
export const minus = (a: Rational, b: Rational) => plus(a, negative(b));
export const times = (a: Rational, b: Rational) => rational(a.top * b.top, a.bottom * b.bottom);
export const over = (a: Rational, b: Rational) => rational(a.top * b.bottom, a.bottom * b.top);

/** Below 0 where a is the smaller, 0 where they are equal. */
export function compare(a: Rational, b: Rational): number {
  const [left, right] = [a.top * b.bottom, b.top * a.bottom];
  return left < right ? -1 : left > right ? 1 : 0;
}

export const equal = (a: Rational, b: Rational) => compare(a, b) === 0;

export function power(a: Rational, exponent: number): Rational {
  if (exponent < 0) return over(rational(1), power(a, -exponent));
  return rational(a.top ** BigInt(exponent), a.bottom ** BigInt(exponent));
}

/**
 * "12", "−3.75", "1,200" as they are written; null for anything else.
 * @internal Asked by tests alone.
 */
export function fromDecimal(text: string): Rational | null {
  const [, sign = "", whole = "", part = ""] =
    /^([-−]?)(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(text.trim()) ?? [];
  if (whole === "") return null;
  const size = rational(BigInt(whole.replaceAll(",", "") + part), 10n ** BigInt(part.length));
  return sign === "" ? size : negative(size);
}

export const toNumber = (a: Rational) => Number(a.top) / Number(a.bottom);
