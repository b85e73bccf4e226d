import type { Section } from "../../document.ts";
import { contentWords, type Line, linesOf, type Rule, sectionsOf } from "./rule.ts";

const asks = /\?|\bquestion\b|\bask\b|\bexplain why\b|\btrue or false\b/i;
const hinge =
  /\bhinge\b|\bdiagnostic\b|\bexit (?:question|ticket)\b|\bcheck(?:s|ing)? (?:for |of )?understanding\b|\bconcept cartoon\b|\btrue or false\b|\bfind the (?:mistake|error|bug)\b/i;
const names = /\bmisconceptions?\b|\bmisunderstandings?\b|\bcommon (?:mistakes?|errors?)\b/i;

/** Somewhere a question would show a misconception that this topic is known for. */
export const misconceptionCheck: Rule = (lesson, { misconceptions }) => {
  const sections = sectionsOf(lesson, "assessment", "main", "plenary", "starter");
  const [first] = sectionsOf(lesson, "assessment", "main");
  if (first === undefined || sections.some((section) => targets(section, misconceptions))) return [];
  const [example] = misconceptions;
  return [
    {
      rule: "misconception-check",
      section: first.id,
      line: first.line,
      message: "No question in the lesson would show a known misconception.",
      fix:
        example === undefined
          ? "Add a hinge question whose wrong answers each show a misconception, and name the misconception beside it."
          : `Add a hinge question that shows who believes this: "${example}"`,
    },
  ];
};

function targets(section: Section, misconceptions: readonly string[]): boolean {
  const lines = linesOf(section);
  const sets = misconceptions.map(contentWords).filter((words) => words.size > 0);
  return lines.some(({ text }, index) => {
    if (names.test(text) && around(lines, index, 4, 8).some((line) => asks.test(line.text))) return true;
    if (!hinge.test(text)) return false;
    const block = around(lines, index, 0, 14);
    if (!block.some((line) => asks.test(line.text))) return false;
    const words = contentWords(block.map((line) => line.text).join(" "));
    return (
      sets.length === 0 ||
      sets.some((set) => [...set].filter((word) => words.has(word)).length >= Math.min(2, set.size))
    );
  });
}

function around(lines: Line[], index: number, before: number, after: number): Line[] {
  return lines.slice(Math.max(0, index - before), index + after + 1);
}
