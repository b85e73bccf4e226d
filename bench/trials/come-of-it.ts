import type { RunResult } from "../../src/agent/events.ts";
import { optionsIn } from "../../src/lesson/brief/choice.ts";
import type { LessonCheck } from "../../src/lesson/check/check.ts";
import { gapsIn } from "../../src/lesson/check/gaps.ts";
import { timingsOf } from "../../src/lesson/check/lints/timings.ts";
import { looksLikeLesson, parseLesson } from "../../src/lesson/document.ts";
import type { ClassProfile } from "../../src/workspace/class-profile.ts";
import type { Row } from "./row.ts";

/** What came of a request, as far as it can be counted. */
export type CameOf = {
  kind: "lesson" | "question" | "refusal";
  empty: number;
  /** Places that the teacher is asked to fill in: counted apart. */
  fields: number;
  claims: number;
  misfits: number;
  wrong: number;
  needsDropped: string[];
  minutesOff: string;
  /** Words that a lesson on this would have and this one has not. */
  missing: string[];
};

export function cameOf(
  row: Row,
  { text, status, reason, failure }: RunResult,
  profile: ClassProfile,
  found: LessonCheck,
): CameOf {
  const isLesson = status === "success" && looksLikeLesson(text);
  // What is asked before a request is kept stops the run, with choices; any other stop is a refusal.
  const asksFirst = failure === "privacy-scan" && optionsIn(reason ?? "").length > 0;
  const asks =
    asksFirst || (status === "success" && !isLesson && (optionsIn(text).length > 0 || /\?\s*$/m.test(text)));
  const kind = isLesson ? "lesson" : asks ? "question" : "refusal";
  if (!isLesson)
    return {
      kind,
      empty: 0,
      fields: 0,
      claims: 0,
      misfits: 0,
      wrong: 0,
      needsDropped: [],
      minutesOff: "",
      missing: [],
    };
  const { sections } = parseLesson(text);
  const differs = sections.find(({ kind: of }) => of === "differentiation")?.body.toLowerCase() ?? "";
  const { evidence } = found;
  const wanted = row.expect.minutes ?? row.desk.period_minutes;
  const timings = sections.find(({ kind: of }) => of === "timings");
  const parts = timings === undefined ? [] : timingsOf(timings).parts;
  const sum = parts.reduce((minutes, part) => minutes + part.minutes, 0);
  return {
    kind,
    empty: sections.filter(({ body }) => body.trim() === "").length + Math.max(0, 11 - sections.length),
    fields: gapsIn(text),
    claims: evidence.claims,
    misfits: evidence.misfitting,
    wrong: evidence.invented + evidence.unsupported,
    needsDropped: row.desk.needs.filter(
      (need) =>
        !profile.needs.some(({ text: known }) => known.toLowerCase().includes(need.toLowerCase())) ||
        !differs.includes(need.toLowerCase()),
    ),
    minutesOff: sum === wanted ? "" : `${sum} for ${wanted}`,
    missing: row.expect.about.filter((word) => !text.toLowerCase().includes(word.toLowerCase())),
  };
}

/** As the row expects it. */
export function isExpected(row: Row, came: CameOf): boolean {
  if (came.kind !== row.expect.kind) return false;
  if (came.kind !== "lesson") return true;
  return (
    came.empty === 0 &&
    came.misfits === 0 &&
    came.wrong === 0 &&
    came.minutesOff === "" &&
    came.missing.length === 0
  );
}
