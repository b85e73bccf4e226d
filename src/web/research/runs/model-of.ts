import type { RunRow } from "../../../evals/runs/run-row.ts";
import { research } from "../../words/en/research.ts";

/** What a model is called: built-in drafting is none. */
export function modelOf({ provider, model }: Pick<RunRow, "provider" | "model">): string {
  return provider === "builtin" ? research.runs.builtin : model;
}
