import type { ClassProfile } from "../../workspace/class-profile.ts";
import { codesIn, normaliseCode } from "../../workspace/curriculum/codes.ts";
import {
  type EvidenceFinding,
  type EvidenceReport,
  evidenceReport,
} from "../../workspace/curriculum/evidence.ts";
import { looksLikeLesson, parseLesson } from "../document.ts";
import type { Made } from "../draft/whole-lesson.ts";
import { type CheckContext, claimsOf } from "./check.ts";

/**
 * The curriculum claims of what an author wrote: of a whole text all, of a new section those that it makes. What other
 * sections claim was judged when they came, and is the teacher's by now. `codes`: what each claim
 * names, a pointer that names none by where it points. `firstLine`: where the author's text begins.
 */
export function evidenceOf(
  { markdown, section }: Made,
  context: CheckContext,
): { report: EvidenceReport; codes: string[]; firstLine: number } {
  const { registry, profile } = context;
  const claims = claimsOf(markdown, {
    ...context,
    profile: looksLikeLesson(markdown) ? profile : levelless(profile),
  });
  const { sections } = parseLesson(markdown);
  const at = sections.findIndex(({ id }) => id === section);
  const own = sections[at];
  if (own === undefined) return { ...summed(claims), firstLine: 1 };
  const end = sections[at + 1]?.line ?? Number.POSITIVE_INFINITY;
  const named = new Set(codesIn(own.text, registry.patterns).map(({ code }) => normaliseCode(code)));
  // A code that stands in several sections is one claim, on its first line.
  const makes = ({ line, code, status }: EvidenceFinding) =>
    (line >= own.line && line < end) || (status === "invented" && named.has(normaliseCode(code)));
  return { ...summed(claims.filter((claim) => claim.some(makes))), firstLine: own.line };
}

function summed(claims: readonly EvidenceFinding[][]): { report: EvidenceReport; codes: string[] } {
  const codes = claims.flatMap(([one]) => {
    if (one === undefined) return [];
    const { code, pointer } = one;
    return code !== "" || pointer === null ? code : `${pointer.file}#L${pointer.start}-L${pointer.end}`;
  });
  return { report: evidenceReport(claims), codes };
}

/** A worksheet may go over what lies far below the class. */
function levelless(profile: ClassProfile | null): ClassProfile | null {
  return profile === null ? null : { ...profile, level: "" };
}
