import { useLayoutEffect } from "react";
import { lessonHeader } from "../../store/lesson-header.ts";

let shown: string | null = null;

/** What every request of the page carries: which study's lesson is open, so that its files are those of the lesson's own desk. */
export function studyHeaders(): Record<string, string> {
  return shown === null ? {} : { [lessonHeader]: shown };
}

/** Before anything on the page reads: effects of the layout come first. */
export function useStudyLesson(session: { id: string; study?: unknown }): void {
  const id = session.study === undefined ? null : session.id;
  useLayoutEffect(() => {
    shown = id;
    return () => {
      shown = null;
    };
  }, [id]);
}
