import type { ClassProfile } from "../workspace/class-profile.ts";
import { checkClaims, checkEvidence, type EvidenceReport } from "../workspace/curriculum/evidence.ts";
import type { Registry } from "../workspace/curriculum/registry.ts";
import { checkAge } from "./age/age.ts";
import { vocabularyIn } from "./age/vocabulary.ts";
import { looksLikeLesson, parseLesson } from "./document.ts";
import type { Finding } from "./finding.ts";
import { lintLesson } from "./lints/lint-lesson.ts";

export type LessonCheck = { evidence: EvidenceReport; lints: Finding[]; age: Finding[]; guidance: string[] };

export type CheckContext = {
  registry: Registry;
  /** null: no class is known; what depends on one is not checked. */
  profile: ClassProfile | null;
  /** A workspace file's text; null where there is none. */
  read(path: string): string | null;
};

/** Everything there is to check in a lesson, from any tool: evidence, lints, age fit. */
export function checkLesson(markdown: string, { registry, profile, read }: CheckContext): LessonCheck {
  const lesson = parseLesson(markdown);
  const level = profile?.level === "" ? undefined : profile?.level;
  const evidence = checkEvidence(markdown, registry, { level, read });
  const cited = new Set(
    checkClaims(markdown, registry, { level, read })
      .flat()
      .map(({ code }) => code),
  );
  const misconceptions = [...cited].flatMap((code) => registry.find(code)?.misconceptions ?? []);
  const age = checkAge(markdown, { stage: profile?.stage || "S3", vocabulary: vocabularyIn(markdown) });
  return {
    evidence,
    lints: looksLikeLesson(markdown) ? lintLesson(lesson, { profile, misconceptions }) : [],
    age: age.findings,
    guidance: age.guidance,
  };
}
