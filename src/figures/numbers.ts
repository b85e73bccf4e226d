import type { Place, Shown } from "./kinds/parts.ts";

/** As it is written on a figure: a true minus, no more digits than it needs, no powers of ten. */
export function written(value: number): string {
  const plain = Number(value.toPrecision(10));
  // Not by `Intl`, which takes a tenth of a second to load.
  const digits = Math.abs(plain) < 1e21 ? plain.toFixed(6).replace(/\.?0+$/, "") : String(BigInt(plain));
  return digits.replace(/^-(?=.*[1-9])/, "−").replace(/^-/, "");
}

export function inWords(shown: Shown): string {
  return typeof shown === "number" ? written(shown) : shown;
}

/** What a place on a line is worth: 0.75 for 3/4. */
export function worth(place: Place): number {
  if (typeof place === "number") return place;
  const [top = "0", bottom = "1"] = place.split("/");
  return Number(top) / Number(bottom);
}

/** "3/4" with a true minus. */
export function placeInWords(place: Place): string {
  return typeof place === "number" ? written(place) : place.replace(/^-/, "−");
}

/** A step of 1, 2 or 5 times a power of ten, so that there are at most `most` of them. */
export function niceStep(from: number, to: number, most: number): number {
  const least = Math.abs(to - from) / most || 1;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5, 10].find((one) => one * power >= least * 0.999999) ?? 10) * power;
}

/** The step of an axis nobody chose one for: whole numbers where there are few of them. */
export function axisStep(from: number, to: number): number {
  const isFew = Number.isInteger(from) && Number.isInteger(to) && to - from >= 4 && to - from <= 20;
  return isFew ? 1 : niceStep(from, to, 12);
}

/** Every multiple of the step from `from` to `to`, both included where they are multiples; at most 400. */
export function steps(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step - 1e-9);
  const many = Math.min(400, Math.floor(to / step + 1e-9) - first + 1);
  return Array.from({ length: Math.max(0, many) }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
