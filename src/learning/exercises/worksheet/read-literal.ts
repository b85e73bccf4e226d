/**
 * An answer that Markdown would read otherwise than it was typed (`<b>`, `__init__`, a mark of direction) stands in the
 * file with those signs as their numbers: `&#60;b&#62;`. Any program that shows Markdown shows it as it was typed.
 */
export function literal(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `&#${sign.codePointAt(0) ?? 0};`);
}

/** All that Markdown, a sheet's own lines or their reader could take for something else. */
export const markup = /[\\`*_{}[\]()<>#+~|&!=:$"'•→⇒➔.\-–—\p{Cf}\p{Cc}\u2028\u2029\u00a0\u2007\u202f]/gu;

/** Whatever is neither a letter nor a digit. */
export const everySign = /[^\p{L}\p{M}\p{N} ]/gu;

/** Whether it was written so: with numbers of signs, and with nothing else that Markdown reads. */
export function isLiteral(text: string): boolean {
  return numbered.test(text) && !/[\\`*_<>&~[\]]/.test(text.replace(all, ""));
}

export function plainOf(text: string): string {
  return text.replace(all, (whole, digits: string) => {
    const code = Number(digits);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const numbered = /&#\d{1,7};/;
const all = /&#(\d{1,7});/g;
