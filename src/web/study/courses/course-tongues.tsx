import { type ReactNode, useMemo } from "react";
import { InTongues, type Tongues } from "../../ui/foreign.tsx";
import { useCourse } from "./reads.ts";

/** Around the texts of a course: which of their words are of the language that is learned. */
export function CourseTongues({ course, children }: { course: string; children: ReactNode }) {
  const { value } = useCourse(course);
  const known = value?.tongues ?? null;
  const tongues = useMemo((): Tongues | null => {
    if (known === null) return null;
    const { target, instruction, words, either } = known;
    const foreign = { language: target, own: new Set(words), either: new Set(either) };
    return { instruction, foreign };
  }, [known]);
  return <InTongues tongues={tongues}>{children}</InTongues>;
}
