import type { RunRow } from "../../../evals/runs/run-row.ts";
import { words } from "../../words/words.ts";

/** What a model is called: built-in drafting is none. */
export function modelOf({ provider, model }: Pick<RunRow, "provider" | "model">): string {
  return provider === "builtin" ? words.research.runs.builtin : model;
}
