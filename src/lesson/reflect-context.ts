import type { Session } from "../store/session.ts";
import type { ClassProfile } from "../workspace/class-profile.ts";
import { classNamedIn } from "../workspace/classes.ts";
import { checkClaims } from "../workspace/curriculum/evidence.ts";
import type { Outcome } from "../workspace/curriculum/outcome.ts";
import type { Registry } from "../workspace/curriculum/registry.ts";

export type About = {
  registry: Registry;
  profiles: readonly ClassProfile[];
  read(path: string): string | null;
};

/** The class and the outcomes that a session's lesson is about. */
export function aboutLesson(
  { title }: Pick<Session, "title">,
  markdown: string,
  { registry, profiles, read }: About,
): { profile: ClassProfile | null; outcomes: Outcome[] } {
  const codes = new Set(
    checkClaims(markdown, registry, { read }).flatMap((claim) => claim.map(({ code }) => code)),
  );
  return {
    profile: classNamedIn(`${title}\n${markdown}`, profiles),
    outcomes: [...codes].flatMap((code) => registry.find(code) ?? []),
  };
}
