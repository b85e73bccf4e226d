import type { Finding } from "../finding.ts";
import { type Line, linesOf, plain, type Rule, sectionsOf } from "./rule.ts";

/**
 * Every part that is announced is there: no heading and no line that ends with a colon has nothing below it. Whole
 * sections are `missing-section`'s.
 */
export const nothingBelow: Rule = (lesson) =>
  sectionsOf(lesson, ...kinds).flatMap((section): Finding[] => {
    const said = linesOf(section)
      .slice(1)
      .filter(({ text }) => text.trim() !== "");
    return said.flatMap((line, at) => {
      const next = said[at + 1];
      if (
        line.code ||
        !isAnnounced(line, leads.has(section.kind ?? "")) ||
        (next !== undefined && !endsPart(line, next))
      )
        return [];
      const name = plain(line.text.replace(/^[\s#>*+-]+/, "")).replace(/\s*:$/, "");
      return [
        {
          rule: "nothing-below",
          section: section.id,
          line: line.line,
          message: `In "${section.title}" nothing follows "${name}".`,
          fix: "Write what belongs there, or take the line out.",
        },
      ];
    });
  });

const kinds = [
  "learning-outcomes",
  "success-criteria",
  "starter",
  "main",
  "plenary",
  "assessment",
  "differentiation",
] as const;
const heading = /^\s{0,3}(#{3,6})\s/;

/** Elsewhere a line that ends so may be for pupils to write on: "Name of your partner:". */
const leads: ReadonlySet<string> = new Set(["learning-outcomes", "success-criteria", "assessment"]);

function isAnnounced({ text }: Line, leadsIn: boolean): boolean {
  return heading.test(text) || (leadsIn && /^(?:\S+\s+){2,}\S+:$/.test(plain(text)));
}

/** Whether the next line begins another part, of the same rank or higher. */
function endsPart(line: Line, next: Line): boolean {
  const own = heading.exec(line.text)?.[1]?.length;
  const other = heading.exec(next.text)?.[1]?.length;
  if (other === undefined) return false;
  return own === undefined || other <= own;
}
