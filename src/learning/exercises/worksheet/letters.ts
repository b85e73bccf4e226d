import { foldText } from "../../../text/fold.ts";
import { letterAt } from "./sheet.ts";

/** The one letter that was chosen, also where its text was written instead; null where that cannot be said. */
export function chosenLetter(answer: string, options: readonly string[]): string | null {
  const folded = foldText(answer);
  const byText = options.findIndex((option) => foldText(option) === folded);
  if (byText !== -1) return letterAt(byText);
  const [first = "", ...rest] = folded.split(" ");
  if (!isLetter(first, options)) return null;
  const text = options[first.charCodeAt(0) - 97] ?? "";
  const remainder = rest.join(" ");
  const others = rest.filter((word) => word !== first && isLetter(word, options));
  if (remainder !== "" && foldText(text) !== remainder && others.length > 0) return null;
  return first.toUpperCase();
}

/** Every letter in an answer such as "C, A, B", "c > a > b" or "CAB". */
export function lettersIn(answer: string, options: readonly string[]): string[] {
  const words = foldText(answer.replace(/[^\p{L}\p{N}]+/gu, " ")).split(" ");
  return words.flatMap((word) => {
    if (isLetter(word, options)) return [word.toUpperCase()];
    const each = [...word];
    return each.length > 1 && each.length <= options.length && each.every((one) => isLetter(one, options))
      ? each.map((one) => one.toUpperCase())
      : [];
  });
}

function isLetter(word: string, options: readonly string[]): boolean {
  return /^[a-z]$/.test(word) && (options.length === 0 || word.charCodeAt(0) - 97 < options.length);
}
