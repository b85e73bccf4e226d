import { negative, type Rational, rational, times, toNumber } from "./rational.ts";

/** Numbers as they are written on a board: "−3", "1 3/4", "£4.50". */

export function whole(value: number): string {
  const size = `${Math.abs(value)}`.replace(/\B(?=(\d{3})+$)/g, ",");
  return value < 0 ? `−${size}` : size;
}

/** A negative number that stands after a sign. */
export function bracketed(value: number): string {
  return value < 0 ? `(${whole(value)})` : whole(value);
}

export function fraction({ top, bottom }: Rational): string {
  const size = top < 0n ? -top : top;
  const written = bottom === 1n ? `${size}` : `${size}/${bottom}`;
  return top < 0n ? `−${written}` : written;
}

/** More than a whole as a mixed number. */
export function mixed(value: Rational): string {
  if (value.top < 0n) return `−${mixed(negative(value))}`;
  const units = value.top / value.bottom;
  const rest = value.top % value.bottom;
  if (units === 0n || rest === 0n) return fraction(value);
  return `${units} ${rest}/${value.bottom}`;
}

/** A decimal that ends; a fraction where it would not. */
export function decimal(value: Rational): string {
  for (let places = 0; places <= 6; places++) {
    const shifted = times(value, rational(10 ** places));
    if (shifted.bottom === 1n) {
      const [units = "0", part] = toNumber(value).toFixed(places).replace("-", "").split(".");
      const size = part === undefined ? whole(Number(units)) : `${whole(Number(units))}.${part}`;
      return value.top < 0n ? `−${size}` : size;
    }
  }
  return fraction(value);
}

export function pounds(value: Rational): string {
  const sign = value.top < 0n ? "−" : "";
  const size = value.top < 0n ? negative(value) : value;
  const pence = times(size, rational(100));
  if (size.bottom === 1n || pence.bottom !== 1n) return `${sign}£${decimal(size)}`;
  const [units = "0", part = "00"] = toNumber(size).toFixed(2).split(".");
  return `${sign}£${whole(Number(units))}.${part}`;
}
