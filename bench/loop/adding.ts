import type { Workload } from "./adapter.ts";

/** A model that asks for a sum a turn, and says "done" after so many. */
export const adding: Workload = {
  SYSTEM: "You are a test agent. Use the add tool.",
  PROMPT: "Add numbers until told to stop.",
  add: ({ a, b }) => String(a + b),
  script(turns) {
    let i = 0;
    return {
      next: () => (i < turns ? { tool: "add", id: `call_${i}`, args: { a: i++, b: 1 } } : { text: "done" }),
    };
  },
};
