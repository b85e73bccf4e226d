import type { Session } from "../../store/session.ts";
import { lessonOf } from "../decide/decisions.ts";

/** Whether a session's lesson, as it stands, names an outcome by its code, however that is spaced or written. */
export function teaches(session: Session, code: string): boolean {
  return namesOutcome(lessonOf(session)?.markdown ?? "", code);
}

/** The same of a lesson's text. */
export function namesOutcome(markdown: string, code: string): boolean {
  const parts = code.match(/\p{L}+|\p{N}+/gu) ?? [];
  if (parts.length === 0) return false;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${parts.join("[\\s._-]*")}(?![\\p{L}\\p{N}])`, "iu");
  return whole.test(markdown);
}
