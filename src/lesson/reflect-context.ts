import type { Session } from "../store/session.ts";
import type { ClassProfile } from "../workspace/class-profile.ts";
import { classNamedIn } from "../workspace/classes.ts";
import type { EvidenceFinding } from "../workspace/curriculum/evidence.ts";
import type { Outcome } from "../workspace/curriculum/outcome.ts";
import type { Registry } from "../workspace/curriculum/registry.ts";

/** The class that a session's lesson is for; null where it names none. */
export function classOf(
  { title }: Pick<Session, "title">,
  markdown: string,
  profiles: readonly ClassProfile[],
): ClassProfile | null {
  return classNamedIn(`${title}\n${markdown}`, profiles);
}

/** The outcomes that a lesson's checked claims name, each once. */
export function outcomesIn(claims: readonly EvidenceFinding[][], registry: Registry): Outcome[] {
  const codes = new Set(claims.flat().map(({ code }) => code));
  return [...codes].flatMap((code) => registry.find(code) ?? []);
}
