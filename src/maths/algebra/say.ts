import { bare, type Expression } from "./expression.ts";

/** "3/4 x + 2": how an expression was read, in one line of ordinary letters. */
export function inLine(expression: Expression): string {
  switch (expression.kind) {
    case "number":
      return decimal(expression.value.top, expression.value.bottom, expression.places);
    case "mixed":
      return `${expression.units} ${expression.top}/${expression.bottom}`;
    case "letter":
      return expression.name;
    case "sum":
      return `${inLine(expression.left)} ${expression.sign} ${inLine(expression.right)}`;
    case "product":
      return expression.beside
        ? `${inLine(expression.left)}${isFraction(expression.left) ? " " : ""}${inLine(expression.right)}`
        : `${inLine(expression.left)} × ${inLine(expression.right)}`;
    case "quotient":
      return isFraction(expression)
        ? `${inLine(expression.left)}/${inLine(expression.right)}`
        : `${inLine(expression.left)}${expression.sign === "/" ? "/" : " ÷ "}${inLine(expression.right)}`;
    case "power":
      return `${inLine(expression.base)}${raised(expression.exponent)}`;
    case "negative":
      return `−${inLine(expression.of)}`;
    case "root":
      return `√${inLine(expression.of)}`;
    case "percent":
      return `${inLine(expression.of)}%`;
    case "group":
      return `(${inLine(expression.of)})`;
  }
}

/** The same as TeX, to be set. */
export function asTex(expression: Expression): string {
  switch (expression.kind) {
    case "number":
      return inLine(expression).replace(/,/g, "{,}");
    case "mixed":
      return `${expression.units}\\tfrac{${expression.top}}{${expression.bottom}}`;
    case "letter":
      return expression.name === "π" ? "\\pi " : expression.name;
    case "sum":
      return `${asTex(expression.left)} ${expression.sign === "+" ? "+" : "-"} ${asTex(expression.right)}`;
    case "product":
      return `${asTex(expression.left)}${expression.beside ? "" : " \\times "}${asTex(expression.right)}`;
    case "quotient":
      return expression.sign === "÷"
        ? `${asTex(expression.left)} \\div ${asTex(expression.right)}`
        : `\\frac{${asTex(bare(expression.left))}}{${asTex(bare(expression.right))}}`;
    case "power":
      return `${asTex(expression.base)}^{${expression.exponent}}`;
    case "negative":
      return `-${asTex(expression.of)}`;
    case "root":
      return `\\sqrt{${asTex(bare(expression.of))}}`;
    case "percent":
      return `${asTex(expression.of)}\\%`;
    case "group":
      return `(${asTex(expression.of)})`;
  }
}

export function isFraction(expression: Expression): boolean {
  return (
    expression.kind === "quotient" &&
    expression.sign === "/" &&
    isWhole(expression.left) &&
    isWhole(expression.right)
  );
}

const isWhole = (expression: Expression) => expression.kind === "number" && expression.places === 0;

const digits = "⁰¹²³⁴⁵⁶⁷⁸⁹";

function raised(exponent: number): string {
  const size = [...String(Math.abs(exponent))].map((digit) => digits[Number(digit)] ?? "").join("");
  return exponent < 0 ? `⁻${size}` : size;
}

/** With the digits after the point that were written. */
function decimal(top: bigint, bottom: bigint, places: number): string {
  const scaled = String((top * 10n ** BigInt(places)) / bottom).padStart(places + 1, "0");
  const [whole, part] = places === 0 ? [scaled, ""] : [scaled.slice(0, -places), scaled.slice(-places)];
  const grouped = whole.length > 3 ? whole.replace(/\B(?=(\d{3})+$)/g, ",") : whole;
  return part === "" ? grouped : `${grouped}.${part}`;
}
