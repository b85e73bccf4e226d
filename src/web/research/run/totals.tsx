import type { RunRow } from "../../../evals/runs/run-row.ts";
import { words } from "../../words/words.ts";
import { modelOf } from "../runs/run-table.tsx";
import { Status } from "../status.tsx";

const say = words.research.run;
const { figures } = words.research;

export function Totals({ run }: { run: RunRow }) {
  const { usage } = run;
  const rows: [string, string][] = [
    [say.model, modelOf(run)],
    [say.began, figures.moment(run.startedAt)],
    [say.took, figures.duration(run.durationMs)],
    [say.turns, figures.number(run.turns)],
    [say.tokensIn, figures.number(usage.inputTokens)],
    [say.tokensOut, figures.number(usage.outputTokens)],
    [say.cache, `${figures.number(usage.cacheReadTokens)} / ${figures.number(usage.cacheWriteTokens)}`],
    [say.cost, figures.cost(run.costUsd)],
    [say.tools, figures.number(run.toolCalls)],
    [say.retries, figures.number(run.retries)],
    [say.errors, figures.number(run.errors)],
  ];
  return (
    <section aria-label={say.totals}>
      <dl className="research-totals">
        <div>
          <dt>{say.status}</dt>
          <dd>
            <Status status={run.status} />
          </dd>
        </div>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
