import { itemsOf, sectionsOf } from "../../lesson/check/lints/rule.ts";
import { timingsOf } from "../../lesson/check/lints/timings.ts";
import { untaughtIn } from "../../lesson/check/review/untaught.ts";
import type { Lesson } from "../../lesson/document.ts";
import { masked } from "../../workspace/privacy/mask.ts";
import type { Attempt } from "./criterion.ts";
import { linesWith } from "./line-at.ts";
import { peopleToldOf } from "./people-told-of.ts";
import { sumsIn } from "./sums-in.ts";
import { asTexts } from "./value.ts";

/** What a criterion looked at where it found nothing wrong: whoever doubts a 1 can look there, too. By the criterion's name. */
export const held: Readonly<Record<string, (attempt: Attempt, value: unknown) => string[]>> = {
  sections: ({ lesson }) => lesson.sections.map(({ line, title }) => `line ${line}: ${title} is there.`),
  "filled-in": ({ lesson }) => [`No place to fill in is left in ${lesson.sections.length} sections.`],
  "outcomes-assessed": ({ lesson }) =>
    outcomesIn(lesson).map(
      ({ line, text }) => `line ${line}: a task, a check or the assessment shows "${text}".`,
    ),
  minutes: ({ lesson }) =>
    sectionsOf(lesson, "timings").flatMap((section) => {
      const { parts } = timingsOf(section);
      const sum = parts.reduce((all, { minutes }) => all + minutes, 0);
      return [
        ...parts.map(({ line, label, minutes }) => `line ${line}: ${label}: ${minutes} minutes.`),
        `line ${section.line}: ${sum} minutes in all.`,
      ];
    }),
  "needs-met": ({ lesson, context: { profile } }) => {
    const [section] = sectionsOf(lesson, "differentiation");
    return (profile?.needs ?? []).map(({ text }) => `line ${section?.line ?? 1}: answers "${masked(text)}".`);
  },
  "pointers-valid": ({ claims }) =>
    claims.flat().map(({ line, code, pointer }) => {
      const where = pointer === null ? "a curriculum file" : `${pointer.file}, line ${pointer.start}`;
      return `line ${line}: ${code || "What it points to"} stands in ${where}.`;
    }),
  "claims-fit": ({ claims }) =>
    claims.flat().flatMap(({ line, code, fit }) => {
      if (fit === null) return [];
      const why = fit.note === null ? fit.shared.join(", ") : `the note "${fit.note}"`;
      return [`line ${line}: ${code} is about it${why === "" ? "" : `: ${why}`}.`];
    }),
  "reading-age": ({ context: { profile } }) => [
    `No passage for pupils reads much older than ${profile?.stage || "S3"}.`,
  ],
  "fit-for-pupils": ({ lesson, context: { profile } }) => [
    `Nothing in ${lesson.sections.length} sections is unfit for ${profile?.stage || "S3"}.`,
  ],
  "answers-right": ({ text }) => sumsIn(text).map(({ line, sum }) => `line ${line}: ${sum}`),
  "within-prior": ({ context: { profile } }) =>
    untaughtIn(profile?.priorKnowledge ?? "").map((idea) => `No task asks for "${idea}".`),
  "names-absent": ({ test }) => peopleToldOf(test).map((one) => `${masked(one)} is not there.`),
  contains: ({ text }, value) => asTexts(value).map((one) => `${linesWith(text, one)}"${one}" is there.`),
  "not-contains": (_, value) => asTexts(value).map((one) => `"${one}" is not there.`),
};

function outcomesIn(lesson: Lesson) {
  return sectionsOf(lesson, "learning-outcomes").flatMap(itemsOf);
}

/** What was found, each line with the section that it is in: "line 12 (Starter): …". */
export function inSections({ sections }: Lesson, found: readonly string[]): string[] {
  return found.map((told) =>
    told.replace(/^line (\d+)/, (whole, line: string) => {
      const section = sections.findLast((one) => one.line <= Number(line));
      return section === undefined ? whole : `${whole} (${section.title})`;
    }),
  );
}
