import type { Session } from "../store/session.ts";
import type { ClassProfile } from "../workspace/class-profile.ts";
import { classNamedIn } from "../workspace/classes.ts";
import { checkClaims } from "../workspace/curriculum/evidence.ts";
import type { Registry } from "../workspace/curriculum/registry.ts";
import { checkLesson } from "./check.ts";
import type { LessonState } from "./decisions.ts";
import { parseLesson } from "./document.ts";
import type { ExportInput } from "./export/model.ts";

/** All that an exported lesson says besides its text: class, evidence, guidance, and whether it is decided. */
export function exportInput(
  session: Session,
  state: LessonState,
  context: { registry: Registry; profiles: readonly ClassProfile[]; read(path: string): string | null },
): ExportInput {
  const { registry, profiles, read } = context;
  const { markdown } = state;
  const { title } = parseLesson(markdown);
  const profile =
    classNamedIn(title ?? "", profiles) ??
    classNamedIn(session.title, profiles) ??
    classNamedIn(markdown, profiles);
  const { evidence, guidance } = checkLesson(markdown, { registry, profile, read });
  const sound = evidence.findings.length === 0;
  const claims = checkClaims(markdown, registry, { level: profile?.level || undefined, read }).flat();
  const cited = claims.flatMap(({ code, pointer, status }) => {
    if (pointer === null || status !== "verified") return [];
    return [{ code, ...pointer, title: registry.find(code)?.title ?? "" }];
  });
  return {
    markdown,
    title: title ?? session.title,
    subtitle:
      profile === null
        ? ""
        : [profile.id, profile.stage, profile.subject, `${profile.periodMinutes} minutes`]
            .filter(Boolean)
            .join(" · "),
    status: sound ? (state.complete ? "decided" : "draft") : "unverified",
    evidence: [...new Map(cited.map((one) => [one.code, one])).values()],
    guidance,
    madeBy: "teacher-assist",
  };
}
