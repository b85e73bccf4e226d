import type { Block } from "../../documents/document-text.ts";
import { saysAbout } from "../../documents/line.ts";
import { inlineAnswer } from "./answers.ts";
import { isForMachine } from "./for-machine.ts";
import { isJotting } from "./jotting.ts";
import {
  asksForWork,
  beginsExample,
  headsMistakes,
  headsTruths,
  housekeeping,
  type Kind,
  pupilsThink,
} from "./signs.ts";

/** What a line is, by the section that it stands in and by its own form. `pair`: it is a term with its meaning. */
export function kindOfLine(text: string, section: Kind | null, pair: boolean): Kind {
  if (isForMachine(text)) return "rest";
  if (section === "answers") return "answers";
  if (/^(?:`{3}|~{3})/.test(text)) return "examples";
  if (housekeeping.test(text) || isJotting(text)) return "rest";
  if (beginsExample.test(text)) return "examples";
  if (section === "words") return "words";
  if (isQuestion(text)) return section === "examples" ? "examples" : "questions";
  if (section === "ideas" && pupilsThink.test(text)) return "mistakes";
  if (section !== null) return section;
  if (pupilsThink.test(text)) return "mistakes";
  if (asksForWork(text) || /_{2,}|\.{5,}/.test(text)) return "questions";
  if (pair) return "words";
  if ((text.match(/=/g) ?? []).length > 1 && /=[^=,]*\d/.test(text)) return "examples";
  return isFragment(text) ? "rest" : "ideas";
}

export function isQuestion(text: string): boolean {
  const told = withoutMarks(text).replace(/[*_"”’)\s]+$/, "");
  return (
    told.endsWith("?") ||
    /^[*_]*¿/.test(told) ||
    // "Which side is thicker? Why?", "Which one? Explain."
    /\?\s*(?:\p{L}+[?!.]*\s*){1,3}$/u.test(told) ||
    (told.includes("?") && inlineAnswer(withoutMarks(text)).answer !== null)
  );
}

/** "[2 marks]" says what it is worth, and is no part of it. */
export function withoutMarks(text: string): string {
  return text
    .replace(
      /[[(]\s?\d{1,3}\s?(?:marks?|m|pts?|points?|punkte?|puntos?|markah|p)\.?\s?[\])]$|\[\d{1,2}\]$/iu,
      "",
    )
    .trimEnd();
}

/** "3. Why?", "Q3 Why?", "b) Why?": its number, and the rest. */
export function withoutLabel(text: string): { label: string; text: string } {
  if (saysAbout(text)) return { label: "", text };
  const [whole, label = ""] = /^(?:Q(?:uestion)?\.?\s?)?(\d{1,3}|[a-z])[.):]\s+(?=\S)/i.exec(text) ??
    /^Q(?:uestion)?\.?\s?(\d{1,3})\s+(?=\S)/i.exec(text) ?? [""];
  return { label: label.toLowerCase(), text: text.slice(whole.length) };
}

/** "A2 Carbon dioxide", "Ans: 4": the answer's number, and the rest; null where it is no answer. */
export function answerLine(text: string): { label: string; text: string } | null {
  const found = /^(?:A|Ans|Answer)\s?(\d{1,3})?[.):]\s+|^A(\d{1,3})\s+/.exec(text);
  if (found === null) return null;
  return { label: found[1] ?? found[2] ?? "", text: text.slice(found[0].length).trim() };
}

/** A row that says what stands in the columns below it. */
export function isHeaderRow({ kind, text }: Block): boolean {
  const cells = cellsOf(text);
  const named = (cell: string) =>
    /^(?:words?|terms?|meanings?|definitions?|questions?|answers?|mots?|sens|définitions?|wort|begriff|bedeutung|palabras?|significado|término|perkataan|istilah|maksud|makna)$/iu.test(
      cell.replace(/[*_:]/g, ""),
    );
  return kind === "row" && cells.length > 1 && cells.every(named);
}

/** "Mistake | Correction", "Correct | Wrong": columns that put a mistake beside what is right. */
export function isMistakesHeader({ kind, text }: Block): boolean {
  const [first = "", second = "", ...more] = cellsOf(text).map((cell) => cell.replace(/[*_:]/g, ""));
  if (kind !== "row" || more.length > 0) return false;
  return (headsMistakes(first) && headsTruths(second)) || (headsTruths(first) && headsMistakes(second));
}

export function cellsOf(row: string): string[] {
  return row.split(/ \| |\t/).map((cell) => cell.trim());
}

/** Two words or fewer, or a list of things to bring: nothing that can be taught. */
function isFragment(text: string): boolean {
  const words = text.split(/\s+/).length;
  const things = /\b(?:pencils?|rulers?|scissors|glue|worksheets?|sheet \d+|photocop\w+|A[345])\b/i;
  return words < 3 || (words < 8 && things.test(text));
}
