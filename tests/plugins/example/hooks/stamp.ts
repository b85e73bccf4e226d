import { defineHook } from "teacher-assist/hooks";

/** Adds to a run's result how many words the answer has. */
export default defineHook({
  name: "stamp",
  on: "postLoop",
  run({ text }) {
    const words = text.split(/\s+/).filter(Boolean).length;
    return { result: { stamp: { words } }, report: { words } };
  },
});
