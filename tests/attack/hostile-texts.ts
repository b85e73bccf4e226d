/** Texts that are all one thing, as no learner writes them, each of about so many characters. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  "open brackets": (length) => "(".repeat(length),
  "three kinds of open brackets": (length) => filled("([{", length),
  "one word": (length) => "a".repeat(length),
  "one short word over and over": (length) => filled("a ", length),
  "different words": (length) => counted((n) => `w${n.toString(36)}q `, length),
  "different sentences": (length) => counted((n) => `Word${n} causes ward${n + 1}. `, length),
  "empty lines": (length) => `${"\n".repeat(length)}x`,
  "spaces with something behind them": (length) => `x${" ".repeat(length)}x`,
  "tabs and line ends": (length) => `${filled("\t \r\n", length)}x`,
  blanks: (length) => filled("___ ", length),
  underscores: (length) => `${"_".repeat(length)}x`,
  "numbered lines": (length) => counted((n) => `${n % 900}. x\n`, length),
  "the same numbered line": (length) => filled("1. x ___\n", length),
  "rows of a table": (length) => filled("| a | b |\n", length),
  "cells of one row": (length) => `|${filled(" a |", length)}`,
  "headings of sections": (length) => filled("## Section 1: x\n", length),
  "comments that never end": (length) => filled("<!-- ", length),
  "fences that never end": (length) => filled("```\nx\n~~~\n", length),
  backticks: (length) => "`".repeat(length),
  "templates within templates": (length) => filled("`${", length),
  "slashes between answers": (length) => filled("a/", length),
  "slashes with spaces": (length) => filled("a / ", length),
  "brackets around a word": (length) => filled("(a) ", length),
  "patterns that never end": (length) => filled("= /[a", length),
  "patterns with backslashes": (length) => `= /${"\\/".repeat(length / 2)}`,
  accents: (length) => `e${"\u0301".repeat(length)}`,
  "invisible letters": (length) => `${"\u200b".repeat(length)}x`,
  digits: (length) => "1".repeat(length),
  "digits with commas": (length) => `${filled("1,000,", length)}x`,
  "number words": (length) => filled("twenty one hundred ", length),
  "rules of lines": (length) => `${filled("- ", length)}x`,
  quotes: (length) => filled("\"'", length),
  backslashes: (length) => "\\".repeat(length),
  "returns that never end": (length) => filled("; return ", length),
  "errors caught": (length) => filled("catch ", length),
  declarations: (length) => filled("const [ a, ", length),
  arrows: (length) => filled("(a) => ", length),
  dots: (length) => `${".".repeat(length)}x`,
  "hyphens between letters": (length) => `${filled("a-", length)}!`,
  apostrophes: (length) => `${filled("a'", length)}!`,
  "lists in JSON": (length) => "[".repeat(length),
  "replies in JSON": (length) => JSON.stringify(Array(Math.floor(length / 4)).fill("a")),
  "German compounds": (length) => filled("und ein Straße ", length),
  "front matter": (length) => `---\n${filled("a: b\n", length)}`,
};

function filled(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function counted(piece: (n: number) => string, length: number): string {
  const pieces: string[] = [];
  for (let n = 0, all = 0; all < length; n++) {
    const one = piece(n);
    pieces.push(one);
    all += one.length;
  }
  return pieces.join("").slice(0, length);
}
