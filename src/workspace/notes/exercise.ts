import type { Block } from "../../documents/document-text.ts";
import { withoutLabel, withoutMarks } from "./kind-of-line.ts";
import { asksForWork, kindOfHeading } from "./signs.ts";

/**
 * An exercise that asks without a question: "1/5 + 3/5 =", or an expression such as "x² + 5x + 6" in a list that has
 * numbers or below what tells pupils what to do with it, which then stands before it. null where a block is none.
 */
export function exerciseAt(blocks: readonly Block[], at: number): { label: string; text: string } | null {
  const { kind, text: whole = "" } = blocks[at] ?? {};
  const { label, text } = withoutLabel(whole);
  if (kind === "heading" || kind === "row" || !isSum(text)) return null;
  if (isOpen(text)) return { label, text };
  let before = at - 1;
  while (before >= 0 && isSum(withoutLabel(blocks[before]?.text ?? "").text)) before--;
  const above = blocks[before];
  const told = above === undefined ? "" : withoutLabel(above.text).text;
  if (asksForWork(told) && told.length <= 80)
    return { label, text: `${told.replace(/[\s.:]+$/, "")}: ${text.replace(/^[\s:]+/, "")}` };
  const asked = above?.kind === "heading" && kindOfHeading(told) === "questions";
  return asked || (label !== "" && !text.includes("=")) ? { label, text } : null;
}

/** Whether it says what to do with the sums below it, and asks for nothing else. */
export function instructs(blocks: readonly Block[], at: number): boolean {
  const { text } = withoutLabel(blocks[at]?.text ?? "");
  if (!asksForWork(text) || text.length > 80 || isSum(text)) return false;
  const next = exerciseAt(blocks, at + 1);
  if (next === null) return false;
  // A sum that waits for its result says by itself what to do; anything else said before it is a task of its own.
  return next.text.startsWith(text.replace(/[\s.:]+$/, "")) || onlyToWorkOut.test(text);
}

const onlyToWorkOut =
  /^(?:work(?: (?:these|them|it|each))? out|calculate|compute|evaluate|complete|find|solve|simplify|add|subtract|multiply|divide|berechne\w*|rechne\w*|calcule\w*|calcula\w*|kira\w*|hitung\w*)\b[\p{L}\s]{0,24}[.:]?$/iu;

/** It waits for what comes after its sign. */
function isOpen(text: string): boolean {
  return /[=≈]\s*[_.…?\s]*$/u.test(withoutMarks(text));
}

/** Numbers, letters that stand for numbers, and signs; no word but the names of functions. */
function isSum(text: string): boolean {
  const told = withoutMarks(text).replace(
    /\b(?:sin|cos|tan|log|ln|sqrt|of|cm|mm|km|kg|ml)\b|[_….$\\]+$/giu,
    "",
  );
  const signs = /[+\-−–×÷*/=≈<>≤≥^²³⁴√%]|\d\s*\(|\d\p{L}/u;
  return signs.test(told) && /[\d\p{L}]/u.test(told) && !/\p{L}{3,}/u.test(told) && told.length <= 120;
}
