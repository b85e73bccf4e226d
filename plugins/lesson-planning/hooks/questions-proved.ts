import { defineHook } from "teacher-assist/hooks";
import { questionsFound } from "../../../src/lesson/companions/questions-found.ts";

/**
 * A question that cannot be read, has two right answers or a sum that does not come out goes back to its author once.
 * What is still wrong then is kept, shown to the teacher where it stands, and never marked as right.
 */
export default defineHook({
  name: "questions-proved",
  on: "postLoop",
  apart: true,
  run({ text }, { repairs }) {
    const found = questionsFound(text);
    if (found.length === 0) return undefined;
    const report = { found };
    if (repairs > 0) return { report };
    const lines = found.map((line) => `- ${line}`).join("\n");
    return {
      report,
      repair: `Some questions do not hold:\n\n${lines}\n\nCorrect these, or leave them out, and return everything else unchanged.`,
    };
  },
});
