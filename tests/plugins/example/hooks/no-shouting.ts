import { isShouting } from "./_letters.ts";

/** A guardrail: a request in capitals ends the run before anything is asked of a model. */
export default {
  name: "no-shouting",
  on: "preLoop",
  run(event: { point: "preLoop"; input: string }) {
    return isShouting(event.input) ? { abort: "Please ask again without shouting." } : undefined;
  },
};
