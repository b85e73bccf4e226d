import { linesOf, plain } from "../../lesson/check/lints/rule.ts";
import type { Lesson } from "../../lesson/document.ts";
import { fieldsIn } from "../../lesson/fields.ts";

/** Sections in which nothing is said but what is to be filled in, each with its line. A heading or a label above a gap says nothing either. */
export function sectionsOfGapsAlone({ sections }: Lesson): string[] {
  return sections.flatMap((section) => {
    if (section.kind === null || fieldsIn(section.text).length === 0) return [];
    const says = linesOf(section).some(({ text }) => {
      const rest = plain(withoutFields(text).replace(/^[\s>]*(?:[-*+]|\d+[.)])?\s*/, ""));
      return /\p{L}/u.test(rest) && !/^\s{0,3}#/.test(text) && !/:$/.test(rest);
    });
    return says
      ? []
      : [`line ${section.line}: The section "${section.title}" is nothing but a place to fill in.`];
  });
}

function withoutFields(text: string): string {
  return fieldsIn(text).reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), text);
}
