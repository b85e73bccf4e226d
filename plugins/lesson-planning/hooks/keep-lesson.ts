import { defineHook } from "teacher-assist/hooks";
import { lessonOf } from "../../../src/lesson/decide/decisions.ts";

/** The lesson as it was decided stays word for word, however long the conversation grows (decision 51). */
export default defineHook({
  name: "keep-lesson",
  on: "preCompact",
  apart: true,
  run({ messages }, { decisions }) {
    const lesson = lessonOf({ messages: [...messages], decisions: [...decisions] });
    return lesson === null
      ? undefined
      : { keep: [{ what: "The lesson as it stands", text: lesson.markdown }] };
  },
});
