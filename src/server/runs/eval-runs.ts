import { conditionText, readCondition, usual } from "../../agent/condition.ts";
import { readableId } from "../../agent/ids.ts";
import { tracedStore } from "../../agent/telemetry/traced-store.ts";
import { readSuites } from "../../evals/cases/read-suites.ts";
import type { EvalCase } from "../../evals/cases/suite.ts";
import { criterionNames } from "../../evals/criteria/criteria.ts";
import { casesOfRun, shippedCases } from "../../evals/suites/cases-of-run.ts";
import { freeze } from "../../evals/suites/frozen.ts";
import { armOf, refuseOther, refuseUnpriced } from "../../evals/suites/head-arms.ts";
import { openLedger } from "../../evals/suites/ledger.ts";
import { beginRun, type RunHead, readRun, runFolder } from "../../evals/suites/run-folder.ts";
import { runSuite } from "../../evals/suites/run-suite.ts";
import { settingsOf } from "../../evals/suites/settings.ts";
import { spentIn } from "../../evals/suites/spent-in.ts";
import type { ProviderName } from "../../model/provider-names.ts";
import { Problem, reasonOf } from "../../problem.ts";
import { fileStore } from "../../store/file-store.ts";
import { Refused } from "../errors.ts";
import type { Workbench } from "../workbench.ts";

export type AskedRun = {
  suite: string | null;
  conditions: readonly string[];
  /** `builtin` costs nothing. */
  provider: string;
  /** Empty: the agents' own. */
  model: string;
  repeats: number;
  /** null: none, where nothing is spent or nobody knows what it costs. */
  ceilingUsd: number | null;
};

/** The run under way: how much was spent so far, those attempts that were cut off included. */
export type LiveRun = { id: string; spentUsd: number; ceilingUsd: number | null };

/** Why a run that was begun here ended before all was tried. */
type Ended = { id: string; why: "cancelled" | "budget" | "failed"; reason: string | null };

/** Eval runs that are begun at the page, one at a time. */
export type EvalRuns = {
  /** The id of the run; its results appear as they come. Throws `Problem` or `Refused`. */
  begin(asked: AskedRun): Promise<string>;
  /** Goes on where it was cut off, with what is left of its ceiling or of another. Throws `Problem` or `Refused`. */
  resume(id: string, ceilingUsd: number | null): Promise<void>;
  running(): LiveRun | null;
  /** The last one that ended early; null where none did. */
  ended(): Ended | null;
  stop(): Promise<void>;
  /** With whom cases can be tried here, and what would write where nobody is named. */
  writers(): Promise<{ provider: Remote; model: string }[]>;
};

type Remote = Exclude<ProviderName, "builtin">;
const remotes: readonly Remote[] = ["anthropic", "openai"];

/** Models answer over the network, so that several can be asked at once; built-in drafting has the threads. */
const atOnce = 3;

export function evalRuns(bench: Workbench): EvalRuns {
  const { data, project } = bench.setup;
  let live: (LiveRun & { stopping: AbortController; done: Promise<void> }) | null = null;
  let last: Ended | null = null;

  async function tryCases(
    head: RunHead,
    cases: readonly EvalCase[],
    maxUsd: number | undefined,
    now: LiveRun,
    signal: AbortSignal,
  ): Promise<void> {
    const folder = runFolder(data, head.id);
    const env = await bench.env();
    const { store, settled } = tracedStore(fileStore(folder), env, (line) => console.error(line));
    const ledger = await openLedger(folder);
    try {
      now.spentUsd = await spentIn(store);
      const arms = head.arms.map(armOf);
      const isFree = head.arms.every(({ provider }) => provider === "builtin");
      const where = { project, plugins: await bench.plugins(), env, store, code: bench.apart.code };
      const plan = { cases, arms, repeats: head.repeats, parallel: isFree ? 1 : atOnce, maxUsd };
      const { stopped } = await runSuite(plan, where, ledger, now.spentUsd, signal, ({ spentUsd }) => {
        now.spentUsd = spentUsd;
      });
      if (stopped !== null) last = { id: head.id, why: stopped, reason: null };
    } finally {
      await ledger.close();
      await settled();
    }
  }

  function start(head: RunHead, cases: readonly EvalCase[], ceilingUsd: number | null): void {
    const stopping = new AbortController();
    const now: LiveRun = { id: head.id, spentUsd: 0, ceilingUsd };
    last = null;
    const done = tryCases(head, cases, ceilingUsd ?? undefined, now, stopping.signal)
      .catch((error: unknown) => {
        last = { id: head.id, why: "failed", reason: reasonOf(error) };
      })
      .finally(() => {
        live = null;
      });
    live = Object.assign(now, { stopping, done });
  }

  function refuseSecond(): void {
    if (live !== null)
      throw new Refused(409, "busy", "A run is under way. Wait until it is done, or stop it.");
  }

  const casesHere = () => readSuites(shippedCases(project), criterionNames);

  return {
    running: () =>
      live === null ? null : { id: live.id, spentUsd: live.spentUsd, ceilingUsd: live.ceilingUsd },
    ended: () => last,
    async begin({ suite, conditions, provider, model, repeats, ceilingUsd }) {
      refuseSecond();
      const { cases, problems } = casesHere();
      const chosen = cases.filter((one) => suite === null || one.suite === suite);
      if (chosen.length === 0)
        throw new Problem("usage", problems[0]?.message ?? "There is no such suite. Nothing was begun.");
      const now = Date.now();
      const named = [...new Set(conditions.map((one) => conditionText(readCondition(one))))];
      const arms = named.map((condition) => ({ condition, provider, model }));
      const head: RunHead = {
        id: readableId(now),
        startedAt: new Date(now).toISOString(),
        cases: chosen.map(({ id }) => id),
        arms,
        repeats,
        frozen: freeze(project, chosen),
        settings: settingsOf(await bench.plugins(), chosen, arms.map(armOf), await bench.env()),
        ...(ceilingUsd === null ? {} : { ceilingUsd }),
      };
      refuseUnready(head);
      refuseUnpriced(head, ceilingUsd ?? undefined);
      await beginRun(data, head);
      refuseSecond();
      start(head, chosen, ceilingUsd);
      return head.id;
    },
    async resume(id, ceilingUsd) {
      refuseSecond();
      const { results: _, ...head } = await readRun(data, id);
      const chosen = casesOfRun(head, project);
      refuseOther(head, freeze(project, chosen));
      const ceiling = ceilingUsd ?? head.ceilingUsd ?? null;
      refuseUnpriced(head, ceiling ?? undefined);
      refuseSecond();
      start(head, chosen, ceiling);
    },
    async stop() {
      live?.stopping.abort();
      await live?.done;
    },
    async writers() {
      const { cases } = casesHere();
      const [plugins, env] = [await bench.plugins(), await bench.env()];
      return remotes.flatMap((provider) => {
        const { arms } = settingsOf(plugins, cases, [{ condition: usual, flags: { provider } }], env);
        const who = arms[0]?.agents.planner ?? "";
        return who === "" || who.startsWith("nobody:") ? [] : [{ provider, model: who.split(" ")[1] ?? "" }];
      });
    },
  };
}

/** Nobody answers: every case would fail, one after the other. */
function refuseUnready({ settings }: RunHead): void {
  const reasons = settings?.arms.flatMap(({ agents }) => Object.values(agents)) ?? [];
  const nobody = reasons.find((who) => who.startsWith("nobody:"));
  if (nobody !== undefined)
    throw new Problem("setup", `${nobody.slice("nobody: ".length)} Nothing was begun.`);
}
