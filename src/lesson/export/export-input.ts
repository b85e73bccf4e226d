import { counted } from "../../counted.ts";
import { titleInWords } from "../../formulas/in-plain.ts";
import { attributionsIn } from "../../library/as-curriculum.ts";
import type { Session } from "../../store/session.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import { type CheckContext, checkClaimed, claimsOf } from "../check/check.ts";
import type { CheckedIn } from "../check/lesson-context.ts";
import { wantedMinutes } from "../check/lints/minutes-add-up.ts";
import type { LessonState } from "../decide/decision.ts";
import { plannedMinutes } from "../decide/part-minutes.ts";
import { type Lesson, parseLesson } from "../document.ts";
import type { ExportInput } from "./model.ts";
import { withItsLength } from "./said-length.ts";

/** All that an exported lesson says besides its text: class, evidence, guidance, and whether it is decided. */
export function exportInput(
  session: Session,
  state: Pick<LessonState, "markdown" | "complete" | "part">,
  context: CheckContext & {
    checkedIn: CheckedIn;
    /** Who drafted it, in words: a model's name, or "built-in drafting, no AI model". */
    author: string;
  },
): ExportInput {
  const { registry, profile, author, checkedIn } = context;
  const { markdown } = state;
  const lesson = parseLesson(markdown);
  const { title } = lesson;
  const claims = checkedIn === "gone" ? [] : claimsOf(markdown, context);
  const { evidence, guidance } = checkClaimed(markdown, context, claims);
  const sound = checkedIn !== "gone" && evidence.findings.length === 0;
  const cited = claims.flat().flatMap(({ code, pointer, status }) => {
    if (pointer === null || status !== "verified") return [];
    return [{ code, ...pointer, title: registry.find(code)?.title ?? "" }];
  });
  return {
    markdown: state.part === undefined ? withItsLength(lesson, timedMinutes(lesson)) : markdown,
    title: titleInWords(title ?? session.title),
    part: state.part,
    subtitle:
      profile === null
        ? ""
        : [
            profile.id,
            profile.stage,
            profile.subject,
            state.part === undefined ? lengthOf(lesson, profile, context.askedMinutes ?? null) : "",
          ]
            .filter(Boolean)
            .join(" · "),
    status: sound ? (state.complete ? "decided" : "draft") : "unverified",
    evidence: [...new Map(cited.map((one) => [one.code, one])).values()],
    guidance,
    madeBy: author,
    attributions: attributionsIn(markdown, context.libraries ?? null),
  };
}

/** As long as its timings are; where it has none, as long as it was to be. */
function lengthOf(lesson: Lesson, profile: ClassProfile, asked: number | null): string {
  const planned = timedMinutes(lesson);
  const minutes = planned > 0 ? planned : (wantedMinutes(lesson, profile, asked)?.minutes ?? 0);
  return counted(minutes, "minute");
}

/** 0 where it has no timings. */
function timedMinutes(lesson: Lesson): number {
  return lesson.sections.some(({ kind }) => kind === "timings") ? plannedMinutes(lesson) : 0;
}

/** Who drafted a session's lesson, from the traces of its runs; the last run that a model or an author took part in. */
export function authorFrom(runs: readonly { provider: string; model: string }[]): string {
  const run = runs.findLast(({ provider }) => provider !== "person");
  if (run === undefined) return "teacher-assist";
  return run.provider === "builtin" ? "built-in drafting, no AI model" : run.model;
}
