import type { SheetField } from "./read-exercise.ts";

/** "A" is the first. */
export function letterAt(index: number): string {
  return String.fromCharCode(65 + index);
}

/** The letters in an answer, as they were chosen: "C, A, B", "c a b", "CAB". Each once. */
export function lettersIn(answer: string, count: number): string[] {
  const all = Array.from({ length: count }, (_, at) => letterAt(at));
  const words = answer
    .toUpperCase()
    .split(/[^A-Z]+/)
    .filter(Boolean);
  const letters = words.flatMap((word) =>
    [...word].every((letter) => all.includes(letter)) && word.length <= count ? [...word] : [],
  );
  return [...new Set(letters)];
}

/** The letter of a choice; null where none, or something else, was written. */
export function letterOf(answer: string, options: readonly string[]): string | null {
  const trimmed = answer.trim();
  const byText = options.findIndex((option) => option.toLowerCase() === trimmed.toLowerCase());
  if (byText !== -1) return letterAt(byText);
  const [, letter] = /^\(?([A-Za-z])(?:[.):\s].*)?$/s.exec(trimmed) ?? [];
  const at = letter === undefined ? -1 : letter.toUpperCase().charCodeAt(0) - 65;
  return at >= 0 && at < options.length ? letterAt(at) : null;
}

export type Judgement = { truth: "true" | "false" | null; reason: string };

/** "True, because …": null where it is written in another way, which is then left as it is. */
export function judgementIn(answer: string): Judgement | null {
  if (answer.trim() === "") return { truth: null, reason: "" };
  // As the page writes it the reason is whole, whatever it begins with.
  const [, said, reason = ""] =
    /^(True|False): (.*)$/s.exec(answer) ?? /^\s*(true|false)\b[\s.,:;–-]*(.*)$/is.exec(answer) ?? [];
  if (said === undefined) return null;
  return { truth: said.toLowerCase() === "true" ? "true" : "false", reason };
}

export function judgementText({ truth, reason }: Judgement): string {
  if (truth === null) return reason;
  const said = truth === "true" ? "True" : "False";
  return reason === "" ? said : `${said}: ${reason}`;
}

/** "Build: … [ a · b · c ] → ___": what is to be put in order; none where it is written in another way. */
export function piecesIn(prompt: string): string[] {
  const inside = /\[ (.+) \]\s*→\s*___\s*$/su.exec(prompt)?.[1];
  return inside === undefined ? [] : inside.split(" · ");
}

/** The pieces that are not in the answer yet, each as often as it was given. */
export function piecesLeft(pieces: readonly string[], answer: string): string[] {
  const longestFirst = pieces.toSorted((a, b) => b.length - a.length);
  let rest = ` ${answer.replace(/\s+/g, " ")} `;
  const used: string[] = [];
  for (const piece of longestFirst) {
    const at = rest.toLowerCase().indexOf(` ${piece.toLowerCase()} `);
    if (at === -1) continue;
    used.push(piece);
    rest = `${rest.slice(0, at)} \u0000 ${rest.slice(at + piece.length + 2)}`;
  }
  return pieces.filter((piece) => {
    const at = used.indexOf(piece);
    if (at === -1) return true;
    used.splice(at, 1);
    return false;
  });
}

/** The question without what the page shows in another way: its lettered choices, and where its blank is. */
export type Asked = {
  text: string;
  /** Whether the blank stands inside the text; else the field comes below it. */
  inline: boolean;
};

export const blankLink = "#blank";

export function askedOf({
  prompt,
  judging,
  options,
}: Pick<SheetField, "prompt" | "judging" | "options">): Asked {
  if (judging === "letter" || judging === "letters" || judging === "sequence")
    return { text: withoutChoices(prompt, options), inline: false };
  if (judging === "reorder" && piecesIn(prompt).length > 0)
    return { text: prompt.replace(/\s*\[ .+ \]\s*→\s*___\s*$/su, ""), inline: false };
  const at = prompt.indexOf("___");
  const isInCode = (prompt.slice(0, Math.max(0, at)).split("`").length - 1) % 2 === 1;
  if (at === -1 || isInCode) return { text: prompt, inline: false };
  const after = prompt.slice(at + 3).trim();
  if (judging === "words") return { text: prompt.replace("___", `[blank](${blankLink})`), inline: true };
  const before = prompt.slice(0, at).replace(/\s*(→|:)?\s*$/, "");
  return {
    text: judging === "output" && before === "Output" ? after : `${before}\n\n${after}`.trim(),
    inline: false,
  };
}

/** "Which one: (A) x (B) y: ___" and lines such as "- A. x" are the choices themselves. */
function withoutChoices(prompt: string, options: readonly string[]): string {
  const lines = prompt.split("\n").filter((line) => !/^\s*- [A-Z]\. /.test(line));
  const flat = lines.join("\n").replace(/\s*:?\s*___\s*$/, "");
  if (options.length === 0) return flat;
  const at = flat.indexOf(`(A) ${options[0] ?? ""}`);
  return (at === -1 ? flat : flat.slice(0, at)).replace(/\s*:\s*$/, "").trim();
}
