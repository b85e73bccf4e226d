import { join } from "node:path";
import { conditionText, readCondition } from "../../agent/condition.ts";
import { readableId } from "../../agent/ids.ts";
import { readSuites } from "../../evals/cases/read-suites.ts";
import type { EvalCase } from "../../evals/cases/suite.ts";
import { criterionNames } from "../../evals/criteria/criteria.ts";
import { freeze } from "../../evals/suites/frozen.ts";
import { openLedger } from "../../evals/suites/ledger.ts";
import { beginRun, type RunHead, runFolder } from "../../evals/suites/run-folder.ts";
import { runSuite } from "../../evals/suites/run-suite.ts";
import { Problem } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { Refused } from "../errors.ts";
import type { Workbench } from "../workbench.ts";

/** Eval runs that were begun at the page: with built-in drafting, which costs nothing, one at a time. */
export type EvalRuns = {
  /** The id of the run; its results appear as they come. Throws `Problem` or `Refused`. */
  begin(asked: { suite: string | null; conditions: readonly string[] }): Promise<string>;
  /** The one under way here; null where none is. */
  running(): string | null;
  stop(): Promise<void>;
};

export function evalRuns(bench: Workbench): EvalRuns {
  const { data, project, env } = bench.setup;
  let live: { id: string; stopping: AbortController; done: Promise<void> } | null = null;

  async function tryCases(head: RunHead, cases: readonly EvalCase[], signal: AbortSignal): Promise<void> {
    const folder = runFolder(data, head.id);
    const ledger = await openLedger(folder);
    try {
      const arms = head.arms.map(({ condition }) => ({
        condition: readCondition(condition),
        flags: { provider: "builtin" as const },
      }));
      const where = {
        project,
        plugins: await bench.plugins(),
        env,
        store: fileStore(folder),
        code: bench.apart.code,
      };
      await runSuite({ cases, arms, repeats: 1, parallel: 1 }, where, ledger, 0, signal, () => {});
    } finally {
      await ledger.close();
    }
  }

  return {
    running: () => live?.id ?? null,
    async begin({ suite, conditions }) {
      if (live !== null)
        throw new Refused(409, "busy", "A run is under way. Wait until it is done, or stop it.");
      const { cases, problems } = readSuites(join(project, "evals", "cases"), criterionNames);
      const chosen = cases.filter((one) => suite === null || one.suite === suite);
      if (chosen.length === 0)
        throw new Problem("usage", problems[0]?.message ?? "There is no such suite. Nothing was begun.");
      const now = Date.now();
      const named = [...new Set(conditions.map((one) => conditionText(readCondition(one))))];
      const head: RunHead = {
        id: readableId(now),
        startedAt: new Date(now).toISOString(),
        cases: chosen.map(({ id }) => id),
        arms: named.map((condition) => ({ condition, provider: "builtin", model: "" })),
        repeats: 1,
        frozen: freeze(project, chosen),
      };
      await beginRun(data, head);
      const stopping = new AbortController();
      const done = tryCases(head, chosen, stopping.signal)
        .catch((error: unknown) => console.error(`The eval run ${head.id} ended early: ${String(error)}`))
        .finally(() => {
          live = null;
        });
      live = { id: head.id, stopping, done };
      return head.id;
    },
    async stop() {
      live?.stopping.abort();
      await live?.done;
    },
  };
}
