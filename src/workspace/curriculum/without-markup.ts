import { decodeEntities } from "../../markdown/entities.ts";

const tag =
  /<\/?(?:p|br|hr|em|i|b|strong|u|span|div|ul|ol|li|a|font|sup|sub|table|thead|tbody|tr|td|th|h[1-6]|img|code|blockquote|math|m[a-z]{1,12})(?:\s[^<>]*=[^<>]*)?\s*\/?>/gi;
const high = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const low = "₀₁₂₃₄₅₆₇₈₉";

/** A statement as people read it: frameworks are often published with HTML in them. "a<b and b>c" has none. */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text;
  return decodeEntities(
    text
      .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
      .replace(/<sup\b[^<>]*>\s*(\d{1,4})\s*<\/sup>/gi, (_, digits: string) => raised(digits, high))
      .replace(/<sub\b[^<>]*>\s*(\d{1,4})\s*<\/sub>/gi, (_, digits: string) => raised(digits, low))
      .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/td|\/h[1-6])\s*\/?>/gi, " ")
      .replace(tag, ""),
  )
    .replace(/\s+/g, " ")
    .trim();
}

function raised(digits: string, row: string): string {
  return Array.from(digits, (digit) => row[Number(digit)] ?? digit).join("");
}
