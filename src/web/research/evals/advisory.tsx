import { evals } from "../../words/en/research-evals.ts";

/** What is said by a judge that people have not been held against. */
export function Advisory() {
  return <span className="chip chip-draft">{evals.advisory}</span>;
}
