import type { RunRow } from "../../evals/runs/run-row.ts";
import { research } from "../words/en/research.ts";
import { type Fact, Facts } from "./facts.tsx";

const say = research.run;
const { figures } = research;

/** What it came to in all, above the timeline. */
export function Totals({ facts }: { facts: readonly Fact[] }) {
  return (
    <section aria-label={say.totals}>
      <Facts of={facts} className="research-totals" />
    </section>
  );
}

type Summed = Pick<RunRow, "turns" | "usage" | "toolCalls" | "retries" | "errors">;

/** The figures that a run and a session have in common; `cost` in words, as a sum may lack a price. */
export function figuresOf({ turns, usage, toolCalls, retries, errors }: Summed, cost: string): Fact[] {
  return [
    [say.turns, figures.number(turns)],
    [say.tokensIn, figures.number(usage.inputTokens)],
    [say.tokensOut, figures.number(usage.outputTokens)],
    [say.cache, `${figures.number(usage.cacheReadTokens)} / ${figures.number(usage.cacheWriteTokens)}`],
    [say.cost, cost],
    [say.tools, figures.number(toolCalls)],
    [say.retries, figures.number(retries)],
    [say.errors, figures.number(errors)],
  ];
}
