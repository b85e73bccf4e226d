import { fromDecimal, over, plus, type Rational, rational } from "../../../src/maths/rational.ts";
import { units } from "./units.ts";

export type Token =
  | { kind: "number"; value: Rational; decimals: number; attached: boolean }
  | { kind: "unit"; name: string; power: number }
  | { kind: "name"; name: string; attached: boolean }
  | { kind: "power"; exponent: number }
  | { kind: "sign"; sign: Sign | "of" | ":" }
  | { kind: "open" | "close"; attached: boolean }
  | { kind: "relation"; relation: Relation }
  | { kind: "word" };

const relations = ["=", "≈", "<", ">", "≤", "≥", "≠"] as const;
export type Relation = (typeof relations)[number];
const signs = ["+", "−", "×", "÷", "√"] as const;
type Sign = (typeof signs)[number];

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const wordUnits = Object.keys(units)
  .filter((name) => /^[A-Za-zΩ]+$/.test(name))
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const mixed = /^(\d+) (\d+)\/(\d+)(?![\d/.,]*\d)/;
const fraction = /^(\d+)\/(\d+)(?![\d/])/;
const plain = new RegExp(`^(?:${number})`);
const unit = new RegExp(`^ ?(${wordUnits})([²³])?(?:/(${wordUnits})([²³])?)?(?![A-Za-z])`);
const superscripts = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The mathematics in a text; whatever is none is one "word". Code is never read as mathematics. */
export function tokens(text: string): Token[] {
  const source = withoutCode(text);
  const found: Token[] = [];
  let at = 0;
  while (at < source.length) {
    const { token, length } = next(source, at, found.at(-1));
    if (token !== null) found.push(...token);
    at += length;
  }
  return found;
}

function withoutCode(text: string): string {
  return text
    .replace(/```(?!text)\w+\n[\s\S]*?```/g, " § ")
    .replace(/```(?:text)?/g, " § ")
    .replace(/`[^`\n]*`/g, " § ")
    .replace(/https?:\S+/g, " § ")
    .replaceAll("**", "")
    .replace(/ per cent\b/g, "%")
    .replace(/(?<![\d.,/])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d/])/g, (number) => number.replace(/\D/g, ""))
    .replaceAll("\\", "")
    .replace(/\n/g, " § ");
}

function next(
  source: string,
  at: number,
  before: Token | undefined,
): { token: Token[] | null; length: number } {
  const rest = source.slice(at);
  const previous = source[at - 1] ?? " ";
  const attached = previous !== " ";
  const one = (token: Token, length = 1) => ({ token: [token], length });
  if (rest[0] === " ") return { token: null, length: 1 };
  const [prose] =
    before === undefined || before.kind === "word" ? (/^(?:\p{L}{2,}[ ,.;]+)+/u.exec(rest) ?? []) : [];
  if (prose !== undefined) return one({ kind: "word" }, prose.trimEnd().length);
  if (/^\d/.test(rest) && !/[\p{L}.,₀-₉]/u.test(previous)) return numberAt(rest, attached);
  const [money] = /^[£$€](?=\d)/.exec(rest) ?? [];
  if (money !== undefined) {
    const read = numberAt(rest.slice(1), false);
    return { token: [...read.token, { kind: "unit", name: money, power: 1 }], length: read.length + 1 };
  }
  const [raised] = /^[⁻]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/.exec(rest) ?? [];
  if (raised !== undefined) {
    const digits = raised.replace("⁻", "-").replace(/[⁰-⁹¹²³]/g, (digit) => `${superscripts.indexOf(digit)}`);
    return one({ kind: "power", exponent: Number(digits) }, raised.length);
  }
  const relation = relations.find((mark) => mark === rest[0]);
  if (relation !== undefined) return one({ kind: "relation", relation });
  const sign = signs.find((mark) => mark === rest[0]);
  if (sign !== undefined) return one({ kind: "sign", sign });
  if (rest[0] === "·") return one({ kind: "sign", sign: "×" });
  if (/^- /.test(rest) && !attached) return one({ kind: "sign", sign: "−" });
  if (/^-[\d£$€a-z(]/.test(rest) && /[ (]/.test(previous)) return one({ kind: "sign", sign: "−" });
  if (rest[0] === "/" && before?.kind !== "word") return one({ kind: "sign", sign: "÷" });
  if (/^: ?\d/.test(rest) && /\d ?$/.test(source.slice(0, at)) && (rest[1] === " ") === !attached)
    return one({ kind: "sign", sign: ":" });
  if (rest[0] === "(") return one({ kind: "open", attached });
  if (rest[0] === ")") return one({ kind: "close", attached });
  if (/^%/.test(rest)) return one({ kind: "unit", name: "%", power: 1 });
  if (/^ ?°C/.test(rest)) return one({ kind: "unit", name: "°C", power: 1 }, 2);
  if (rest[0] === "°") return one({ kind: "unit", name: "°", power: 1 });
  if (rest[0] === "π") return one({ kind: "name", name: "π", attached });
  if (/^(?:_{2,}|□)/.test(rest))
    return one({ kind: "name", name: "□", attached: false }, /^(?:_+|□)/.exec(rest)?.[0].length);
  if (/^of [\d£$€(]/.test(rest) && before !== undefined && before.kind !== "word")
    return one({ kind: "sign", sign: "of" }, 2);
  if (before !== undefined && endsAValue(before)) {
    const quantity = unit.exec(attached ? rest : ` ${rest}`);
    const bare = attached && quantity?.[1]?.length === 1 && quantity[1] !== "Ω";
    if (quantity !== null && !bare) return quantityAt(quantity, attached);
  }
  const [word = rest[0] ?? ""] = /^[\p{L}\p{Nd}'’₀-₉]+/u.exec(rest) ?? [];
  if (/^[A-Za-z]$/.test(word) && (previous === "π" || !/[\p{L}'’]/u.test(previous)))
    return one({ kind: "name", name: word, attached });
  return one({ kind: "word" }, word.length);
}

function endsAValue(token: Token): boolean {
  const { kind } = token;
  return kind === "number" || kind === "close" || kind === "power" || (kind === "name" && token.name === "π");
}

function quantityAt(found: RegExpExecArray, attached: boolean): { token: Token[]; length: number } {
  const [whole, name = "", raised = "", below, raisedBelow = ""] = found;
  const powerOf = (mark: string) => (mark === "" ? 1 : superscripts.indexOf(mark));
  const token: Token[] = [{ kind: "unit", name, power: powerOf(raised) }];
  if (below !== undefined) token.push({ kind: "unit", name: below, power: -powerOf(raisedBelow) });
  return { token, length: whole.length - (attached ? 0 : 1) };
}

function numberAt(rest: string, attached: boolean): { token: Token[]; length: number } {
  const [mix, whole = "", above = "", below = ""] = mixed.exec(rest) ?? [];
  const [part, top = "", bottom = ""] = fraction.exec(rest) ?? [];
  const [digits = ""] = plain.exec(rest) ?? [];
  const length = (mix ?? part ?? digits).length;
  const after = rest.slice(length);
  const glued = /^\p{L}{2,}/u.test(after) && unit.exec(after) === null;
  if (glued || /^₀|^[₁-₉]/.test(after) || below === "0" || bottom === "0")
    return { token: [{ kind: "word" }], length: length + (/^\p{L}+/u.exec(after)?.[0].length ?? 0) };
  const value =
    mix !== undefined
      ? plus(rational(BigInt(whole)), over(rational(BigInt(above)), rational(BigInt(below))))
      : part !== undefined
        ? rational(BigInt(top), BigInt(bottom))
        : (fromDecimal(digits) ?? rational(0));
  const decimals = part === undefined ? (digits.split(".")[1]?.length ?? 0) : 0;
  return { token: [{ kind: "number", value, decimals, attached }], length };
}
