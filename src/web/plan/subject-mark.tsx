import { subjectColour, subjectLetters } from "./subject.ts";

/** A subject's mark: its letters on its colour. Beside the subject's name, which it repeats for the eye alone. */
export function SubjectMark({ subject }: { subject: string }) {
  const letters = subjectLetters(subject);
  if (letters === "") return null;
  return (
    <span className={`subject-mark ${subjectColour(subject)}`} aria-hidden="true">
      {letters}
    </span>
  );
}
