import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lintLesson } from "../../src/lesson/check/lints/lint-lesson.ts";
import type { LintContext } from "../../src/lesson/check/lints/rule.ts";
import { parseLesson } from "../../src/lesson/document.ts";
import { parseClassProfile } from "../../src/workspace/class-profile.ts";

const read = (path: string) => readFileSync(join(import.meta.dir, path), "utf8");
const classFile = (id: string) =>
  parseClassProfile(`classes/${id}.md`, read(`../../workspace/classes/${id}.md`));

const class2C = parseClassProfile(
  "classes/2C.md",
  [
    "---",
    "class: 2C",
    "stage: S2",
    "subject: Science",
    "period_minutes: 50",
    "---",
    "- 24 students, mixed ability",
    "- 1 student with autism — warn before changes",
    "- 1 pupil with low vision — large print",
    "- 4 students working towards the level",
    "- 2 students working above expected level",
    "- Prior knowledge: parts of a plant",
  ].join("\n"),
);

export const good = {
  loops: {
    markdown: read("lints-fixtures/loops-3B.md"),
    context: {
      profile: classFile("3B"),
      misconceptions: ["The loop counter starts at 1", "The end number of a range is included"],
    },
  },
  lists: {
    markdown: read("lints-fixtures/lists-2A.md"),
    context: { profile: classFile("2A"), misconceptions: ["The index of the first item is 1"] },
  },
  plants: {
    markdown: read("lints-fixtures/photosynthesis-S2.md"),
    context: { profile: class2C, misconceptions: ["Plants take their food from the soil"] },
  },
  /** As a large model writes them: numbered headings, tables, check boxes. */
  war: {
    markdown: read("lints-fixtures/causes-of-war-S3.md"),
    context: { profile: null, misconceptions: ["The war was caused by the assassination alone"] },
  },
} satisfies Record<string, { markdown: string; context: LintContext }>;

/** What a good lesson's lints say after one change; throws where there was nothing to change. */
export function lintAfter(name: keyof typeof good, from: string | RegExp, to: string) {
  const { markdown, context } = good[name];
  const changed = markdown.replace(from, to);
  if (changed === markdown) throw new Error(`nothing to change: ${from}`);
  return { changed, findings: lintLesson(parseLesson(changed), context) };
}
