const units = "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");
const teens = "thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/**
 * English words (folded) with "third" and "twenty first" as figures with their ending, so that they are "3 rd" and
 * "21 st" as folding leaves those.
 */
export function ordinalsAsFigures(words: readonly string[]): string {
  const found: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const [word = "", next = ""] = [words[at], words[at + 1]];
    const ten = 10 * (tens.indexOf(word) + 2);
    const unit = units.indexOf(next) + 1;
    const joined = ten > 10 && unit > 0 && unit < 10;
    const value = joined ? ten + unit : small(word);
    if (joined) at++;
    found.push(value === null ? word : `${value} ${ending(value)}`);
  }
  return found.join(" ");
}

function small(word: string): number | null {
  const at = [...units, ...teens].indexOf(word);
  if (at !== -1) return at + 1;
  const ten = tens.findIndex((one) => one.replace(/y$/, "ieth") === word);
  return ten === -1 ? null : 10 * (ten + 2);
}

function ending(value: number): string {
  if (value % 100 > 10 && value % 100 < 14) return "th";
  return ["th", "st", "nd", "rd"][value % 10] ?? "th";
}
