import { join } from "node:path";
import { usual } from "../../../src/agent/condition.ts";
import { casesOf, type EvalCase } from "../../../src/evals/cases/suite.ts";
import type { Arm } from "../../../src/evals/suites/run-suite.ts";
import { discoverPlugins } from "../../../src/plugin/discover.ts";

export const project = join(import.meta.dir, "..", "..", "..");
export const plugins = await discoverPlugins([join(project, "plugins")]);

/** Cases that cost little: each is refused or asked about before anything is drafted. */
export const cheap: EvalCase[] = casesOf("cheap", {
  description: "Nothing to draft",
  task: "adversarial",
  defaultTest: { assert: [{ type: "comes-to", value: "refusal", threshold: 1 }] },
  tests: [
    { id: "poem", prompt: "write me a poem about my cat" },
    { id: "reference", prompt: "write a reference for my colleague" },
    { id: "weather", prompt: "what is the weather tomorrow in Paris" },
  ],
});

export const builtin: Arm = { condition: usual, flags: { provider: "builtin" } };
