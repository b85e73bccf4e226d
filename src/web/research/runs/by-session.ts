import type { RunRow } from "../../../evals/runs/run-row.ts";

type Counted = "turns" | "toolCalls" | "retries" | "errors";

export type SessionSum = Pick<RunRow, Counted | "usage"> & {
  id: string;
  title: string;
  last: string;
  status: RunRow["status"];
  runs: number;
  /** Of the runs whose price is known. */
  costUsd: number;
  unpriced: number;
  durationMs: number;
};

/** Sums by session, in the order in which the sessions come up. */
export function bySession(runs: readonly RunRow[]): SessionSum[] {
  return [...Map.groupBy(runs, ({ sessionId }) => sessionId)].flatMap(([id, own]) => {
    const last = own.reduce((late, run) => (run.startedAt > late.startedAt ? run : late));
    const sum = (of: (run: RunRow) => number) => own.reduce((total, run) => total + of(run), 0);
    return {
      id,
      title: last.title,
      last: last.startedAt,
      status: last.status,
      runs: own.length,
      turns: sum(({ turns }) => turns),
      toolCalls: sum(({ toolCalls }) => toolCalls),
      retries: sum(({ retries }) => retries),
      errors: sum(({ errors }) => errors),
      usage: {
        inputTokens: sum(({ usage }) => usage.inputTokens),
        outputTokens: sum(({ usage }) => usage.outputTokens),
        cacheReadTokens: sum(({ usage }) => usage.cacheReadTokens),
        cacheWriteTokens: sum(({ usage }) => usage.cacheWriteTokens),
      },
      costUsd: sum(({ costUsd }) => costUsd ?? 0),
      unpriced: sum(({ costUsd }) => (costUsd === null ? 1 : 0)),
      durationMs: sum(({ durationMs }) => durationMs ?? 0),
    };
  });
}
