import { defineHook } from "teacher-assist/hooks";
import { looksLikeLesson, parseLesson } from "../../../src/lesson/document.ts";

/**
 * A lesson is the teacher's to decide on, section by section. The decisions are kept in the session and wait there for
 * as long as it takes; this says which sections wait.
 */
export default defineHook({
  name: "teacher-adjudication",
  on: "postLoop",
  run({ text }) {
    if (!looksLikeLesson(text)) return undefined;
    const sections = parseLesson(text).sections.map(({ id, title }) => ({ id, title, decision: "pending" }));
    return { result: { sections }, report: { waiting: sections.map(({ id }) => id) } };
  },
});
