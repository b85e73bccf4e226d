/**
 * Marks inside a folded number, from the private use area: punctuation folding leaves them alone, so 3.14 does not
 * become 3 14, nor -5 become 5.
 */
const point = "\uE000";
const minus = "\uE001";
const over = "\uE002";

/**
 * Every number written in digits in one spelling: 1,000 and 1 000 and 1000.0 are 1000; 1/2 is 0.5. A comma before
 * three digits groups, as does a point that comes twice; any other comma or point starts the decimals.
 */
export function foldNumerals(text: string): string {
  if (!/\d/.test(text)) return text;
  return text.replace(
    numeral,
    (whole, sign: string | undefined, top: string, bottom: string, digits: string | undefined) => {
      const value = digits === undefined ? fraction(Number(top), Number(bottom)) : decimal(digits);
      if (value === null) return whole;
      return (sign === "-" || sign === "−") && value !== "0" ? minus + value : value;
    },
  );
}

/** Whether a word of a folded text is a number in digits. */
export function isNumeral(word: string): boolean {
  return asNumber(word) !== null;
}

/** What such a word is worth; null where it is none. */
export function asNumber(word: string): number | null {
  const [top = "", bottom = "1"] = word.replace(minus, "-").replace(point, ".").split(over);
  return /^-?\d+(?:\.\d+)?$/.test(top) ? Number(top) / Number(bottom) : null;
}

const grouped = String.raw`\d{1,3}(?:,\d{3})+(?![\d,])(?:\.\d+)?|\d{1,3}(?:\.\d{3}){2,}(?:,\d+)?(?!\d)|\d{1,3}(?: \d{3})+(?!\d)`;
const numeral = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?<!\S)[-−+])?(?:(?<!/)(\d{1,6})[/⁄](\d{1,6})(?![\d/⁄])|(${grouped}|\d+[.,]\d+|\d+))`,
  "gu",
);

function decimal(digits: string): string {
  const cut = groups.test(digits) ? -1 : Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  const whole = (cut < 0 ? digits : digits.slice(0, cut)).replace(/\D/g, "").replace(/^0+(?=\d)/, "");
  const part = cut < 0 ? "" : digits.slice(cut + 1).replace(/0+$/, "");
  return part === "" ? whole : whole + point + part;
}

/** Every separator in it groups: nothing after one is a decimal. */
const groups = / |^\d{1,3}(?:,\d{3})+$|^\d{1,3}(?:\.\d{3}){2,}$/;

function fraction(top: number, bottom: number): string | null {
  if (bottom === 0) return null;
  const common = divisor(top, bottom);
  const [above, below] = [top / common, bottom / common];
  return endsInDecimals(below) ? decimal(String(above / below)) : above + over + below;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** A fraction over this many has an end when written out: 1/8 has, 1/3 has not. */
function endsInDecimals(below: number): boolean {
  if (below % 2 === 0) return endsInDecimals(below / 2);
  return below % 5 === 0 ? endsInDecimals(below / 5) : below === 1;
}
