import type { Passage } from "./prose.ts";

const pupilHeading =
  /\b(?:starters?|main|plenar(?:y|ies)|success criteria|learning intentions?|pupils?|students?|learners?|worksheets?|handouts?|tasks?|activit(?:y|ies)|questions?|exit (?:ticket|question|slip|pass)|quiz|homework|practice|challenge|you will|your turn|instructions?)\b/i;
const teacherHeading =
  /\b(?:teachers?|staff|answers?|answer key|mark(?:ing)? schemes?|solutions?|overview|curriculum|outcomes?|assessment|differentiation|resources|timings?|rationale|evidence|notes? for)\b/i;

/** Sections that only a plan for a teacher has; without them a text is a page for pupils from top to bottom. */
const planHeading =
  /^(?:overview|curriculum links?|learning outcomes?|differentiation|assessment|timings?|plenary)\b/i;

/** What pupils will read or hear. In a plan that is its Starter, Main and the like; on a worksheet it is nearly all. */
export function pupilFacing(passages: readonly Passage[]): Passage[] {
  const isPlan = passages.some(({ headings }) => headings.some((heading) => planHeading.test(heading)));
  return passages.filter(({ headings, forTeacher }) => !forTeacher && reachesPupils(headings, isPlan));
}

/** The innermost heading that says anything decides: "Teacher notes" inside "Main" are not for pupils. */
function reachesPupils(headings: readonly string[], isPlan: boolean): boolean {
  for (const heading of headings.toReversed()) {
    if (teacherHeading.test(heading)) return false;
    if (pupilHeading.test(heading)) return true;
  }
  return !isPlan;
}
