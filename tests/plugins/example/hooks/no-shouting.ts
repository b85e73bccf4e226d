import { defineHook } from "teacher-assist/hooks";
import { isShouting } from "./_letters.ts";

/** A guardrail: a request in capitals ends the run before anything is asked of a model. */
export default defineHook({
  name: "no-shouting",
  on: "preLoop",
  run: ({ input }) => (isShouting(input) ? { abort: "Please ask again without shouting." } : undefined),
});
