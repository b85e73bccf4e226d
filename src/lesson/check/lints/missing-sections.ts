import { kindsOf, sectionTitles, slug } from "../../section-kind.ts";
import type { Rule } from "./rule.ts";

/** Every canonical section is there, under any common name, and says something. */
export const missingSections: Rule = (lesson) => {
  const present = new Set<string>(lesson.sections.flatMap(({ title }) => kindsOf(title)));
  const missing = sectionTitles
    .filter((title) => !present.has(slug(title)))
    .map((title) => ({
      rule: "missing-section",
      section: null,
      line: null,
      message: `The lesson has no section "${title}".`,
      fix: `Add a section "## ${title}".`,
    }));
  const empty = lesson.sections
    .filter(({ kind, body }) => kind !== null && body === "")
    .map(({ id, title, line }) => ({
      rule: "missing-section",
      section: id,
      line,
      message: `The section "${title}" has nothing in it.`,
      fix: "Write it, or take the heading out.",
    }));
  return [...missing, ...empty];
};
