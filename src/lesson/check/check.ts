import { libraryClaims } from "../../library/as-curriculum.ts";
import type { Libraries } from "../../library/libraries.ts";
import type { ClassProfile } from "../../workspace/class-profile.ts";
import {
  checkClaims,
  type EvidenceFinding,
  type EvidenceReport,
  evidenceReport,
} from "../../workspace/curriculum/evidence.ts";
import type { NoteHead } from "../../workspace/curriculum/fit/fit.ts";
import type { Registry } from "../../workspace/curriculum/registry.ts";
import { looksLikeLesson, parseLesson } from "../document.ts";
import { type AgeCheck, checkAge } from "./age/age.ts";
import { vocabularyIn } from "./age/vocabulary.ts";
import type { Finding } from "./finding.ts";
import { lessonFit, topicsOf } from "./lesson-fit.ts";
import { lintLesson } from "./lints/lint-lesson.ts";

export type LessonCheck = { evidence: EvidenceReport; lints: Finding[]; age: Finding[]; guidance: string[] };

export type CheckContext = {
  registry: Registry;
  /** null: no class is known; what depends on one is not checked. */
  profile: ClassProfile | null;
  /** A workspace file's text; null where there is none. */
  read(path: string): string | null;
  /** Those that were brought in on this computer; left out: nobody looked. */
  libraries?: Libraries | null | undefined;
  /** What the teacher's notes on topics say of themselves. */
  notes: readonly NoteHead[];
  /** What the teacher asked for, where that is known. */
  asked?: string | undefined;
  /** How long it was asked to be; null: nobody said, so it is as long as the class's period. */
  askedMinutes?: number | null | undefined;
  /** What its taught sections said at one time or another, where it was changed since it was drafted. */
  earlier?: readonly string[] | undefined;
};

/** Everything there is to check in a lesson, from any tool: evidence, lints, age fit. */
export function checkLesson(markdown: string, context: CheckContext): LessonCheck {
  return checkClaimed(markdown, context, claimsOf(markdown, context));
}

/** The lesson's curriculum claims, each checked, where it points and whether it fits: the dear part, for whoever needs it twice. */
export function claimsOf(markdown: string, context: CheckContext): EvidenceFinding[][] {
  const { registry, profile, read } = context;
  return checkClaims(markdown, registry, {
    level: profile?.level || undefined,
    stage: profile?.stage || undefined,
    read,
    libraries: libraryClaims(context.libraries ?? null),
    topics: topicsOf(markdown, context),
    fit: lessonFit(markdown, context),
  });
}

/** The same as `checkLesson`, with its claims checked before. */
export function checkClaimed(
  markdown: string,
  { registry, profile, askedMinutes, earlier }: CheckContext,
  claims: readonly EvidenceFinding[][],
): LessonCheck {
  const lesson = parseLesson(markdown);
  const cited = new Set(claims.flat().map(({ code }) => code));
  const misconceptions = [...cited].flatMap((code) => registry.find(code)?.misconceptions ?? []);
  const age = ageChecked(markdown, profile?.stage || "S3");
  return {
    evidence: evidenceReport(claims),
    lints: looksLikeLesson(markdown)
      ? lintLesson(lesson, { profile, misconceptions, askedMinutes, earlier })
      : [],
    age: age.findings,
    guidance: age.guidance,
  };
}

const lastChecked = new Map<string, AgeCheck>();
const mostKept = 8;

/** By far the dearest check, and the same for the same text: a page asks for it again at every decision. */
function ageChecked(markdown: string, stage: string): AgeCheck {
  const key = `${stage}\n${markdown}`;
  const age = lastChecked.get(key) ?? checkAge(markdown, { stage, vocabulary: vocabularyIn(markdown) });
  lastChecked.delete(key);
  lastChecked.set(key, age);
  const [oldest] = lastChecked.keys();
  if (lastChecked.size > mostKept && oldest !== undefined) lastChecked.delete(oldest);
  return age;
}
