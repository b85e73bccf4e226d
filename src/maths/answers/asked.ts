import type { Key } from "./key.ts";

/** What an answer is compared with. */
export type Asked = {
  key: Key;
  /** The sum, expression or equation that the task begins with; empty where it is in words. */
  start: string;
  /** Answers that known misconceptions lead to. */
  wrong: readonly { value: string; misconception: string }[];
};

/** "x = 5" and "5 = x" are 5. */
export function sideOf(letter: string, text: string): string {
  const sides = text.split("=").map((side) => side.trim());
  const [first = "", second = ""] = sides;
  if (sides.length !== 2) return text;
  if (first.toLowerCase() === letter.toLowerCase()) return second;
  return second.toLowerCase() === letter.toLowerCase() ? first : text;
}

/** Written alike, but for spaces and kinds of minus. */
export function isSameText(a: string, b: string): boolean {
  return squeezed(a) === squeezed(b);
}

const squeezed = (text: string) => text.replace(/\s+/g, "").replace(/[−–]/g, "-");

export function lettersOf(text: string): string[] {
  return text.match(/\p{L}/gu) ?? [];
}
