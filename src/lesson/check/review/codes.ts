import { claimsIn } from "../../../workspace/curriculum/claims.ts";
import { codesIn } from "../../../workspace/curriculum/codes.ts";
import { claimsOf } from "../check.ts";
import { lessonFit, topicsOf } from "../lesson-fit.ts";
import type { ReviewFinding } from "./finding.ts";
import type { Plan } from "./plan.ts";
import type { Reviewed } from "./reviewed.ts";

const practice = { file: "backward-design/framework.md", heading: "Find the outcome" };

/** A code that no curriculum file holds, that is about something else, or that lies at another level. */
export function codesThatDoNotHold({ markdown, plan, context: given }: Reviewed): ReviewFinding[] {
  const context = about(given, plan, markdown);
  const bad = claimsOf(markdown, context)
    .flat()
    .filter(
      ({ status, problem }) =>
        status === "invented" || status === "misfitting" || problem === "level-mismatch",
    );
  const known = new Set(bad.map(({ code }) => code));
  return [
    ...bad.map(({ line, message, fix }) => ({ rule: "codes", section: null, line, message, fix, practice })),
    ...unpointed({ markdown, context })
      .filter(({ code }) => !known.has(code))
      .map(({ finding }) => finding),
  ];
}

/** A plan whose title is no heading is still about it. */
function about(context: Reviewed["context"], { lesson }: Plan, markdown: string): Reviewed["context"] {
  const codes = codesIn(lesson.title ?? "", context.registry.patterns).map(({ code }) => code);
  const title = codes.reduce((text, code) => text.replace(code, " "), lesson.title ?? "");
  return topicsOf(markdown, context).length > 0 ? context : { ...context, asked: title };
}

/** Whoever writes only the code of an outcome means the same as whoever points to its lines. */
function unpointed({ markdown, context }: Pick<Reviewed, "markdown" | "context">) {
  const fit = lessonFit(markdown, context);
  return claimsIn(markdown, context.registry).flatMap(({ code, line, link, prior }) => {
    const outcome = link === null ? context.registry.find(code) : null;
    const verdict = outcome === null ? null : fit(outcome, prior);
    if (verdict === null || verdict.fits) return [];
    const { message, fix } = verdict;
    return [{ code, finding: { rule: "codes", section: null, line, message, fix, practice } }];
  });
}
