import { type Rational, rational } from "../rational.ts";

export type Token =
  | { kind: "number"; value: Rational; places: number }
  | { kind: "mixed"; units: bigint; top: bigint; bottom: bigint }
  | { kind: "fraction"; top: bigint; bottom: bigint }
  | { kind: "letter"; name: string }
  | { kind: "sign"; sign: string };

/** `letters`: those that stand for numbers here. Where there are none but π, an x is a sign for "times". */
export type ReadAs = {
  letters: ReadonlySet<string>;
  /** What "1,250" is. Where a comma can only be a decimal sign (0,5) or only group digits (1,250,000) nobody is asked. */
  comma: "thousands" | "decimal";
};

/** Longer than any line of a pupil's working: what is longer is prose. */
export const longest = 200;
const mostDigits = 18;

const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** One way to write each sign. */
function plainly(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .replace(/^ ?[≈~] ?/, "")
    .replace(/[−–—]/g, "-")
    .replace(/[×·∙⋅*]/g, "*")
    .replace(/[÷]/g, ":")
    .replace(/[⁄∕]/g, "/")
    .replace(/\[/g, "(")
    .replace(/\]/g, ")")
    .replace(/\bsqrt\b/gi, "√")
    .replace(/\bpi\b/gi, "π")
    .replace(/⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, (raised) => `^${[...raised].map(lowered).join("")}`)
    .replace(
      /[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g,
      (one, at: number, whole: string) =>
        `${/\d/.test(whole[at - 1] ?? "") ? " " : ""}${one.normalize("NFKC").replace("⁄", "/")}`,
    )
    .trim();
}

const lowered = (digit: string) => (digit === "⁻" ? "-" : String(superscripts.indexOf(digit)));

/** A number that ends in letters is no number: "12e5" is 12 × e × 5. */
const next =
  /\s*(?:(\d{1,12}) (\d{1,12})\/(\d{1,12})(?!\d|[.,]\d)|(\d{1,12})\/(\d{1,12})(?!\d|[.,]\d)|(\d{1,3}(?:[ ,]\d{3}){2,}|\d{1,3} \d{3}(?!\d)|\d{1,3},\d{3}(?=\.\d)|\d+)(?:([.,])(\d+))?|[.](\d+)|(of\b|[-+*/:^()%√])|(\p{L}))/uy;

/** null where there is a sign that is none of mathematics. */
export function tokensOf(text: string, as: ReadAs): Token[] | null {
  if (text.length > longest) return null;
  const plain = plainly(text);
  const tokens: Token[] = [];
  next.lastIndex = 0;
  while (next.lastIndex < plain.length) {
    const found = next.exec(plain);
    if (found === null) return null;
    const [, units, top = "", bottom = "", above, below = "", digits, point = "", part = "", bareDecimal] =
      found;
    const sign = found[10];
    const letter = found[11];
    if (units !== undefined)
      tokens.push({ kind: "mixed", units: BigInt(units), top: BigInt(top), bottom: BigInt(bottom) });
    else if (above !== undefined)
      tokens.push({ kind: "fraction", top: BigInt(above), bottom: BigInt(below) });
    else if (digits !== undefined) tokens.push(number(digits, point, part, as));
    else if (bareDecimal !== undefined) tokens.push(number("0", ".", bareDecimal, as));
    else if (sign !== undefined) tokens.push({ kind: "sign", sign });
    else if (letter !== undefined) tokens.push(named(letter, as.letters));
    const last = tokens.at(-1);
    if (last === undefined || isTooLong(last)) return null;
  }
  return tokens;
}

/** "1,250" is either; "0,5" and "12,5" can only be decimals. */
function number(digits: string, point: string, part: string, { comma }: ReadAs): Token {
  const whole = digits.replace(/[ ,]/g, "");
  const groups =
    point === "," &&
    part.length === 3 &&
    comma === "thousands" &&
    digits.length <= 3 &&
    !digits.startsWith("0");
  if (groups) return { kind: "number", value: rational(BigInt(whole + part)), places: 0 };
  const value = rational(BigInt(whole + part), 10n ** BigInt(part.length));
  return { kind: "number", value, places: part.length };
}

function named(letter: string, letters: ReadonlySet<string>): Token {
  const hasLetters = [...letters].some((one) => one !== "π");
  if ((letter === "x" || letter === "X") && !hasLetters) return { kind: "sign", sign: "*" };
  return { kind: "letter", name: [letter, ...otherCases(letter)].find((one) => letters.has(one)) ?? letter };
}

/** Telephones begin a line with a capital: where the task has x, an X is that. */
function otherCases(letter: string): string[] {
  return [letter.toLowerCase(), letter.toUpperCase()];
}

function isTooLong(token: Token): boolean {
  return token.kind === "number" && `${token.value.top}${token.value.bottom}`.length > 2 * mostDigits;
}
